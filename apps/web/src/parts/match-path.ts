import type { MatchCard } from '@threecount/tournament';

/** The path of a match's page. */
export function matchPath(tournamentId: string, matchId: string): string {
  return `/t/${encodeURIComponent(tournamentId)}/matches/${encodeURIComponent(matchId)}`;
}

/** Whether there is something to tell of a match: it is fought, or was. */
export function isTold({ standing, result }: Pick<MatchCard, 'standing' | 'result'>): boolean {
  if (result !== null) return result.method !== 'bye' && result.method !== 'walkover';
  return standing === 'on-mat' || standing === 'ended';
}

/** Where the organiser finds a match by its number, to correct it. */
export function findPath(tournamentId: string, number: number): string {
  return `/organiser/${encodeURIComponent(tournamentId)}/results?find=${encodeURIComponent(`#${number}`)}`;
}
