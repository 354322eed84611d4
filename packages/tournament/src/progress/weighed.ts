import type { TournamentState } from '../types/state.ts';
import type { TeamMemberEntry } from '../types/teams.ts';

/** Whether one of a team was weighed on the day: a weight of another date does not count. */
export function isWeighed(
  { date }: Pick<TournamentState, 'date'>,
  { weighed, weighedOn }: TeamMemberEntry,
): boolean {
  if (weighed !== true) return false;
  return date === null || weighedOn === undefined || weighedOn === date;
}
