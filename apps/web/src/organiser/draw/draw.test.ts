import { describe, expect, it } from 'vitest';
import { choiceOf, choices, choicesFor, joined, split } from './format-choices.ts';
import { seedText } from './seed-text.ts';

describe('seedText', () => {
  it('is three groups that can be read out', () => {
    expect(seedText(Uint8Array.from({ length: 12 }, (_, i) => i * 21))).toMatch(
      /^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){2}$/u,
    );
  });
  it('differs with the bytes', () => {
    const one = seedText(new Uint8Array(12));
    expect(seedText(new Uint8Array(12).fill(1))).not.toBe(one);
  });
});

describe('the table of formats', () => {
  const shared = { format: 'single-elimination', thirdPlace: 'shared' } as const;
  const table = [
    { from: 2, to: 2, plan: { format: 'best-of-three' } },
    { from: 3, to: null, plan: shared },
  ] as const;

  it('offers each choice only where it fits all sizes of the row', () => {
    const ids = (from: number, to: number | null) =>
      choicesFor({ from, to, plan: shared }).map(({ id }) => id);
    expect(ids(2, 2)).toEqual(['shared', 'fought', 'no-third', 'best']);
    expect(ids(3, 3)).toContain('three');
    expect(ids(3, null)).not.toContain('robin');
    expect(ids(5, 8)).toContain('pools-4-2');
    expect(ids(4, 8)).not.toContain('pools-4-2');
  });

  it('gives the first size of a row a row of its own, and joins rows again', () => {
    const apart = split(table, 1);
    expect(apart.map(({ from, to }) => [from, to])).toEqual([
      [2, 2],
      [3, 3],
      [4, null],
    ]);
    expect(joined(apart, 1)).toEqual(table);
    expect(joined(table, 0)).toBeNull();
    expect(joined(table, 1)).toBeNull();
    expect(split(table, 0)).toBe(table);
  });

  it('finds every choice again by its plan', () => {
    for (const { id, plan } of choices) expect(choiceOf(plan)).toBe(id);
  });
});
