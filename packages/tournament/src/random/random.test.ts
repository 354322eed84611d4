import { describe, expect, it } from 'vitest';
import { oneOf, randomFrom, shuffled } from './random.ts';

describe('randomFrom', () => {
  it('is pinned: stored draws and simulations rest on these numbers', () => {
    const random = randomFrom('lantern');
    expect([random.word(), random.word(), random.word()]).toMatchInlineSnapshot(`
      [
        3717991475,
        913012839,
        1329743548,
      ]
    `);
  });

  it('gives other numbers for a text that differs by one sign', () => {
    const first = ['', 'a', 'b', 'aa', 'ä'].map((text) => randomFrom(text).word());
    expect(new Set(first).size).toBe(5);
  });

  it('spreads evenly', () => {
    const random = randomFrom('spread');
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 7000; i += 1) {
      const drawn = random.below(7);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(140);
  });
});

describe('shuffled', () => {
  it('keeps the items and the list given', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const result = shuffled(items, randomFrom('x'));
    expect([...result].sort()).toEqual(items);
    expect(result).not.toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('oneOf', () => {
  it('has nothing to give from an empty list', () => {
    expect(oneOf([], randomFrom('x'))).toBeUndefined();
  });
});
