import { findBook, type Options, resolveRules } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import {
  apply,
  initialState,
  type MatchAction,
  type MatchSetup,
  type MatchView,
} from '../index.ts';
import { played } from '../testing/match.ts';
import { viewMatch } from './match-view.ts';
import { parseTime, timeText } from './time-text.ts';

describe('the view of a match', () => {
  it('before the start shows the length and what may be done', () => {
    const view = viewMatch(played([]), 0);
    expect(view.status).toBe('not-started');
    expect(view.clock).toEqual({
      period: 'regulation',
      remainingMs: 360_000,
      elapsedMs: 0,
      running: false,
      at: 0,
    });
    expect(view.may).toEqual(['start', 'forfeit', 'disqualify', 'override', 'wait']);
  });

  it('lets time pass without an action', () => {
    const state = played(['0:00 start', '0:30 score red sweep']);
    expect(viewMatch(state, 100_400).clock.remainingMs).toBe(259_600);
    const over = viewMatch(state, 400_000);
    expect(over.status).toBe('ended');
    expect(over.outcome?.winner).toBe('red');
    expect(over.clock).toMatchObject({ remainingMs: 0, elapsedMs: 360_000, running: false });
    expect(over.may).toEqual(['foul', 'override', 'void', 'wait']);
  });

  it('shows what the next foul costs', () => {
    const { blue } = viewMatch(played(['0:00 start', '1:00 foul blue stalling']), 60_000);
    expect(blue.ladder.map((rung) => [rung.standing, rung.cost])).toEqual([
      ['taken', { kind: 'warning' }],
      ['next', { kind: 'points-to-opponent', points: 2 }],
      ['later', { kind: 'points-to-opponent', points: 3 }],
      ['later', { kind: 'disqualification' }],
    ]);
  });

  it('counts fouls as the decision compares them, warnings only where the book says so', () => {
    const lines = ['0:00 start', '1:00 foul blue stalling', '1:10 foul blue running'];
    const blue = (options: Options) => viewMatch(played(lines, { options }), 70_000).blue;
    expect(blue({})).toMatchObject({ fouls: 2, foulsCompared: 2 });
    expect(blue({ warningsCountAsPenalties: 'no' })).toMatchObject({ fouls: 2, foulsCompared: 1 });
  });

  it('shows points off where the book takes them', () => {
    const state = played([], { options: { penaltyDelivery: 'deduct' } });
    const costs = viewMatch(state, 0).red.ladder.map((rung) => rung.cost);
    expect(costs[1]).toEqual({ kind: 'points-off', points: 2 });
  });

  it('shows the ladders of the period and warnings beside the first one', () => {
    const book = findBook('grappling-x');
    const division = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'advanced' };
    const resolved = book && resolveRules(book, {}, division);
    if (!resolved?.ok) throw new Error('not resolved');
    const setup: MatchSetup = {
      rules: resolved.rules,
      stage: 'bracket',
      ranks: { red: null, blue: null },
    };
    let state = initialState(setup);
    const after = (at: number, action: MatchAction) => {
      const applied = apply(state, { ...action, at });
      if (!applied.ok) throw new Error(applied.refusal.message);
      state = applied.state;
      return viewMatch(state, at);
    };
    const idsOf = (view: MatchView) => view.red.otherLadders.map(({ id }) => id);
    expect(idsOf(after(0, { do: 'start' }))).toEqual(['official']);
    const warned = after(1_000, { do: 'foul', side: 'red', foul: 'illegal-technique' });
    expect(warned.red.otherLadders[0]?.rungs.map(({ standing }) => standing)).toEqual([
      'taken',
      'next',
    ]);
    const held = { do: 'attempt', side: 'red', technique: 'kneebar', secured: true } as const;
    expect(after(2_000, held).red.secured).toBe(true);
    expect(after(3_000, { do: 'attempt-over', side: 'red' }).red.secured).toBe(false);
    const overtime = after(900_000, { do: 'start' });
    expect(overtime.clock.period).toBe('overtime');
    expect(idsOf(overtime)).toContain('overtime-stalling');
  });

  it('counts blood time on a clock of its own', () => {
    const state = played([
      '0:00 start',
      '1:00 time-out blood red',
      '3:00 resume',
      '4:00 time-out blood red',
    ]);
    const view = viewMatch(state, 250_000);
    expect(view.status).toBe('timed-out');
    const blood = view.red.allowances.find((use) => use.kind === 'blood');
    expect(blood).toMatchObject({ usedMs: 130_000, limitMs: 300_000, running: true });
    expect(view.blue.allowances.find((use) => use.kind === 'blood')?.usedMs).toBe(0);
    const used = viewMatch(state, 420_000);
    expect(used).toMatchObject({ status: 'awaiting', awaiting: 'allowance-ruling' });
    expect(used.proposed).toMatchObject({ winner: 'blue', method: 'injury' });
    expect(used.may).toEqual([
      'resume',
      'foul',
      'unable',
      'forfeit',
      'disqualify',
      'override',
      'void',
      'wait',
    ]);
    expect(viewMatch(state, 430_000).may).toContain('resume');
    expect(viewMatch(state, 430_001).may).not.toContain('resume');
  });

  it('keeps every line, voided ones marked', () => {
    const view = viewMatch(played(['0:00 start', '1:00 score red mount', '1:10 void 1']), 70_000);
    expect(view.log.map((line) => [line.index, line.effect, line.voided, line.voidable])).toEqual([
      [0, 'start', false, true],
      [1, 'voided', true, false],
      [2, 'void 1', false, true],
    ]);
    expect(view.red.points).toBe(0);
  });

  it('says how long a late signal is taken', () => {
    const state = played(['0:00 start', '1:00 stop']);
    expect(viewMatch(state, 61_000).lateUntil).toBe(70_000);
    expect(viewMatch(state, 70_001).lateUntil).toBeNull();
    expect(viewMatch(played(['0:00 start']), 5000).lateUntil).toBeNull();
  });

  it('asks for a decision at the end of a level match', () => {
    const view = viewMatch(played(['0:00 start']), 360_000);
    expect(view.awaiting).toBe('decision');
    expect(view.may).toContain('decision');
    expect(view.may).not.toContain('score');
  });
});

describe('times as text', () => {
  it.each([
    [0, '0:00.000'],
    [158_600, '2:38.600'],
    [3_600_000, '60:00.000'],
  ])('%i is %s', (ms, text) => {
    expect(timeText(ms)).toBe(text);
    expect(parseTime(text)).toBe(ms);
  });

  it.each(['1:5', '1:60', ':10', '1:00.1', '-1:00', '1:00 ', 90])('%s is no time', (text) => {
    expect(parseTime(text)).toBeNull();
  });

  it('takes whole seconds', () => {
    expect(parseTime('6:00')).toBe(360_000);
  });
});
