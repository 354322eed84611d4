import { describe, expect, it } from 'vitest';
import { type Entrant, entryFindings } from '../../lookup/eligibility.ts';
import { divisionVocabulary } from '../../lookup/groups.ts';
import type { DivisionColumn } from '../../resolve/division-column.ts';
import { grapplingX as book } from './index.ts';

const nobody: Entrant = { age: null, gender: null, months: null, belt: null };

/** The codes of what speaks against an entry, with what the book proposes instead. */
const against = (
  column: Omit<DivisionColumn, 'discipline'> & { readonly discipline?: string },
  entrant: Partial<Entrant>,
): readonly string[] =>
  entryFindings(book, { discipline: 'no-gi', ...column }, { ...nobody, ...entrant }).map(
    ({ code, proposed }) => [code, ...proposed].join(' '),
  );

describe('who may enter by age', () => {
  it.each([
    ['GX-LVL-09', 'kids', 4, ['age-unlisted']],
    ['GX-LVL-09', 'kids', 5, []],
    ['GX-LVL-09', 'kids', 13, []],
    ['GX-LVL-09', 'kids', 14, []],
    ['GX-LVL-08', 'kids', 15, ['other-age-group teens']],
    ['GX-LVL-09', 'teens', 14, ['other-age-group kids']],
    ['GX-LVL-08', 'teens', 15, []],
    ['GX-LVL-08', 'teens', 17, []],
    ['GX-LVL-07', 'teens', 18, ['other-age-group adults']],
    ['GX-LVL-08', 'adults', 17, ['other-age-group teens']],
    ['GX-LVL-07', 'adults', 18, []],
    ['GX-LVL-07', 'adults', 70, []],
    ['GX-LVL-05', 'masters', 29, ['other-age-group adults']],
    ['GX-LVL-05', 'masters', 30, []],
    ['GX-LVL-05', 'masters', 70, []],
  ] as const)('%s %s at %i: %j', (_, ageGroup, age, findings) => {
    expect(against({ ageGroup }, { age, gender: 'female' })).toEqual(findings);
    expect(against({ ageGroup }, { age, gender: 'male' })).toEqual(findings);
  });
});

describe('who may enter by gender', () => {
  it.each(['kids', 'teens', 'masters'])('GX-LVL-06 anybody with %s', (ageGroup) => {
    for (const gender of ['male', 'female'])
      expect(against({ ageGroup, gender: 'male' }, { gender })).toEqual([]);
  });

  it.each([
    ['male', 'female'],
    ['female', 'male'],
  ])('GX-LVL-07 adults: %s and not %s', (gender, other) => {
    expect(against({ ageGroup: 'adults', gender }, { gender })).toEqual([]);
    expect(against({ ageGroup: 'adults', gender }, { gender: other })).toEqual([`gender ${other}`]);
  });
});

describe('who may enter a division of the gi by belt', () => {
  const belts = ['white', 'blue', 'purple', 'brown', 'black'];
  it.each(belts)('GX-LEGAL-01 %s: in that of the belt and in no other', (belt) => {
    for (const rank of belts) {
      const expected = rank === belt ? [] : [`other-level ${belt}`];
      expect(against({ discipline: 'gi', ageGroup: 'adults', rank }, { belt })).toEqual(expected);
    }
  });
});

describe('what the organiser picks a division from', () => {
  it('GX-LVL-06 levels of men, of women, of the others; belts in the gi', () => {
    const tables = divisionVocabulary(book).levels;
    expect(tables.map((table) => [table.ageGroups.join(), table.genders, table.namedBy])).toEqual([
      ['adults', ['male'], 'level'],
      ['adults', ['female'], 'level'],
      ['masters,teens,kids', undefined, 'level'],
      ['', undefined, 'rank'],
    ]);
  });

  it('GX-LEGAL-01 belts from the lowest to the highest', () => {
    expect(divisionVocabulary(book).ranks).toEqual([
      ...['white', 'grey', 'yellow', 'orange', 'green'],
      ...['blue', 'purple', 'brown', 'black'],
    ]);
  });
});
