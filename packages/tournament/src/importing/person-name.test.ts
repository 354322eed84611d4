import { describe, expect, it } from 'vitest';
import { isFamilyFirst, nameKey, splitName } from './person-name.ts';

describe('names in one cell', () => {
  it.each([
    ['Berg, Anna Lena', false, 'Anna Lena', 'Berg'],
    ['Anna Lena Berg', false, 'Anna Lena', 'Berg'],
    ['João da Silva Jr.', false, 'João', 'da Silva Jr.'],
    ['Jan van der Meer', false, 'Jan', 'van der Meer'],
    ['BERG Anna', false, 'Anna', 'BERG'],
    ['Anna BERG HOLM', false, 'Anna', 'BERG HOLM'],
    ['Berg Anna', true, 'Anna', 'Berg'],
    ['van der Meer Jan', true, 'Jan', 'van der Meer'],
    ['John Smith, Jr.', false, 'John', 'Smith Jr.'],
    ['Madonna', false, 'Madonna', ''],
    ['李 小龙', true, '小龙', '李'],
  ] as const)('parts %j', (text, familyFirst, givenName, familyName) => {
    expect(splitName(text, familyFirst)).toEqual({ givenName, familyName });
  });

  it.each([
    'Nachname Vorname',
    'Nom et prénom',
    'Apellidos y nombre',
    'Cognome e nome',
    'Nazwisko i imię',
    'Name (Last, First)'.slice(6, 17),
  ])('sees that %j puts the family name first', (header) => {
    expect(isFamilyFirst(header)).toBe(true);
  });

  it.each(['Name', 'Vorname Nachname', 'Full name', 'Imię i nazwisko'])(
    'sees that %j does not',
    (header) => {
      expect(isFamilyFirst(header)).toBe(false);
    },
  );

  it('compares names without case, accents and signs', () => {
    expect(nameKey({ givenName: 'Þór', familyName: "O'Neil-da Costa" })).toBe(
      nameKey({ givenName: 'þór ', familyName: 'O’Neil da costa' }),
    );
  });
});
