import { namedFor } from '../schedule/persons.ts';
import type { EntryId, PersonId, PersonRecord } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
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

/** Whom to look for in order to find somebody: the person, and every team that they are named for. */
export function standingFor(state: TournamentState, personId: PersonId): ReadonlySet<PersonId> {
  const entries = [...state.divisions.values()].flatMap(({ entries }) => [...entries.values()]);
  const teams = entries.filter((entry) => namedFor(entry).includes(personId));
  return new Set([personId, ...teams.map(({ entry }) => entry.personId)]);
}

/** The name of a person; the id where nobody is known by it. */
export function personName(people: People, personId: PersonId): string {
  const person = people.get(personId);
  return person === undefined ? personId : `${person.givenName} ${person.familyName}`.trim();
}
