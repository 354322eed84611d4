import { describe, expect, it } from 'vitest';
import { findBook } from '../books/index.ts';
import { ageGenderGroups, ageGroupFor, divisionVocabulary, levelsFor } from './groups.ts';
import { unconfirmedTables } from './unconfirmed.ts';

const book = findBook('five');
if (!book) throw new Error('no book');

describe('age groups and levels of five', () => {
  it('FIVE-DIV-11 both disciplines hold the same 12 groups', () => {
    const gi = ageGenderGroups(book, 'gi');
    expect(gi).toHaveLength(12);
    expect(ageGenderGroups(book, 'no-gi')).toEqual(gi);
    expect(ageGenderGroups(book, 'sambo')).toEqual([]);
  });

  const two = ['beginner', 'advanced'];
  const three = ['beginner', 'intermediate', 'advanced'];
  const four = ['beginner', 'novice', 'intermediate', 'expert'];
  const belts = ['white', 'blue', 'purple', 'brown', 'black'];
  it.each([
    ['junior-kids', 'FIVE-LVL-01', two, 'FIVE-GIL-01', two],
    ['senior-kids', 'FIVE-LVL-02', two, 'FIVE-GIL-02', two],
    ['preteens', 'FIVE-LVL-03', three, 'FIVE-GIL-03', three],
    ['junior-teens', 'FIVE-LVL-04', three, 'FIVE-GIL-05', three],
    ['senior-teens', 'FIVE-LVL-05', three, 'FIVE-GIL-07', three],
    ['adults', 'FIVE-LVL-06', four, 'FIVE-GIL-09', belts],
    ['adults-30', 'FIVE-LVL-06', four, 'FIVE-GIL-09', belts],
    ['adults-40', 'FIVE-LVL-06', four, 'FIVE-GIL-09', belts],
  ])('%s: %s has the levels %j, %s %j, lowest first', (group, _, noGi, __, gi) => {
    expect(levelsFor(book, 'no-gi', group).map((level) => level.id)).toEqual(noGi);
    expect(levelsFor(book, 'gi', group).map((level) => level.id)).toEqual(gi);
  });

  it('FIVE-DIV-01 and FIVE-DIV-02 kids are one group of boys and girls, all others are split', () => {
    const genders = new Map<string, string[]>();
    for (const { id, gender } of ageGenderGroups(book, 'gi'))
      genders.set(id, [...(genders.get(id) ?? []), gender]);
    expect(Object.fromEntries(genders)).toEqual({
      'junior-kids': ['mixed'],
      'senior-kids': ['mixed'],
      preteens: ['male', 'female'],
      'junior-teens': ['male', 'female'],
      'senior-teens': ['male', 'female'],
      adults: ['male', 'female'],
      'adults-30': ['male'],
      'adults-40': ['male'],
    });
  });

  it('says which bands are ours', () => {
    expect(ageGroupFor(book, 11, 'male')?.standing).toBe('default');
    expect(ageGroupFor(book, 5, 'male')?.standing).toBe('printed');
  });

  it('FIVE-DIV-13, FIVE-WGT-14, FIVE-LEG-01 what the text lost waits for the organiser, by an option each', () => {
    expect(unconfirmedTables(book).map(({ id, option }) => [id, option])).toEqual([
      ['ages', 'ageBands'],
      ['levels', 'beginnerUnderMonths'],
      ['weights', 'weightTable'],
      ['legality', 'legalityTable'],
    ]);
  });

  it('gives an importer every word of a division', () => {
    const words = divisionVocabulary(book);
    expect(words.ageGroups.map((group) => group.id)).toContain('junior-teens');
    expect(words.ageGroups.filter((group) => group.mixed)).toHaveLength(2);
    const noGi = words.levels.filter((table) => table.discipline === 'no-gi');
    expect(new Set(noGi.flatMap((table) => table.ageGroups)).size).toBe(8);
    expect(words.ranks).toContain('grey');
  });
});
