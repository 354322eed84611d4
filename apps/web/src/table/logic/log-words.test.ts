import type { LogLineView, MatchAction, MatchView } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { actionWords, effectWords, lastVoidable, remarks } from './log-words.ts';

const screen = {
  techniques: [{ code: 'guard-pass', label: 'Guard pass' }],
  fouls: [{ code: 'stalling', label: 'Stalling' }],
  legality: [{ code: 'armbar', label: 'Armbar' }],
  disqualifications: [{ code: 'biting', label: 'Biting' }],
  suppressors: [{ code: 'heel-hook', label: 'Heel hook' }],
  timeOuts: [{ code: 'blood', label: 'Blood' }],
} as unknown as ScreenRules;

const line = (action: MatchAction, more: Partial<LogLineView> = {}): LogLineView => ({
  index: 0,
  at: 0,
  elapsedMs: 0,
  action: { ...action, at: 0 },
  effect: '',
  clauses: [],
  flags: [],
  voided: false,
  voidable: true,
  ...more,
});

describe('the words of the log', () => {
  it('uses the labels of the book', () => {
    const score: MatchAction = { do: 'score', side: 'red', technique: 'guard-pass' };
    expect(actionWords(score, screen)).toBe('Guard pass');
    const tap: MatchAction = { do: 'submission', side: 'blue', by: 'tap', technique: 'armbar' };
    expect(actionWords(tap, screen)).toBe('Submission: Armbar');
    const blood: MatchAction = { do: 'time-out', reason: 'blood', side: 'red' };
    expect(actionWords(blood, screen)).toBe('TIME: Blood');
    const held: MatchAction = { do: 'attempt', side: 'red', technique: 'heel-hook', secured: true };
    expect(actionWords(held, screen)).toBe('Hold secured: Heel hook');
    const out: MatchAction = { do: 'disqualify', side: 'red', reason: 'biting' };
    expect(actionWords(out, screen)).toBe('Disqualified: Biting');
  });

  it('writes the sides as the screen does', () => {
    expect(effectWords('+2 red')).toBe('+2 Red');
    expect(effectWords('-2 red, +1 advantage blue')).toBe('−2 Red, +1 advantage Blue');
    expect(effectWords('warning')).toBe('warning');
  });

  it('remarks what came late, ended outside or wants a look', () => {
    const action: MatchAction = {
      do: 'score',
      side: 'red',
      technique: 'x',
      inTime: true,
      inBounds: false,
    };
    expect(remarks(line(action, { flags: ['repeat-position', 'new-flag'] }))).toEqual([
      ...['late signal', 'ended outside', 'same position again', 'new-flag'],
    ]);
  });
});

describe('lastVoidable', () => {
  it('takes the last call that stands', () => {
    const start = line({ do: 'start' }, { index: 0 });
    const score = line({ do: 'score', side: 'red', technique: 'x' }, { index: 1 });
    const gone = line({ do: 'foul', side: 'red', foul: 'y' }, { index: 2, voided: true });
    const taken = line({ do: 'void', action: 2 }, { index: 3 });
    const wait = line({ do: 'wait' }, { index: 4, voidable: false });
    const running = { outcome: null };
    expect(lastVoidable({ log: [start, score, gone, taken, wait], ...running })?.index).toBe(1);
    expect(lastVoidable({ log: [start], ...running })).toBeNull();
  });

  it('leaves what only moved the clock to the log, save a TIME that ended the match', () => {
    const score = line({ do: 'score', side: 'red', technique: 'x' }, { index: 1 });
    const time = line({ do: 'time-out', reason: 'blood', side: 'red' }, { index: 2 });
    const again = line({ do: 'resume' }, { index: 3 });
    const outcome = {} as NonNullable<MatchView['outcome']>;
    expect(lastVoidable({ log: [score, time], outcome: null })?.index).toBe(1);
    expect(lastVoidable({ log: [score, time, again], outcome })?.index).toBe(1);
    expect(lastVoidable({ log: [score, time], outcome })?.index).toBe(2);
  });
});
