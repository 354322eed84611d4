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

  it.each(['adults', 'adults-30', 'adults-40'])('FIVE-LVL-06 %s no-gi has four levels', (group) => {
    expect(levelsFor(book, 'no-gi', group).map((level) => level.id)).toEqual([
      'beginner',
      'novice',
      'intermediate',
      'expert',
    ]);
  });

  it('gi adults are named by belt', () => {
    const ids = levelsFor(book, 'gi', 'adults').map((level) => level.id);
    expect(ids).toEqual(['white', 'blue', 'purple', 'brown', 'black']);
  });

  it.each([
    [3, 'female', undefined],
    [4, 'male', 'junior-kids'],
    [6, 'female', 'junior-kids'],
    [7, 'male', 'senior-kids'],
    [12, 'male', 'preteens'],
    [15, 'female', 'junior-teens'],
    [17, 'male', 'senior-teens'],
    [29, 'male', 'adults'],
    [30, 'male', 'adults-30'],
    [40, 'male', 'adults-40'],
    [70, 'male', 'adults-40'],
    [45, 'female', 'adults'],
  ])('%i years, %s: %s', (age, gender, group) => {
    expect(ageGroupFor(book, age, gender)?.id).toBe(group);
  });

  it('says which bands are ours', () => {
    expect(ageGroupFor(book, 11, 'male')?.standing).toBe('default');
    expect(ageGroupFor(book, 5, 'male')?.standing).toBe('printed');
    expect(unconfirmedTables(book).map((table) => table.id)).toEqual([
      'ages',
      'levels',
      'weights',
      'legality',
    ]);
  });

  it('gives an importer every word of a division', () => {
    const words = divisionVocabulary(book);
    expect(words.ageGroups.map((group) => group.id)).toContain('junior-teens');
    expect(words.ageGroups.filter((group) => group.mixed)).toHaveLength(2);
    expect(words.levels.filter((table) => table.discipline === 'no-gi')).toHaveLength(3);
    expect(words.ranks).toContain('grey');
  });
});
