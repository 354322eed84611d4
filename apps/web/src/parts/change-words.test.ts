import { describe, expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

const before = {
  winner: 'red',
  method: 'submission',
  points: { red: 4, blue: 2 },
  elapsedMs: 227_000,
  paper: true,
} as const;

describe('changeWords', () => {
  it('says nothing of a result that was left as it was', () => {
    expect(changeWords({ corrected: [], ruled: false, team: null })).toEqual([]);
  });

  it('says when a result was corrected and what stood before, the newest first', () => {
    const [second, first] = changeWords({
      corrected: [
        { at: 0, before },
        { at: 1, before: null },
      ],
      ruled: false,
      team: null,
    });
    expect(first).toMatch(
      /^Corrected at \d\d:\d\d\. Before: Red · Submission · 3:47 · from paper · 4:2$/u,
    );
    expect(second).toMatch(/Before: to be fought again$/u);
  });

  it('says fighters left of a team match, once, and no points', () => {
    const teams = { ...before, method: 'last-fighter', points: { red: 0, blue: 3 } } as const;
    const [words] = changeWords({
      corrected: [{ at: 0, before: { ...teams, winner: 'blue', paper: false } }],
      ruled: false,
      team: { red: null, blue: null, bouts: 0 },
    });
    expect(words).toMatch(/Before: Blue · 0-3 left, last fighter out$/u);
  });

  it('says of a ruling that the opponent was another one', () => {
    expect(changeWords({ corrected: [], ruled: true, team: null })[0]).toContain('By a ruling');
  });
});
