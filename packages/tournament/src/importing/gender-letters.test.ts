import { expect, it } from 'vitest';
import { genderLetters } from './gender-letters.ts';

it.each([
  [['H', 'M', 'h', ''], 'male', 'female'],
  [['N', 'F'], undefined, undefined],
  [['M', 'W'], undefined, undefined],
  [['M', 'F', 'H'], undefined, undefined],
  [['Hombre', 'M'], undefined, undefined],
])('%j', (cells, h, m) => {
  const letters = genderLetters(cells);
  expect([letters.get('h'), letters.get('m')]).toEqual([h, m]);
});

it('reads the pairs of other languages', () => {
  expect(genderLetters(['F', 'N']).get('f')).toBe('male');
  expect(genderLetters(['V', 'M']).get('v')).toBe('female');
  expect(genderLetters(['M', 'Ž']).get('z')).toBe('female');
});
