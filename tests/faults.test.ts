import { beforeAll, expect, test } from 'vitest';
import { compile } from '../scripts/lib/build.mjs';
import { smallList } from '../scripts/lib/invented-list.mjs';

// The short form of `npm run test:faults`, which has many more rounds.
const rounds = 2;
const seed = Date.now() % 1_000_000;

beforeAll(() => {
  expect(compile(['apps/cli'])).toBe(true);
}, 120_000);

test(`a server killed at any moment loses nothing that it acknowledged (seed ${seed})`, async () => {
  const { runFaults } = await import('../scripts/faults/rounds.mjs');
  const lines: string[] = [];
  const list = smallList([6, 4, 3, 2], seed);
  const totals = await runFaults({
    rounds,
    seed,
    lists: { live: list, simulate: list },
    kinds: ['live', 'simulate'],
    say: (line: string) => lines.push(line),
  });
  expect(
    totals.map(({ failed }) => failed),
    lines.join('\n'),
  ).toEqual([0, 0]);
}, 240_000);
