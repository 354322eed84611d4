import { expect, it } from 'vitest';
import { censusCase } from './census.ts';

/** How many tournaments; `npm run census` plays 10,000. */
const tournaments = 200;

it(`has no fault in ${tournaments} random tournaments of all formats`, () => {
  const formats = new Set<string>();
  let bouts = 0;
  for (let i = 1; i <= tournaments; i += 1) {
    const found = censusCase(`npm test ${i}`);
    bouts += found.bouts;
    for (const division of found.divisions) formats.add(division.split(' ')[0] ?? '');
    expect([found.seedText, found.faults]).toEqual([found.seedText, []]);
  }
  expect([...formats].sort()).toEqual([
    'alone',
    'best-of-three',
    'bracket-of-three',
    'double-elimination',
    'pools',
    'repechage',
    'round-robin',
    'single-elimination',
  ]);
  expect(bouts).toBeGreaterThan(1000);
}, 300_000);

it('is the same for the same seed text', () => {
  expect(censusCase('lantern')).toEqual(censusCase('lantern'));
  expect(censusCase('lantern')).not.toEqual(censusCase('other'));
});
