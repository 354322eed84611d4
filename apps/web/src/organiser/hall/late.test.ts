import type { MatchCard, MatSummary } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { card } from '../../parts/testing.ts';
import { matState } from './late.ts';

const mat = (queue: readonly MatchCard[], current: MatSummary['current'] = null): MatSummary => ({
  matId: 'm1',
  name: 'Mat 1',
  current,
  queue,
  left: queue.length,
});
const minute = 60_000;
const expected = { from: 0, to: 10 * minute };

describe('matState', () => {
  it('is late once the next match should have begun', () => {
    const late = mat([card('a', { expected })]);
    expect(matState(late, 14 * minute)).toEqual({ kind: 'late', minutes: 4 });
    expect(matState(late, 10 * minute).kind).toBe('idle');
  });
  it('is blocked where nothing that waits can be taken', () => {
    expect(matState(mat([card('a', { standing: 'held', expected })]), 99 * minute).kind).toBe(
      'blocked',
    );
  });
  it('is finished, running or to be confirmed', () => {
    expect(matState(mat([]), 0).kind).toBe('finished');
    const live: NonNullable<MatSummary['current']>['live'] = {
      status: 'running',
      points: { red: 0, blue: 0 },
      fouls: { red: 0, blue: 0 },
      clock: { period: 'r', remainingMs: 1, elapsedMs: 0, running: true, at: 0 },
      startedAt: 0,
    };
    expect(matState(mat([], { ...card('a', { standing: 'on-mat' }), live }), 0).kind).toBe(
      'running',
    );
    expect(matState(mat([], { ...card('a', { standing: 'ended' }), live }), 0).kind).toBe(
      'to-confirm',
    );
  });
});
