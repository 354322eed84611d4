import { expect, it } from 'vitest';
import { emptyEntry, entryBody } from './typed-entry.ts';

it('sends what was typed, and null for what was left open', () => {
  const typed = { ...emptyEntry, familyName: ' Walkin ', divisionId: 'd1', weightKg: '68.4' };
  expect(entryBody(typed)).toEqual({
    givenName: '',
    familyName: 'Walkin',
    club: '',
    divisionId: 'd1',
    seed: null,
    weightKg: 68.4,
    born: null,
    gender: null,
    rank: '',
    months: null,
  });
  expect(
    entryBody({ ...typed, seed: '3', born: '1999-02-03', gender: 'female', months: '0' }),
  ).toMatchObject({
    seed: 3,
    born: '1999-02-03',
    gender: 'female',
    months: 0,
  });
});
