import type { DivisionVocabulary } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { readDivision } from './division-text.ts';
import { guessLevels } from './guess-level.ts';

const table = (
  genders: readonly string[],
  ...ids: readonly string[]
): DivisionVocabulary['levels'][number] => ({
  discipline: 'no-gi',
  ageGroups: ['adults'],
  genders,
  namedBy: 'level',
  levels: ids.map((id) => ({ id, label: id })),
});
const vocabulary: DivisionVocabulary = {
  disciplines: ['no-gi'],
  ageGroups: [],
  levels: [
    table(['male'], 'novice', 'advanced', 'professional'),
    table(['female'], 'beginner', 'advanced'),
  ],
  ranks: [],
  events: [],
};
const guess = (name: string, gender?: string) =>
  guessLevels(readDivision(name), vocabulary, 'no-gi', 'adults', gender);

describe('the level of a division', () => {
  it('is one of the gender’s own', () => {
    expect(guess('Men Beginner', 'male')).toEqual([{ level: 'novice' }]);
    expect(guess('Women Beginner', 'female')).toEqual([{ level: 'beginner' }]);
    expect(guess('Beginner')).toEqual([{ level: 'novice' }]);
  });

  it('of professionals is theirs where the book has it', () => {
    expect(guess('Men Professional', 'male')).toEqual([{ level: 'professional' }]);
    expect(guess('Women Professional', 'female')).toEqual([{ level: 'advanced' }]);
  });
});
