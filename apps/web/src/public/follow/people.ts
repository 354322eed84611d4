import type { EntryView } from '@threecount/tournament';
import { matchesQuery } from '../../parts/find-text.ts';
import { fullName } from '../../ui/words.ts';

/** A competitor, a team or somebody of one as spectators look for them, with every entry. */
export interface Person {
  /** The person's id: under it a viewer's device keeps whom it follows, also when a name or a club is corrected. */
  readonly key: string;
  readonly name: string;
  readonly club: string;
  readonly entries: readonly EntryView[];
  /** The teams that they stand in; they are among the entries. */
  readonly teams: readonly EntryView[];
}

/** Everybody of a tournament with their entries, in the order of their names: also who fights for a team. */
export function peopleOf(entries: readonly EntryView[]): readonly Person[] {
  const people = new Map<string, Person>();
  const add = (key: string, name: string, entry: EntryView, ofTeam: boolean): void => {
    const {
      club,
      entries: own,
      teams,
    } = people.get(key) ?? { club: entry.club, entries: [], teams: [] };
    const all = ofTeam ? [...teams, entry] : teams;
    people.set(key, { key, name, club, entries: [...own, entry], teams: all });
  };
  for (const entry of entries) {
    add(entry.personId, fullName(entry), entry, false);
    for (const { personId, name } of entry.fighters) add(personId, name, entry, true);
  }
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name));
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
      matchesQuery(
        query,
        ...[each.name, each.club],
        ...each.entries.map(({ divisionName }) => divisionName),
        ...each.teams.map(fullName),
      ),
  );
  return [...byName, ...others].slice(0, most);
}
