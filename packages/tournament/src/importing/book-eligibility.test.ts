import { divisionVocabulary, entryFindings, findBook } from '@threecount/rulebooks';
import { describe, expect, test } from 'vitest';
import { guessMapping } from './guess-mapping.ts';
import { listTable } from './table.ts';
import { nobody, planOf } from './testing.ts';
import type { ExistingEntries } from './types.ts';

const book = findBook('five');
if (!book) throw new Error('no book');

const byBook = {
  vocabulary: divisionVocabulary(book),
  findingsOf: (...[column, entrant]: Parameters<NonNullable<FindingsOf>>) =>
    entryFindings(book, column, entrant),
};
type FindingsOf = NonNullable<Parameters<typeof planOf>[1]>['findingsOf'];

const notesOf = (lines: readonly string[], existing: ExistingEntries = nobody) =>
  planOf(lines, byBook, existing).preview.rows.map((row) => row.notes);

describe('an entry list against the book', () => {
  test('FIVE-LVL-08, FIVE-LVL-10 months of training that belong to another level are told', () => {
    const lines = [
      'Name|Gender|Division|Experience (months)',
      'Ada Ampel|f|Adult Women No-Gi Novice|35',
      'Berta Brand|f|Adult Women No-Gi Novice|36',
      'Cora Carl|f|Adult Women No-Gi Novice|60',
      'Dora Dietz|f|Adult Women No-Gi Novice|',
      'Erna Ernst|f|Adult Women No-Gi Novice|a while',
    ];
    expect(notesOf(lines)).toEqual([
      [],
      ['With 36 months of training the level is Intermediate, not Novice. (FIVE-LVL-09)'],
      ['With 60 months of training the level is Expert, not Novice. (FIVE-LVL-10)'],
      [],
      ['Experience "a while" is no length in months or years: left out.'],
    ]);
  });

  test('FIVE-GIL-13 a belt that the group does not list is told, with the highest level', () => {
    const lines = [
      'Name|Gender|Age|Division|Belt',
      'Ida Imhof|f|11|Preteens Gi Beginner|green',
      'Jana Jost|f|11|Preteens Gi Beginner|white',
      'Kaja Klee|f|11|Preteens Gi Beginner|orange',
    ];
    const [green, white, orange] = notesOf(lines);
    expect(green).toEqual([expect.stringContaining('proposed: Advanced (Yellow & Orange).')]);
    expect(white).toEqual([]);
    expect(orange).toEqual([expect.stringContaining('not White & Grey. (FIVE-GIL-03)')]);
  });

  const division = (standing: 'guessed' | 'confirmed'): ExistingEntries => ({
    ...nobody,
    divisions: [
      {
        divisionId: 'd1',
        name: 'Men one',
        drawn: false,
        column: {
          column: { discipline: 'no-gi', ageGroup: 'adults-30', gender: 'male', level: 'novice' },
          standing,
          alternatives: [],
        },
      },
    ],
  });
  const men = ['Name|Age|Division', 'Max Moll|41|Men one'];

  test('FIVE-DIV-07 ages count once the organiser has confirmed the column', () => {
    expect(notesOf(men, division('guessed'))).toEqual([[]]);
    expect(notesOf(men, division('confirmed'))).toEqual([
      ['Age 41 belongs in Adults 40+, not in Adults 30+. (FIVE-DIV-08)'],
    ]);
  });

  test('another column of the same guess that takes the competitor is enough', () => {
    const [only] = division('guessed').divisions;
    if (only === undefined) throw new Error('no division');
    const trained = ['Name|Division|Months of training', 'Max Moll|Men one|40'];
    const alternatives = [{ ...only.column.column, level: 'intermediate' }];
    const wide = { ...only, column: { ...only.column, alternatives } };
    expect(notesOf(trained, { ...nobody, divisions: [wide] })).toEqual([[]]);
    expect(notesOf(trained, { ...nobody, divisions: [only] })).toEqual([
      ['With 40 months of training the level is Intermediate, not Novice. (FIVE-LVL-09)'],
    ]);
  });
});

describe('the column of experience', () => {
  const mapped = (header: string, ...cells: readonly string[]) => {
    const rows = [['Name', 'Division', header], ...cells.map((cell) => ['Ada Ampel', 'A', cell])];
    return guessMapping(listTable(rows))[header];
  };

  test.each([
    ['Experience', ['18 months', '2 years'], 'experience'],
    ['Experience', ['12', '30'], 'experience'],
    ['Years of training', ['1', '4'], 'experience'],
    ['Experience', ['Beginner', 'Advanced'], 'level'],
    ['Experience level', ['Beginner', 'Advanced'], 'level'],
  ])('"%s" with %j is %s', (header, cells, field) => {
    expect(mapped(header, ...cells)).toBe(field);
  });
});
