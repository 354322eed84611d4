import { describe, expect, it } from 'vitest';
import type { PersonRecord } from '../types/entities.ts';
import { knownPerson } from './known-person.ts';

const person = (personId: string, over: Partial<PersonRecord> = {}): PersonRecord => ({
  personId,
  version: 1,
  givenName: 'Ada',
  familyName: 'Lantern',
  club: 'Pier 4',
  team: '',
  country: 'IE',
  born: null,
  gender: null,
  email: '',
  phone: '',
  externalIds: {},
  erased: false,
  ...over,
});

const typed = { givenName: 'ada', familyName: 'LANTERN', club: 'pier 4', born: null };

describe('a person typed in by hand', () => {
  it('is found by name and club, or by name and birth date', () => {
    expect(knownPerson([person('p1')], typed)?.personId).toBe('p1');
    const born = '1999-02-03';
    const moved = person('p2', { club: 'Harbour', born });
    expect(knownPerson([moved], { ...typed, born })?.personId).toBe('p2');
  });
  it('is another one with another club, birth date or name', () => {
    expect(knownPerson([person('p1', { club: 'Harbour' })], typed)).toBeNull();
    const born = person('p1', { born: '1999-02-03' });
    expect(knownPerson([born], { ...typed, born: '1999-02-04' })).toBeNull();
    expect(knownPerson([person('p1', { givenName: 'Ida' })], typed)).toBeNull();
  });
  it('is nobody where two fit, or who fits was erased', () => {
    expect(knownPerson([person('p1'), person('p2')], typed)).toBeNull();
    expect(knownPerson([person('p1', { erased: true })], typed)).toBeNull();
  });
});
