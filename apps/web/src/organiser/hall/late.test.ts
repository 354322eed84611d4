import type { MatchCard, MatSummary } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { card } from '../../parts/testing.ts';
import { type IdleSince, matState, noteIdle } from './late.ts';

const mat = (queue: readonly MatchCard[], current: MatSummary['current'] = null): MatSummary => ({
  matId: 'm1',
  name: 'Mat 1',
  current,
  queue,
  left: queue.length,
});

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
const none: IdleSince = new Map();

describe('matState', () => {
  it('is late once a match could be taken for some minutes', () => {
    const waiting = mat([card('a')]);
    const since = noteIdle(none, [waiting], minute);
    expect(matState(waiting, since, 3 * minute).kind).toBe('idle');
    expect(matState(waiting, since, 6 * minute)).toEqual({ kind: 'late', minutes: 5 });
  });
  it('is blocked where nothing that waits can be taken', () => {
    expect(matState(mat([card('a', { standing: 'held' })]), none, 0).kind).toBe('blocked');
  });
  it('is finished, opened, running or to be confirmed', () => {
    expect(matState(mat([]), none, 0).kind).toBe('finished');
    expect(matState(mat([], on('on-mat', 'not-started')), none, 0).kind).toBe('opened');
    expect(matState(mat([], on('on-mat')), none, 0).kind).toBe('running');
    expect(matState(mat([], on('ended')), none, 0).kind).toBe('to-confirm');
  });
});

describe('noteIdle', () => {
  it('keeps the first moment and forgets a mat that took a match', () => {
    const first = noteIdle(none, [mat([card('a')])], 1);
    expect(noteIdle(first, [mat([card('a')])], 9).get('m1')).toBe(1);
    const taken = noteIdle(first, [mat([card('a')], on('on-mat'))], 9);
    expect(taken.size).toBe(0);
    expect(noteIdle(taken, [mat([card('a')])], 20).get('m1')).toBe(20);
  });
  it('notes no mat whose matches are all held', () => {
    expect(noteIdle(none, [mat([card('a', { standing: 'held' })])], 1).size).toBe(0);
  });
});
