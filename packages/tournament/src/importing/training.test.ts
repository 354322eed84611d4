import { expect, test } from 'vitest';
import { readTraining, trainingUnitIn } from './training.ts';

test.each([
  ['18 months', null, 18],
  ['1 month', 'years', 1],
  ['2 years', null, 24],
  ['2y 6m', null, 30],
  ['2 years, 6 months', null, 30],
  ['1,5 Jahre', null, 18],
  ['5+ years', null, 60],
  ['11', 'months', 11],
  ['0', 'months', 0],
  ['1.25', 'years', 15],
  ['0.99', 'years', 11],
] as const)('%s (column in %s) is %i months', (cell, unit, months) => {
  expect(readTraining(cell, unit)).toEqual({ kind: 'months', months });
});

test.each(['', '-', ' ? '])('"%s" says nothing', (cell) => {
  expect(readTraining(cell, 'months')).toEqual({ kind: 'none' });
});

test.each(['3', 'long', '1-3 years', '2 apples', '6 4', '999 years', 'since 2019'])(
  '"%s" is no length that can be read',
  (cell) => {
    expect(readTraining(cell, null)).toEqual({ kind: 'bad' });
  },
);

test('a header names the unit of its figures', () => {
  expect(trainingUnitIn('Experience (months)')).toBe('months');
  expect(trainingUnitIn('Years of training')).toBe('years');
  expect(trainingUnitIn('Experience')).toBeNull();
});
