import type { DivisionVocabulary } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { columnChoices, withChoice } from './column-choices.ts';
import { columnWords } from './column-words.ts';

const vocabulary: DivisionVocabulary = {
  disciplines: ['gi', 'no-gi'],
  ageGroups: [
    { id: 'kids', label: 'Kids', genders: ['male', 'female'], mixed: true, ages: [] },
    { id: 'adults', label: 'Adults', genders: ['male', 'female'], mixed: false, ages: [] },
    { id: 'adults-40', label: 'Adults 40+', genders: ['male'], mixed: false, ages: [] },
  ],
  levels: [
    {
      discipline: 'no-gi',
      ageGroups: ['adults', 'adults-40'],
      namedBy: 'level',
      levels: [
        { id: 'beginner', label: 'Beginner' },
        { id: 'expert', label: 'Expert' },
      ],
    },
    { discipline: 'gi', ageGroups: [], namedBy: 'rank', levels: [{ id: 'white', label: 'White' }] },
  ],
  ranks: ['white', 'blue'],
  events: [],
};

const keys = (column: Parameters<typeof columnChoices>[1]) =>
  columnChoices(vocabulary, column).map((choice) => choice.key);

describe('columnChoices', () => {
  it('offers only what the book has there', () => {
    expect(keys({ discipline: 'no-gi', ageGroup: 'adults' })).toEqual([
      'discipline',
      'ageGroup',
      'gender',
      'level',
    ]);
    expect(keys({ discipline: 'gi', ageGroup: 'adults' })).toContain('rank');
    expect(keys({ discipline: 'no-gi', ageGroup: 'kids' })).not.toContain('level');
  });
});

describe('levels of one gender', () => {
  const [noGi, ...others] = vocabulary.levels;
  const levels = noGi ? [{ ...noGi, genders: ['male'] }, ...others] : [];
  const offered = (gender?: string) =>
    columnChoices(
      { ...vocabulary, levels },
      { discipline: 'no-gi', ageGroup: 'adults', ...(gender === undefined ? {} : { gender }) },
    ).some((choice) => choice.key === 'level');

  it('are offered to it alone, and while no gender is chosen', () => {
    expect([offered('male'), offered('female'), offered()]).toEqual([true, false, true]);
  });
});

describe('withChoice', () => {
  const column = { discipline: 'no-gi', ageGroup: 'adults', gender: 'female', level: 'expert' };
  it('changes one thing and drops what no longer fits', () => {
    expect(withChoice(vocabulary, column, 'level', 'beginner').level).toBe('beginner');
    expect(withChoice(vocabulary, column, 'ageGroup', 'adults-40')).toEqual({
      discipline: 'no-gi',
      ageGroup: 'adults-40',
      level: 'expert',
    });
    expect(withChoice(vocabulary, column, 'discipline', 'gi')).toEqual({
      discipline: 'gi',
      ageGroup: 'adults',
      gender: 'female',
    });
  });
  it('takes a choice out by the empty one and keeps what it does not touch', () => {
    const absolute = { ...column, absolute: true };
    expect(withChoice(vocabulary, absolute, 'gender', '')).toEqual({
      discipline: 'no-gi',
      ageGroup: 'adults',
      level: 'expert',
      absolute: true,
    });
  });
});

describe('columnWords', () => {
  it("takes the book's labels, else ours, else the code", () => {
    const column = { discipline: 'no-gi', ageGroup: 'adults-40', level: 'mystery' };
    expect(columnWords(column, vocabulary)).toBe('No-gi · Adults 40+ · mystery');
  });
});
