import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { verifyDraw } from '../draw/verify-draw.ts';
import { drawn, TestLog } from '../testing/test-log.ts';
import type { TournamentState } from '../types/state.ts';

const orderOf = (state: TournamentState): readonly string[] =>
  state.divisions.get('d1')?.bracket?.order ?? [];

describe('swap-places', () => {
  it('exchanges two in the bracket, and the draw still verifies, with what was exchanged', () => {
    const log = drawn(7);
    const [first = '', second = '', third = ''] = orderOf(log.state);
    log.must('division', 'd1', { type: 'swap-places', a: first, b: third });
    log.must('division', 'd1', { type: 'swap-places', a: second, b: first });
    expect(orderOf(log.state).slice(0, 3)).toEqual([third, first, second]);
    expect(log.state.divisions.get('d1')?.bracket?.swaps).toEqual([
      [first, third],
      [second, first],
    ]);
    expect(verifyDraw(log.state)).toMatchObject({ ok: true });
    expect(deriveAgain(log.envelopes)).toEqual([]);
  });

  it('does not verify where a place was exchanged without being recorded', () => {
    const { state } = drawn(7);
    const division = state.divisions.get('d1');
    if (division?.bracket == null) throw new Error('not drawn');
    const [a = '', b = ''] = division.bracket.order;
    const bracket = { ...division.bracket, swaps: [[a, b]] as const };
    const changed = state.divisions.with('d1', { ...division, bracket });
    expect(verifyDraw({ ...state, divisions: changed }).ok).toBe(false);
  });

  it('is refused for others than two of the draw, once a match was opened, and once published', () => {
    const log = drawn(4);
    const [a = '', b = ''] = orderOf(log.state);
    const swap = (one: string, other: string) =>
      ({ type: 'swap-places', a: one, b: other }) as const;
    expect(log.refusal('division', 'd1', swap(a, a))).toBe('not-in-draw');
    expect(log.refusal('division', 'd1', swap(a, 'e99'))).toBe('not-in-draw');
    log.paper('d1-1', 'red');
    expect(log.refusal('division', 'd1', swap(a, b))).toBe('division-started');
    log.division('d2');
    expect(log.refusal('division', 'd2', swap(a, b))).toBe('not-drawn');
    const state = { ...drawn(4).state, published: true };
    const published = new TestLog();
    published.state = state;
    expect(published.refusal('division', 'd1', swap(a, b))).toBe('published');
  });
});

describe('set-seeds', () => {
  const seeds = (...given: readonly (readonly [string, number | null])[]) =>
    ({ type: 'set-seeds', seeds: given.map(([entryId, seed]) => ({ entryId, seed })) }) as const;

  it('sets several at once, for the draw to follow', () => {
    const log = new TestLog().create().division('d1').enter('d1', 8);
    log.must('division', 'd1', seeds(['e5', 1], ['e3', 2]));
    log.must('division', 'd1', seeds(['e5', 2], ['e3', 1], ['e7', 3]));
    log.draw('d1');
    expect(orderOf(log.state).slice(0, 3)).toEqual(['e3', 'e5', 'e7']);
    expect(deriveAgain(log.envelopes)).toEqual([]);
  });

  it('is refused for a seed given twice, an odd seed, a stranger, and after the draw', () => {
    const log = new TestLog().create().division('d1').enter('d1', 4);
    log.must('division', 'd1', seeds(['e1', 1]));
    expect(log.refusal('division', 'd1', seeds(['e2', 1]))).toBe('seed-twice');
    expect(log.refusal('division', 'd1', seeds(['e2', 2], ['e3', 2]))).toBe('seed-twice');
    expect(log.refusal('division', 'd1', seeds(['e2', 0]))).toBe('bad-seed');
    expect(log.refusal('division', 'd1', seeds(['e2', 1.5]))).toBe('bad-seed');
    expect(log.refusal('division', 'd1', seeds(['e9', 2]))).toBe('unknown-entry');
    expect(log.refusal('division', 'd1', seeds(['e2', 2], ['e2', 3]))).toBe('unknown-entry');
    log.must('division', 'd1', seeds(['e1', null], ['e2', 1]));
    log.draw('d1');
    expect(log.refusal('division', 'd1', seeds(['e1', 2]))).toBe('division-drawn');
  });
});

describe('draw-division', () => {
  const apart = { club: [['e4', 'e1', 'e9'], ['e2']], country: [['e1', 'e2']] };

  it('records who was kept apart, only those who are drawn, and verifies', () => {
    const log = new TestLog().create().division('d1').enter('d1', 6);
    log.enterOne({ entryId: 'e9', personId: 'p9', divisionId: 'd1', notDrawn: 'not-approved' });
    log.must('division', 'd1', { type: 'draw-division', seedText: 'x', apart });
    const bracket = log.state.divisions.get('d1')?.bracket;
    expect(bracket?.apart).toEqual({ club: [['e1', 'e4']], country: [['e1', 'e2']] });
    expect(verifyDraw(log.state)).toMatchObject({ ok: true });
    expect(deriveAgain(log.envelopes)).toEqual([]);
  });

  it('is refused where groups name somebody else, or somebody twice', () => {
    const log = new TestLog().create().division('d1').enter('d1', 4);
    const draw = (club: readonly (readonly string[])[]) =>
      ({ type: 'draw-division', seedText: 'x', apart: { club, country: [] } }) as const;
    expect(log.refusal('division', 'd1', draw([['e1', 'e99']]))).toBe('bad-apart');
    expect(log.refusal('division', 'd1', draw([['e1', 'e2'], ['e2']]))).toBe('bad-apart');
  });
});
