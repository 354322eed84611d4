import { describe, expect, it } from 'vitest';
import { poolsOf } from '../bracket/pools.ts';
import { knockOutLayout, poolLayout } from './layout.ts';

describe('knockOutLayout', () => {
  it('puts those who can have met by the end of a round into one node', () => {
    // Five entries: rows 1, bye, 5, 4, 3, bye, bye, 2.
    const { levels, line } = knockOutLayout(5);
    expect(levels.map(({ nodes, of }) => [nodes, [...of]])).toEqual([
      [4, [0, 3, 2, 1, 1]],
      [2, [0, 1, 1, 0, 0]],
      [1, [0, 0, 0, 0, 0]],
    ]);
    expect([...line]).toEqual([0, 4, 3, 2, 1]);
  });
});

describe('poolLayout', () => {
  it.each([
    [7, 3],
    [20, 5],
    [11, 4],
    [9, 8],
  ])('has the pools of a bracket: %i entries in pools of %i', (count, poolSize) => {
    const order = Array.from({ length: count }, (_, i) => `e${i + 1}`);
    const pools = poolsOf(order, poolSize);
    const [level] = poolLayout(count, pools.length).levels;
    const ours = pools.map((_, pool) => order.filter((_entry, place) => level?.of[place] === pool));
    expect(ours).toEqual(pools);
  });
});
