import { holdsTable, type Identity } from '../auth/identity.ts';
import { notSignedIn, notYours } from './api-error.ts';
import type { Need } from './route.ts';

/**
 * Throws where this sender may not call a route. `params` are those of the path: `t` names the
 * tournament and `m` the mat that a table must hold.
 */
export function guard(need: Need, who: Identity, params: Readonly<Record<string, string>>): void {
  if (need === 'viewer' || who.organiser !== null) return;
  if (who.tables.length === 0) throw notSignedIn();
  const { t, m } = params;
  const ofThisMat =
    t !== undefined && m !== undefined && holdsTable(who, { tournamentId: t, matId: m });
  if (need === 'table' && ofThisMat) return;
  throw notYours();
}
