import type { TournamentAction } from '@threecount/tournament';
import { sendCommand } from '../parts/commands.ts';

export interface Stream {
  readonly kind: 'tournament' | 'division' | 'match' | 'entry' | 'mat';
  readonly id: string;
}

/** The API path of a tournament. */
export const apiOf = (tournamentId: string): string =>
  `/api/tournaments/${encodeURIComponent(tournamentId)}`;

/**
 * Does one thing with a tournament.
 * @param expectedVersion of the stream as it was seen; left out: whatever it is.
 * @throws ApiError
 */
export function act(
  tournamentId: string,
  stream: Stream,
  action: TournamentAction,
  expectedVersion?: number,
): Promise<{ readonly position: number }> {
  const expected = expectedVersion === undefined ? {} : { expectedVersion };
  return sendCommand(`${apiOf(tournamentId)}/actions`, { stream, action, ...expected });
}

/** Does something with the tournament itself. @throws ApiError */
export function actOnTournament(
  tournamentId: string,
  action: TournamentAction,
): Promise<{ readonly position: number }> {
  return act(tournamentId, { kind: 'tournament', id: tournamentId }, action);
}
