import type { TableView } from '@threecount/tournament';
import { type Identity, tableActor } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../http/api-error.ts';
import type { Sender } from '../sessions/commands.ts';
import type { TournamentSession } from '../sessions/session.ts';
import { found, sessionWithMat } from './found.ts';

interface MatParams {
  readonly t: string;
  readonly m: string;
}

/** One call at a mat: its session, and who sends it. */
export interface AtMat {
  readonly session: TournamentSession;
  readonly sender: Sender;
  view(): TableView;
}

export function atMat(deps: Deps, params: MatParams, who: Identity, device: string): AtMat {
  const session = sessionWithMat(deps, params);
  const view = () => found(deps.read(session).table(params.m), 'mat');
  const actor = tableActor(who, { tournamentId: params.t, matId: params.m });
  return { session, sender: { actor, device }, view };
}

/** A table acts on matches of its own mat alone. @throws ApiError 409 */
export function mustBeOn(session: TournamentSession, matId: string, id: string): void {
  const record = session.match(id);
  if (record?.matId === matId) return;
  throw refused('not-on-this-mat', 'This match is not open on this mat.');
}
