import type { EntryView, TeamView } from '@threecount/tournament';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../ui/api.ts';
import { fullName } from '../../ui/words.ts';
import { apiOf } from '../act.ts';
import type { KnownPerson } from './draft.ts';

/**
 * Everybody of the tournament by name: those who are entered by themselves, and those of the teams of other events. Who
 * cannot be asked for is left out: names can be typed all the same.
 * @param teamDivisions all divisions for teams
 * @param but the one whose people are in teams already
 */
export function useKnownPeople(
  tournamentId: string,
  teamDivisions: readonly string[],
  but: string,
): readonly KnownPerson[] {
  const [known, setKnown] = useState<readonly KnownPerson[]>([]);
  const names = teamDivisions.join(',');
  useEffect(() => {
    let current = true;
    const divisions = names.split(',').filter((each) => each !== '');
    void peopleOf(tournamentId, divisions, but).then((people) => {
      if (current) setKnown(people);
    });
    return () => {
      current = false;
    };
  }, [tournamentId, names, but]);
  return known;
}

async function peopleOf(
  tournamentId: string,
  divisions: readonly string[],
  but: string,
): Promise<readonly KnownPerson[]> {
  const ask = <T>(path: string): Promise<readonly T[]> =>
    api<readonly T[]>('GET', apiOf(tournamentId) + path).catch(() => []);
  const [entries, ...teams] = await Promise.all([
    ask<EntryView>('/entries'),
    ...divisions
      .filter((each) => each !== but)
      .map((each) => ask<TeamView>(`/divisions/${encodeURIComponent(each)}/teams`)),
  ]);
  const people = new Map<string, KnownPerson>();
  const add = (personId: string, name: string, club: string): void => {
    if (name === '') return;
    people.set(personId, { personId, name, label: club === '' ? name : `${name} (${club})` });
  };
  for (const entry of entries) {
    if (!divisions.includes(entry.divisionId)) add(entry.personId, fullName(entry), entry.club);
  }
  for (const { team, members, substitutes } of teams.flat()) {
    for (const { personId, name } of [...members, ...substitutes])
      add(personId, name, fullName(team));
  }
  return [...people.values()].sort((a, b) => a.label.localeCompare(b.label));
}
