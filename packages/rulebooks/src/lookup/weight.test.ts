import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBook } from '../books/index.ts';
import { tenthsOfPound, weightClasses, weightClassFor } from './weight.ts';

interface WeightCase {
  readonly clause: string;
  readonly ageGroup: string;
  readonly gender: string;
  readonly classes: number;
  /** Pounds, the number of the class from the lightest, its name. */
  readonly weighs: readonly (readonly [number, number, string])[];
}

const file = new URL('../../cases/five-weights.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as readonly WeightCase[];
const book = findBook('five');
if (!book) throw new Error('no book');

describe('weight classes of five', () => {
  it.each(cases)('$clause: who stands in which class, $ageGroup $gender', (given) => {
    for (const [value, number, name] of given.weighs)
      expect([
        value,
        weightClassFor(book, given.ageGroup, given.gender, { value, unit: 'lb' }),
      ]).toMatchObject([value, { number, name, clause: clauseOf(given) }]);
    expect(weightClasses(book, given.ageGroup, given.gender)).toHaveLength(given.classes);
  });

  // Women of 30 and more, where the organiser splits them, keep the classes of the women.
  const clauseOf = ({ clause }: WeightCase) => (clause === 'FIVE-DIV-10' ? 'FIVE-WGT-10' : clause);

  it.each([
    [15.83, 1],
    [15.88, 2],
  ])('FIVE-WGT-13 %d kg of a junior kid is class %i', (value, number) => {
    const found = weightClassFor(book, 'junior-kids', 'male', { value, unit: 'kg' });
    expect(found?.number).toBe(number);
  });

  const groups = book.divisions.ageGroups.flatMap((group) =>
    group.genders.map((gender) => [group.id, gender] as const),
  );

  it.each(groups)('FIVE-WGT-13 no weight of %s %s is without class', (ageGroup, gender) => {
    for (let tenths = 10; tenths <= 4000; tenths += 1)
      expect(
        weightClassFor(book, ageGroup, gender, { value: tenths / 10, unit: 'lb' }),
      ).toBeDefined();
  });

  it.each(groups)('the classes of %s %s leave no gap and end open', (ageGroup, gender) => {
    const classes = weightClasses(book, ageGroup, gender);
    expect(classes.at(0)?.fromLb).toBe(0);
    expect(classes.at(-1)?.belowLb).toBeNull();
    for (const [i, one] of classes.entries())
      if (i > 0) expect(one.fromLb).toBe(classes[i - 1]?.belowLb);
  });

  it('FIVE-WGT-01 knows no discipline: one list serves both', () => {
    expect(weightClasses(book, 'adults', 'male')).toHaveLength(7);
  });

  it('a group that is not in the book has no class', () => {
    expect(weightClassFor(book, 'veterans', 'male', { value: 150, unit: 'lb' })).toBeUndefined();
  });

  it('rounds to the nearest tenth, halves up, as typed', () => {
    expect(tenthsOfPound({ value: 34.94, unit: 'lb' })).toBe(349);
    expect(tenthsOfPound({ value: 34.95, unit: 'lb' })).toBe(350);
    expect(tenthsOfPound({ value: 0.45359237, unit: 'kg' })).toBe(10);
  });
});
