import { holdsTable, holdsTeam, type Identity } from '../auth/identity.ts';
import { notSignedIn, notYours } from './api-error.ts';
import type { Need } from './route.ts';

/**
 * Throws where this sender may not call a route. `params` are those of the path: `t` names the tournament, `m` the mat
 * that a table must hold, `e` the entry of the team whose coach it must be.
 */
export function guard(need: Need, who: Identity, params: Readonly<Record<string, string>>): void {
  if (need === 'viewer' || who.organiser !== null) return;
  if (who.tables.length === 0 && who.teams.length === 0) throw notSignedIn();
  const { t: tournamentId, m: matId, e: entryId } = params;
  if (tournamentId === undefined) throw notYours();
  const ofThisMat = matId !== undefined && holdsTable(who, { tournamentId, matId });
  if (need === 'table' && ofThisMat) return;
  const ofThisTeam = entryId !== undefined && holdsTeam(who, { tournamentId, entryId });
  if (need === 'team' && ofThisTeam) return;
  throw notYours();
}
