import type { ScreenFoul } from '@threecount/rulebooks';
import { expect, it } from 'vitest';
import { foulGroups } from './foul-groups.ts';

const foul = (code: string, label: string, group: string, details: string[] = []): ScreenFoul => ({
  code,
  label,
  group: { id: group, label: group },
  stalling: false,
  asksMalicious: false,
  costs: 'ladder',
  outcomes: [],
  asksTechnique: false,
  details,
  clause: `X-${code}`,
  standing: 'printed',
});

const fouls = [
  foul('a', 'Eye gouging', 'unsportsmanlike'),
  foul('b', 'Stalling', 'sport', ['in the guard']),
  foul('c', 'Biting', 'unsportsmanlike'),
];

it('keeps the groups and the order of the book', () => {
  expect(
    foulGroups(fouls, '').map(({ id, fouls: of }) => [id, of.map(({ code }) => code)]),
  ).toEqual([
    ['unsportsmanlike', ['a', 'c']],
    ['sport', ['b']],
  ]);
});

it('finds by every word, in label, detail or clause, whatever the accents', () => {
  const found = (filter: string) =>
    foulGroups(fouls, filter).flatMap((group) => group.fouls.map(({ code }) => code));
  expect(found('GÓUGING eye')).toEqual(['a']);
  expect(found('guard')).toEqual(['b']);
  expect(found('x-c')).toEqual(['c']);
  expect(found('nothing')).toEqual([]);
});
