import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['0.', 0],
  ['.5', 0.5],
  [' -1.25 ', -1.25],
  ['\u22122', -2],
  ['+3', 3],
  ['430', 430],
  ['', undefined],
  ['  ', undefined],
  ['-', '-'],
  ['1,234.5', '1,234.5'],
  ['1e3', '1e3'],
  ['0x10', '0x10'],
  ['heavy', 'heavy'],
  ['Infinity', 'Infinity'],
])('%j is %j', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it('nought with a minus is nought', () => {
  expect(Object.is(typedNumber('-0'), 0)).toBe(true);
});
