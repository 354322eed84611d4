import { expect, test } from 'vitest';
import { bestFirst, boutsIn, type Tally } from './tallies.ts';

const of = (name: string, tally: Partial<Tally>) => ({
  name,
  boutsFought: 5,
  boutsWon: 0,
  submissions: 0,
  warnings: 0,
  fastestMs: null,
  ...tally,
});
const order = (...rows: readonly ReturnType<typeof of>[]) =>
  bestFirst(rows).map(({ name }) => name);

test('bouts won come first, then submissions, then the fastest, then fewest warnings', () => {
  expect(
    order(
      of('warned', { boutsWon: 2, submissions: 1, fastestMs: 9_000, warnings: 2 }),
      of('clean', { boutsWon: 2, submissions: 1, fastestMs: 9_000 }),
      of('fast', { boutsWon: 2, submissions: 1, fastestMs: 8_000, warnings: 2 }),
      of('submitter', { boutsWon: 2, submissions: 2, fastestMs: 90_000 }),
      of('winner', { boutsWon: 3 }),
    ),
  ).toEqual(['winner', 'submitter', 'fast', 'clean', 'warned']);
});

test('whoever has no submission comes after whoever has one in any time, and level ones keep their order', () => {
  expect(order(of('none', {}), of('other', {}), of('slow', { fastestMs: 3_600_000 }))).toEqual([
    'slow',
    'none',
    'other',
  ]);
});

test('bouts are counted over all team matches; a match of two has none', () => {
  const matches = [{ team: { bouts: 4 } }, { team: null }, { team: { bouts: 3 } }];
  expect(boutsIn({ rounds: [{ matches }, { matches: [] }] } as never)).toBe(7);
});
