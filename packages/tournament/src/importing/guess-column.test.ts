import { describe, expect, it } from 'vitest';
import { guessColumn } from './guess-column.ts';
import { options, vocabulary } from './testing.ts';
import type { DivisionFacts } from './vocabulary.ts';

const nothing: DivisionFacts = { discipline: null, genders: [], ages: [] };

const guess = (name: string, facts: Partial<DivisionFacts> = {}) =>
  guessColumn(name, { ...nothing, ...facts }, vocabulary, options.durationOf);

describe('the book’s column of a division', () => {
  it.each([
    [
      'Men / Adult / Advanced / -76 kg',
      { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' },
    ],
    ['Boys [7-8 years] / Beginner', { discipline: 'no-gi', ageGroup: 'kids' }],
    ['Girls 13-14', { discipline: 'no-gi', ageGroup: 'teens', gender: 'female' }],
    [
      'Adult / Male / Blue / Feather',
      { discipline: 'gi', ageGroup: 'adults', gender: 'male', rank: 'blue' },
    ],
    [
      'Gi Women Adult Beginner',
      { discipline: 'gi', ageGroup: 'adults', gender: 'female', rank: 'white' },
    ],
    ['Masters / Men', { discipline: 'no-gi', ageGroup: 'adults-30', gender: 'male' }],
    [
      'Women Absolute',
      { discipline: 'no-gi', ageGroup: 'adults', gender: 'female', absolute: true },
    ],
    [
      'Adulto Masculino PRETA Pena',
      { discipline: 'gi', ageGroup: 'adults', gender: 'male', rank: 'black' },
    ],
  ])('of %j', (name, column) => {
    expect(guess(name)).toEqual({ column, standing: 'guessed', alternatives: [] });
  });

  it('takes the shorter match where a division spans two, and names the other', () => {
    const found = guess('Adult men 18-40');
    expect(found.column).toMatchObject({ ageGroup: 'adults-30' });
    expect(found.alternatives).toEqual([
      { discipline: 'no-gi', ageGroup: 'adults', gender: 'male' },
    ]);
  });

  it('names every belt that a division spans', () => {
    const found = guess('Adult / Male / Blue & Purple');
    expect([found.column, ...found.alternatives].map((column) => column.rank)).toEqual([
      'blue',
      'purple',
    ]);
  });

  it('goes by the entries where the name says nothing', () => {
    expect(guess('-60', { genders: ['female', 'female'], ages: [15, 16] }).column).toEqual({
      discipline: 'no-gi',
      ageGroup: 'teens',
      gender: 'female',
    });
    expect(guess('U15', { genders: ['male'], ages: [13, 14] }).column).toMatchObject({
      ageGroup: 'teens',
    });
    expect(guess('-60', { genders: ['female', 'male'] }).column).not.toHaveProperty('gender');
    expect(guess('Adult Blue Men', { discipline: 'no-gi' }).column).toMatchObject({
      discipline: 'no-gi',
    });
  });

  it('leaves the gender out where the book has one group for all', () => {
    expect(guess('Girls [7-8 years]').column).not.toHaveProperty('gender');
  });
});
