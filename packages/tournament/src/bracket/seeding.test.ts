import { describe, expect, it } from 'vitest';
import { bracketSize, seedingOrder } from './seeding.ts';

describe('seedingOrder', () => {
  it('puts the best two in opposite halves and the best four in different quarters', () => {
    expect(seedingOrder(8)).toEqual([1, 8, 5, 4, 3, 6, 7, 2]);
  });

  it.each([2, 4, 16, 64, 512])('pairs places that add up to one more than %i', (size) => {
    const order = seedingOrder(size);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i + 1));
    for (let i = 0; i < size; i += 2) {
      expect((order[i] ?? 0) + (order[i + 1] ?? 0)).toBe(size + 1);
    }
  });
});

describe('bracketSize', () => {
  it.each([
    [1, 1],
    [2, 2],
    [5, 8],
    [52, 64],
    [300, 512],
  ])('of %i is %i', (count, size) => {
    expect(bracketSize(count)).toBe(size);
  });
});
