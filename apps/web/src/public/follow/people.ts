import type { EntryView } from '@threecount/tournament';
import { matchesQuery } from '../../parts/find-text.ts';
import { fullName } from '../../ui/words.ts';

/** A competitor as spectators look for one, with every entry. */
export interface Person {
  /** The person's id: under it a viewer's device keeps whom it follows, also when a name or a club is corrected. */
  readonly key: string;
  readonly name: string;
  readonly club: string;
  readonly entries: readonly EntryView[];
}

/** The entries of a tournament by person, in the order of their names. */
export function peopleOf(entries: readonly EntryView[]): readonly Person[] {
  const people = new Map<string, EntryView[]>();
  for (const entry of entries) {
    const own = people.get(entry.personId);
    if (own === undefined) people.set(entry.personId, [entry]);
    else own.push(entry);
  }
  return [...people]
    .map(([key, own]) => ({ key, own, first: own[0] }))
    .flatMap(({ key, own, first }) =>
      first === undefined ? [] : [{ key, name: fullName(first), club: first.club, entries: own }],
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** People whose name, club or division holds every word of the query; those whose name does stand first. */
export function findPeople(
  people: readonly Person[],
  query: string,
  most: number,
): readonly Person[] {
  if (query.trim() === '') return [];
  const byName = people.filter((each) => matchesQuery(query, each.name));
  const named = new Set(byName);
  const others = people.filter(
    (each) =>
      !named.has(each) &&
      matchesQuery(query, each.name, each.club, ...each.entries.map((e) => e.divisionName)),
  );
  return [...byName, ...others].slice(0, most);
}
