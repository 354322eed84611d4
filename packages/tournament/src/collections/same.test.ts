import { expect, it } from 'vitest';
import { PersistentMap } from './persistent-map.ts';
import { same } from './same.ts';

const map = (value: unknown) => PersistentMap.empty<string, unknown>().with('k', value);

it.each([
  [1, 1],
  [Number.NaN, Number.NaN],
  [null, null],
  [
    [1, { a: [] }],
    [1, { a: [] }],
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [new Map([['k', { x: 1 }]]), new Map([['k', { x: 1 }]])],
  [map({ x: [1] }), map({ x: [1] })],
])('%j is the same as %j', (one, other) => {
  expect(same(one, other)).toBe(true);
  expect(same(other, one)).toBe(true);
});

it.each([
  [1, '1'],
  [null, {}],
  [[], {}],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1 }, { b: 1 }],
  [new Map([['k', 1]]), new Map([['k', 2]])],
  [map({ x: [1] }), map({ x: [2] })],
  [map(1), {}],
])('%j is not the same as %j', (one, other) => {
  expect(same(one, other)).toBe(false);
  expect(same(other, one)).toBe(false);
});
