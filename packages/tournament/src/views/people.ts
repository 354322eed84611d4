import type { EntryId, PersonId, PersonRecord } from '../types/entities.ts';
import type { DivisionState } from '../types/state.ts';
import type { CompetitorView } from '../types/views.ts';

/** The newest record of each person; who is missing is shown without a name. */
export type People = ReadonlyMap<PersonId, PersonRecord>;

/** A competitor as the public may see one: no birth date, no contact. */
export function competitorView(
  people: People,
  division: DivisionState,
  entryId: EntryId,
): CompetitorView {
  const entry = division.entries.get(entryId)?.entry;
  const person = entry === undefined ? undefined : people.get(entry.personId);
  return {
    entryId,
    personId: entry?.personId ?? '',
    givenName: person?.givenName ?? '',
    familyName: person?.familyName ?? '',
    club: person?.club ?? '',
    country: person?.country ?? '',
    seed: entry?.seed ?? null,
  };
}

/** The name of a person; the id where nobody is known by it. */
export function personName(people: People, personId: PersonId): string {
  const person = people.get(personId);
  return person === undefined ? personId : `${person.givenName} ${person.familyName}`.trim();
}
