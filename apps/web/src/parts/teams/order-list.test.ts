import { expect, it } from 'vitest';
import { movedTo } from './order-list.tsx';

it('one of a list moves to another place, and stays where there is none', () => {
  const all = ['a', 'b', 'c', 'd'];
  expect(movedTo(all, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(all, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  for (const [from, to] of [
    [0, -1],
    [3, 4],
    [1, 1],
    [9, 0],
  ] as const)
    expect(movedTo(all, from, to)).toBe(all);
});
