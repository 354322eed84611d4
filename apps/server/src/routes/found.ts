import type { Deps } from '../deps.ts';
import { notFound, refused } from '../http/api-error.ts';
import type { Reader } from '../sessions/reader.ts';
import type { TournamentSession } from '../sessions/session.ts';

/** The tournament of the path. @throws ApiError 404; 409 where it is there and cannot be followed */
export function sessionOf(deps: Deps, { t }: { readonly t: string }): TournamentSession {
  const session = deps.tournaments.get(t);
  if (session !== null) return session;
  const aside = deps.tournaments.unreadable().find(({ tournamentId }) => tournamentId === t);
  if (aside !== undefined) throw refused('unreadable', aside.reason);
  throw notFound('tournament');
}

/** The tournament of the path, where it has the mat of the path. @throws ApiError 404 */
export function sessionWithMat(
  deps: Deps,
  params: { readonly t: string; readonly m: string },
): TournamentSession {
  const session = sessionOf(deps, params);
  const mat = session.state.mats.get(params.m);
  if (mat === undefined || mat.removed) throw notFound('mat');
  return session;
}

/** What is shown of the tournament of the path, now. @throws ApiError 404 */
export const readerOf = (deps: Deps, params: { readonly t: string }): Reader =>
  deps.read(sessionOf(deps, params));

/** @throws ApiError 404 where there is nothing */
export function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw notFound(what);
  return value;
}
