import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one is singular, none and many are plural', () => {
  expect([0, 1, 2, 21].map((count) => counted(count, 'row'))).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
    '21 rows',
  ]);
  expect([1, 3].map((count) => counted(count, 'match', 'matches'))).toEqual([
    '1 match',
    '3 matches',
  ]);
});
