import { describe, expect, it } from 'vitest';
import { enteredClasses, enteredClassFor } from '../../lookup/entered-weights.ts';
import { weightClasses } from '../../lookup/weight.ts';
import { checkOptions } from '../../options/check-options.ts';
import { bjjAdvantage as book } from './index.ts';

const limits = [57, 64, 70, 76, 82, 88, 94, 100, null];
const classes = limits.map((toKg) => ({ name: toKg === null ? 'over' : `-${toKg}`, toKg }));
const women = [
  { name: '-60', toKg: 60 },
  { name: 'over', toKg: null },
];
const options = {
  weightTable: [
    { discipline: 'gi', classes },
    { discipline: 'gi', gender: 'female', classes: women },
  ],
};
const men = (discipline: string) => ({ discipline, ageGroup: 'adults', gender: 'male' });
const problems = (weightTable: unknown) =>
  checkOptions(book, { weightTable }).map(({ place }) => place);

describe('weight classes', () => {
  it('are none of the book', () => {
    expect(weightClasses(book, 'adults', 'male')).toEqual([]);
    expect(enteredClasses(book, {}, men('gi'))).toEqual([]);
  });

  it('ADV-DIV-01 nine that were entered for the gi are the nine of no-gi', () => {
    expect(enteredClasses(book, options, men('gi'))).toHaveLength(9);
    expect(enteredClasses(book, options, men('no-gi'))).toEqual(classes);
  });

  it('go by the list that names most of the division', () => {
    const found = enteredClasses(book, options, { ...men('no-gi'), gender: 'female' });
    expect(found.map(({ name }) => name)).toEqual(['-60', 'over']);
  });

  it.each([
    [56.9, '-57'],
    [57, '-57'],
    [57.1, '-64'],
    [100.1, 'over'],
  ])('ADV-DIV-01 %d kg without the gi is in class %s: the limit is in it', (kg, name) => {
    expect(enteredClassFor(book, options, men('no-gi'), kg)?.name).toBe(name);
  });

  it('who is over the last class has none', () => {
    const closed = { weightTable: [{ classes: classes.slice(0, 2) }] };
    expect(enteredClassFor(book, closed, men('gi'), 64)?.name).toBe('-64');
    expect(enteredClassFor(book, closed, men('gi'), 64.1)).toBeUndefined();
  });

  it('are refused by place where they cannot be read', () => {
    expect(problems([{ classes }])).toEqual([]);
    expect(problems('nine')).toEqual(['options.weightTable']);
    expect(problems([5])).toEqual(['options.weightTable.0']);
    expect(problems([{ classes: [] }])).toEqual(['options.weightTable.0.classes']);
    expect(problems([{ classes: [{ toKg: 5 }] }])).toEqual(['options.weightTable.0.classes.0']);
    expect(problems([{ ageGroup: 'veterans', classes }])).toEqual([
      'options.weightTable.0.ageGroup',
    ]);
    const falling = [women[1], ...women].map((one) => ({ ...one }));
    expect(problems([{ classes: falling }])).toEqual([
      'options.weightTable.0.classes.0.toKg',
      'options.weightTable.0.classes.1.toKg',
    ]);
  });
});
