import type { TeamEventView, TeamView } from '@threecount/tournament';
import { useRef, useState } from 'preact/hooks';
import { useTopic } from '../../ui/live.ts';
import { type Fetched, useFetched } from '../use-fetched.ts';
import { veiled } from './veil.ts';

const at = (tournamentId: string): string => `/api/tournaments/${encodeURIComponent(tournamentId)}`;

/** The events for teams with what they go by; asked for again when `version` changes. */
export const useTeamEvents = (
  tournamentId: string,
  version: string | number = 0,
): Fetched<readonly TeamEventView[]> =>
  useFetched<readonly TeamEventView[]>(`${at(tournamentId)}/team-events`, version);

/** How often a value has changed: for what is asked for again after each change. */
function useChanges(value: unknown): number {
  const seen = useRef({ value, changes: 0 });
  if (seen.current.value !== value) seen.current = { value, changes: seen.current.changes + 1 };
  return seen.current.changes;
}

/**
 * What a GET answers about the teams of a division, and again after each change of them.
 * @param path below the tournament's
 */
export function useWithTeams<T>(
  tournamentId: string,
  divisionId: string | null,
  path: string,
): { readonly fetched: Fetched<T>; readonly again: () => void } {
  const [asked, setAsked] = useState(0);
  const topic = divisionId === null ? 'tournament' : `teams:${divisionId}`;
  const live = useTopic<unknown>(tournamentId, topic).snapshot.value;
  const changes = useChanges(divisionId === null ? null : live);
  const fetched = useFetched<T>(`${at(tournamentId)}${path}`, `${changes} ${asked}`);
  return { fetched, again: () => setAsked((times) => times + 1) };
}

/** A team for the organiser: as a screen shows it that others can see, and as it is. */
export interface OwnTeam {
  readonly view: TeamView;
  /** With its order, also where that is sealed. */
  readonly lodged: TeamView;
}

/** The teams of a division for the organiser; an order that is sealed for everybody is told only where it is asked for. */
export function useTeams(
  tournamentId: string,
  divisionId: string,
): { readonly fetched: Fetched<readonly OwnTeam[]>; readonly again: () => void } {
  const path = `/divisions/${encodeURIComponent(divisionId)}/teams`;
  const { fetched, again } = useWithTeams<readonly TeamView[]>(tournamentId, divisionId, path);
  const open = usePublicTeams(tournamentId, divisionId)?.filter(({ order }) => order === 'shown');
  if (fetched.kind !== 'there') return { fetched, again };
  const isOpen = ({ team }: TeamView): boolean =>
    open?.some((one) => one.team.entryId === team.entryId) === true;
  const value = fetched.value.map((lodged) => {
    const isSealed = lodged.order !== 'missing' && !isOpen(lodged);
    return { view: isSealed ? veiled(lodged) : lodged, lodged };
  });
  return { fetched: { kind: 'there', value }, again };
}

/** The teams of a division as everybody may see them; null until they are there. */
export const usePublicTeams = (
  tournamentId: string,
  divisionId: string,
): readonly TeamView[] | null =>
  useTopic<readonly TeamView[]>(tournamentId, `teams:${divisionId}`).snapshot.value;
