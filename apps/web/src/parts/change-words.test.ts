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
    expect(changeWords({ corrected: [], ruled: false })).toEqual([]);
  });

  it('says when a result was corrected and what stood before, the newest first', () => {
    const [second, first] = changeWords({
      corrected: [
        { at: 0, before },
        { at: 1, before: null },
      ],
      ruled: false,
    });
    expect(first).toMatch(
      /^Corrected at \d\d:\d\d\. Before: Red · Submission · 3:47 · from paper · 4:2$/u,
    );
    expect(second).toMatch(/Before: to be fought again$/u);
  });

  it('says of a ruling that the opponent was another one', () => {
    expect(changeWords({ corrected: [], ruled: true })[0]).toContain('By a ruling');
  });
});
