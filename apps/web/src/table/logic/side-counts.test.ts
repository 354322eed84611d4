import { books, resolveRules, screenRules } from '@threecount/rulebooks';
import { expect, it } from 'vitest';
import { foulCounts, scoreCountMs, stillRunning, toggled } from './side-counts.ts';
import { divisions } from './testing.ts';

const screens = books.flatMap((book) => {
  const resolved = resolveRules(book, {}, divisions[book.id] ?? { discipline: 'gi' });
  return resolved.ok ? [{ id: book.id, screen: screenRules(resolved.rules) }] : [];
});

it('are there where the book gives a time, and nowhere else', () => {
  const counts = Object.fromEntries(
    screens.map(({ id, screen }) => [
      id,
      foulCounts(screen).map(({ foul, count }) => [foul.code, count.ms]),
    ]),
  );
  expect(counts).toMatchObject({
    five: [['stalling', 20_000]],
    classic: [['belt-delay', 15_000]],
    'bjj-advantage': [],
    'grappling-x': [],
  });
  const before = Object.fromEntries(screens.map(({ id, screen }) => [id, scoreCountMs(screen)]));
  expect(before).toMatchObject({ five: 3_000, classic: null, 'grappling-x': 3_000 });
});

it('start and stop by the same press, a side apart, and stop with the fight', () => {
  const red = { code: 'stalling', side: 'red', since: 0, whileRunning: true } as const;
  const both = toggled(toggled([], red), { ...red, side: 'blue', whileRunning: false });
  expect(both).toHaveLength(2);
  expect(toggled(both, { ...red, since: 5 }).map(({ side }) => side)).toEqual(['blue']);
  expect(stillRunning(both, true)).toBe(both);
  expect(stillRunning(both, false).map(({ side }) => side)).toEqual(['blue']);
});
