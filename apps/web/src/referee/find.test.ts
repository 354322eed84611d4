import { expect, test } from 'vitest';
import { countLines, findIn } from './find.ts';
import type { Section } from './model/line.ts';

const line = (key: string, label: string, clause: string) => ({
  key,
  label,
  details: ['hands up'],
  cites: [{ clause, standing: 'printed' as const }],
});
const sections: readonly Section[] = [
  { id: 'gestures', groups: [{ id: 'g', title: 'Gestures', lines: [line('a', 'Stop', 'X-1')] }] },
  {
    id: 'fouls',
    groups: [
      { id: 'f', title: 'Fouls', lines: [line('b', 'Biting', 'X-2'), line('c', 'Slám', 'X-3')] },
    ],
  },
];
const keys = (query: string) =>
  findIn(sections, query).flatMap(({ groups }) =>
    groups.flatMap(({ lines }) => lines.map(({ key }) => key)),
  );

test.each([
  ['', ['a', 'b', 'c']],
  ['slam', ['c']],
  ['x-2', ['b']],
  ['fouls hands', ['b', 'c']],
  ['nothing of that', []],
])('“%s”', (query, wanted) => {
  expect(keys(query)).toEqual(wanted);
});

test('sections without a find are left out, lines are counted', () => {
  const found = findIn(sections, 'biting');
  expect(found.map(({ id }) => id)).toEqual(['fouls']);
  expect(countLines(found)).toBe(1);
});
