import { type Entry, type idsAfter, knownPerson, type PersonRecord } from '@threecount/tournament';

/** Who was typed in by hand. */
export type TypedPerson = Pick<
  PersonRecord,
  'givenName' | 'familyName' | 'club' | 'born' | 'gender'
>;

/** The first record of somebody. */
export const newPerson = (personId: string, typed: TypedPerson): PersonRecord => ({
  personId,
  version: 1,
  givenName: typed.givenName,
  familyName: typed.familyName,
  club: typed.club,
  team: '',
  country: '',
  born: typed.born,
  gender: typed.gender,
  email: '',
  phone: '',
  externalIds: {},
  erased: false,
});

/** Who was typed in, and the version of the record that is to be stored; none where nothing is new. */
export function typedPerson(
  people: Iterable<PersonRecord>,
  ids: ReturnType<typeof idsAfter>,
  typed: TypedPerson,
): { readonly personId: string; readonly records: readonly PersonRecord[] } {
  const known = knownPerson(people, typed);
  if (known === null) {
    const made = newPerson(ids.person(), typed);
    return { personId: made.personId, records: [made] };
  }
  const adds = known.born === null && typed.born !== null;
  const records = adds ? [{ ...known, version: known.version + 1, born: typed.born }] : [];
  return { personId: known.personId, records };
}

/** An entry that is in, of which nothing more was said. */
export const plainEntry = (
  given: Pick<Entry, 'entryId' | 'personId' | 'divisionId'> & Partial<Entry>,
): Entry => ({
  seed: null,
  rank: '',
  weightKg: null,
  notDrawn: null,
  withdrawn: null,
  rows: [],
  ...given,
});
