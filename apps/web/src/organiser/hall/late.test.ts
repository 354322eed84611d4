import type { MatchCard, MatSummary } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { card, matSummary } from '../../parts/testing.ts';
import { matState } from './late.ts';

const mat = (
  queue: readonly MatchCard[],
  current: MatSummary['current'] = null,
  idleSince: number | null = null,
): MatSummary => matSummary({ current, queue, idleSince });

const on = (
  standing: 'on-mat' | 'ended',
  status: 'running' | 'not-started' = 'running',
): NonNullable<MatSummary['current']> => ({
  ...card('a', { standing }),
  live: {
    status,
    points: { red: 0, blue: 0 },
    fouls: { red: 0, blue: 0 },
    clock: { period: 'r', remainingMs: 1, elapsedMs: 0, running: true, at: 0 },
    startedAt: 0,
  },
});

const minute = 60_000;

describe('matState', () => {
  it('is late once a match could be taken for some minutes', () => {
    const waiting = mat([card('a')], null, minute);
    expect(matState(mat([card('a')]), 60 * minute).kind).toBe('idle');
    expect(matState(waiting, 3 * minute).kind).toBe('idle');
    expect(matState(waiting, 6 * minute)).toEqual({ kind: 'late', minutes: 5 });
  });
  it('is blocked where nothing that waits can be taken', () => {
    expect(matState(mat([card('a', { standing: 'held' })]), 0).kind).toBe('blocked');
  });
  it('is finished, opened, running or to be confirmed', () => {
    expect(matState(mat([]), 0).kind).toBe('finished');
    expect(matState(mat([], on('on-mat', 'not-started')), 0).kind).toBe('opened');
    expect(matState(mat([], on('on-mat')), 0).kind).toBe('running');
    expect(matState(mat([], on('ended')), 0).kind).toBe('to-confirm');
  });
});
