import { expect, it } from 'vitest';
import { findBook } from '../books/index.ts';
import { resolveDivision } from './division-rules.ts';

const bookOf = (id: string) => {
  const book = findBook(id);
  if (!book) throw new Error(`no book ${id}`);
  return book;
};

it('where belts bear on the time, it is listed by pairs', () => {
  const all = { discipline: 'gi', event: 'all-ranks' };
  const { resolution, lengths } = resolveDivision(bookOf('classic'), {}, all);
  expect(resolution.ok).toBe(true);
  const minutes = lengths.map(({ lengthMs, clause }) => [(lengthMs ?? 0) / 60_000, clause]);
  expect(minutes).toContainEqual([2, 'CLS-TIME-05']);
  expect(lengths.flatMap(({ pairs }) => pairs)).toHaveLength(15);
  const far = lengths.find(({ pairs }) => pairs.some(([a, b]) => a === 'white' && b === 'brown'));
  expect(far?.lengthMs).toBe(120_000);
});

it('where they do not, nothing is listed', () => {
  const one = { discipline: 'gi', event: 'single-rank', rank: 'blue' };
  const { resolution, lengths } = resolveDivision(bookOf('classic'), {}, one);
  expect(resolution.ok && resolution.rules.periods[0]?.lengthMs).toBe(300_000);
  expect(lengths).toEqual([]);
});

it('what the book has no rules for stays so', () => {
  const { resolution } = resolveDivision(bookOf('classic'), {}, { discipline: 'gi' });
  expect(resolution.ok).toBe(false);
});
