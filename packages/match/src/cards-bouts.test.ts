import { describe, expect, it } from 'vitest';
import { type MatchResult, matchResult } from './script/result.ts';
import { played } from './testing/match.ts';

/** What goes wrong in practice, by the number of its card: the single bouts of the book with teams. */
const result = (lines: readonly string[]): MatchResult =>
  matchResult(played(['0:00 start', ...lines], { book: 'classic' }));

describe('cards', () => {
  it('5: a bout that nobody finishes is a draw and puts both out, whatever the warnings', () => {
    const lines = ['1:00 foul red stalling', '5:00 wait'];
    expect(result(lines)).toMatchObject({
      winner: null,
      method: 'draw',
      out: ['red', 'blue'],
      red: { fouls: 1 },
      blue: { fouls: 0 },
    });
    expect(result(['5:00 wait'])).toMatchObject({ winner: null, method: 'draw' });
  });

  it('142: a third warning disqualifies', () => {
    const lines = ['1:00 foul red stalling', '2:00 foul red stalling', '3:00 foul red stalling'];
    expect(result(lines.slice(0, 2)).status).toBe('running');
    expect(result(lines)).toMatchObject({ winner: 'blue', method: 'disqualification' });
  });
});
