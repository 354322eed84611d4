import type { PersonRecord } from '@threecount/tournament';
import { canonicalJson } from './canonical.ts';

/** A version of a person that does not follow on what is stored. Nothing of its batch was stored. */
export class PersonVersionError extends Error {
  override readonly name = 'PersonVersionError';
}

/** A person of whom nothing is known any more but the id. */
export function erasedPerson(personId: string, version: number): PersonRecord {
  return {
    personId,
    version,
    givenName: '',
    familyName: '',
    club: '',
    team: '',
    country: '',
    born: null,
    gender: null,
    email: '',
    phone: '',
    externalIds: {},
    erased: true,
  };
}

/**
 * Which of the offered versions have to be written, in order, given the newest stored ones.
 * @throws PersonVersionError where one does not follow.
 */
export function planPeople(
  newest: (personId: string) => PersonRecord | undefined,
  offered: readonly PersonRecord[],
): readonly PersonRecord[] {
  const planned = new Map<string, PersonRecord>();
  return offered.filter((person) => {
    const before = planned.get(person.personId) ?? newest(person.personId);
    if (before !== undefined && !follows(before, person)) return false;
    planned.set(person.personId, person);
    return true;
  });
}

function follows(before: PersonRecord, person: PersonRecord): boolean {
  if (person.version === before.version && canonicalJson(person) === canonicalJson(before)) {
    return false;
  }
  if (person.version <= before.version) {
    throw new PersonVersionError(
      `person ${person.personId}: version ${person.version} does not follow version ${before.version}`,
    );
  }
  if (before.erased && !person.erased) {
    throw new PersonVersionError(`person ${person.personId} was erased`);
  }
  return true;
}
