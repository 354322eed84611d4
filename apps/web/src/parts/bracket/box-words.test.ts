import type { MatchResultView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { card } from '../testing.ts';
import { stateLine, wasFought } from './box-words.ts';

describe('the words above a match', () => {
  it('say where it will be and how it stands', () => {
    expect(stateLine(card('a'))).toBe('Mat 1 · Ready');
    expect(stateLine(card('a', { standing: 'waiting' }))).toBe('Mat 1 · waits');
    expect(stateLine(card('a', { standing: 'needs-ruling' }))).toBe('Mat 1 · Needs a ruling');
    expect(stateLine(card('a', { standing: 'on-mat' }))).toBe('Mat 1 · On the mat');
  });

  it('say of a second final and of a third match that they may not be fought, and when they are not', () => {
    const second = { round: { kind: 'second-final' } } as const;
    const third = { round: { kind: 'best-of-three', number: 3 } } as const;
    for (const which of [second, third]) {
      const line = (standing: 'waiting' | 'ready' | 'not-needed') =>
        stateLine(card('a', { ...which, standing }));
      expect(line('waiting')).toBe('Mat 1 · Only if needed');
      expect(line('ready')).toBe('Mat 1 · Ready');
      expect(line('not-needed')).toBe('Not needed');
    }
  });
});

describe('wasFought', () => {
  it('is false where nobody stood on a mat', () => {
    const ended = (method: MatchResultView['method']): MatchResultView => ({
      winner: 'red',
      method,
      points: { red: 0, blue: 0 },
      elapsedMs: null,
      paper: false,
    });
    expect(
      ['points', 'bye', 'walkover', 'cancelled'].map((m) => wasFought(ended(m as never))),
    ).toEqual([true, false, false, false]);
  });
});
