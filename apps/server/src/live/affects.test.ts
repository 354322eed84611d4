import { expect, test } from 'vitest';
import { affects } from './affects.ts';

const followed = new Set([
  'tournament',
  'mats',
  'division:d1',
  'division:d2',
  'teams:d1',
  'teams:d2',
  'scoreboard:m1',
  'scoreboard:m2',
  'table:m1',
]);

test('an action in a match touches its division, and at once the screens of its mat', () => {
  const { topics, urgent } = affects(
    [{ kind: 'match', id: 'd1-7' }],
    new Set(['m1']),
    [],
    followed,
  );
  expect(topics.has('division:d1')).toBe(true);
  expect(topics.has('division:d2')).toBe(false);
  expect([topics.has('teams:d1'), topics.has('teams:d2')]).toEqual([true, false]);
  expect([...urgent].sort()).toEqual(['scoreboard:m1', 'table:m1']);
  expect(topics.has('scoreboard:m2')).toBe(true);
});

test('a match that moves the day of its mat touches the other divisions there', () => {
  const streams = [{ kind: 'match', id: 'd1-7' }] as const;
  const { topics } = affects(streams, new Set(['m1']), ['d1', 'd2'], followed);
  expect(topics.has('division:d2')).toBe(true);
});

test('a change of an entry may touch everything', () => {
  const { topics } = affects([{ kind: 'entry', id: 'e1' }], new Set(), [], followed);
  expect(topics).toEqual(followed);
});
