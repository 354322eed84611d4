import type { ResolvedRules, VerdictStep } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { baseRules as base, cite, playInvented as play } from './testing/invented.ts';

/** Mechanics of overtime and sudden death, on an invented book. */
const [regulation] = base.periods;
if (!regulation) throw new Error('no period');
const more = (of: 'points' | 'scored', scope: 'match' | 'period', method: string): VerdictStep => ({
  step: 'more',
  of,
  scope,
  method,
  ...cite,
});
const next: VerdictStep = { step: 'next-period', ...cite };
const nextWithout: VerdictStep = { ...next, when: 'no-points-in-period' };
const ask: VerdictStep = { step: 'ask', ask: 'decision', ...cite };
const periods = (
  overtime: readonly VerdictStep[],
  death: readonly VerdictStep[],
): ResolvedRules['periods'] => [
  { ...regulation, lengthMs: 60_000, verdict: [more('points', 'match', 'points'), next] },
  { ...regulation, id: 'overtime', lengthMs: 60_000, verdict: overtime },
  { ...regulation, id: 'sudden-death', lengthMs: null, firstLeadWins: true, verdict: death },
];
const fouls: ResolvedRules['fouls'] = {
  ...base.fouls,
  ladders: base.fouls.ladders.map((ladder) => ({
    ...ladder,
    rungs: [{ effects: [{ do: 'points', to: 'side', points: -2 }], ...cite }],
  })),
};

describe('a period without points', () => {
  const rules = { periods: periods([nextWithout, ask], [ask]), fouls };
  const start = ['0:00 start', '1:00 wait', '1:10 start'];

  it('leads into the next one, deductions or not', () => {
    expect(play(rules, [...start, '2:10 wait'])).toMatchObject({ awaiting: 'start' });
    const both = [...start, '1:20 foul red stalling', '1:30 foul blue stalling', '2:10 wait'];
    expect(play(rules, both)).toMatchObject({ awaiting: 'start', red: { points: -2 } });
  });

  it('with points of either side it does not', () => {
    const scored = [...start, '1:20 score red sweep', '1:30 score blue sweep', '2:10 wait'];
    expect(play(rules, scored).awaiting).toBe('decision');
    // Points of the period before are none of this one.
    const before = ['0:00 start', '0:10 score red sweep', '0:20 score blue sweep'];
    expect(play(rules, [...before, ...start.slice(1), '2:10 wait']).awaiting).toBe('start');
  });
});

describe('the first lead', () => {
  const start = ['0:00 start', '1:00 wait', '1:10 start', '2:10 wait', '2:20 start'];
  const scoredWins = more('scored', 'period', 'sudden-death');
  const anyWins = more('points', 'match', 'sudden-death');

  it('may be one of points made only', () => {
    const rules = { periods: periods([next], [scoredWins, ask]), fouls };
    const deducted = [...start, '2:30 foul red stalling'];
    expect(play(rules, deducted)).toMatchObject({ status: 'running', red: { points: -2 } });
    expect(play(rules, [...deducted, '2:40 score red sweep'])).toMatchObject({
      winner: 'red',
      method: 'sudden-death',
      red: { points: 0 },
      blue: { points: 0 },
    });
  });

  it('or one of a deduction too', () => {
    const rules = { periods: periods([next], [scoredWins, anyWins, ask]), fouls };
    expect(play(rules, [...start, '2:30 foul red stalling'])).toMatchObject({
      winner: 'blue',
      method: 'sudden-death',
    });
  });

  it('is no lead where the steps begin with a question', () => {
    const rules = { periods: periods([next], [ask]), fouls };
    expect(play(rules, [...start, '2:30 score red sweep']).status).toBe('running');
  });
});

describe('the position at the start of a period', () => {
  const lines = [
    '0:00 start',
    '0:30 score red sweep',
    '0:40 score blue mount',
    '0:41 score red mount',
  ];
  const over = ['1:00 wait', '1:10 start', '1:20 score red mount'];
  const begun = (is: 'same' | 'standing'): ResolvedRules['periods'] =>
    periods([ask], [ask]).map((period) =>
      period.id === 'overtime' ? { ...period, position: { is, ...cite } } : period,
    );
  const level = lines.filter((line) => !line.includes('sweep'));

  it('is named in the record', () => {
    const { actions } = play({ periods: begun('same') }, [...level, ...over]);
    expect(actions.map(({ effect }) => effect)).toContain('start same');
  });

  it('the same: what was scored before is the same position again', () => {
    expect(play({ periods: begun('same') }, [...level, ...over]).flags).toContain(
      'repeat-position',
    );
    expect(play({ periods: begun('standing') }, [...level, ...over]).flags).not.toContain(
      'repeat-position',
    );
  });
});
