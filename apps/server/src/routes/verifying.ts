import type { Envelope } from '@threecount/eventlog';
import { Derivation, type Difference, sameTournament } from '@threecount/tournament';
import type { Deps } from '../deps.ts';
import { refused } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';
import { ofTournament } from '../inputs/common.ts';
import { pagesOf } from '../sessions/pages-of.ts';
import type { TournamentSession } from '../sessions/session.ts';
import { inTurns, Turns } from '../turns.ts';
import { sessionOf } from './found.ts';

const liveDiffers: Difference = {
  position: 0,
  kind: 'broken',
  message: 'What the server holds in memory is not what its log gives: start the server again.',
};

/**
 * Derives the log again as far as it goes now, and compares: with what is stored, and with what the server shows of
 * that moment. The tournament goes on meanwhile; what is added is not looked at.
 */
async function verify(deps: Deps, session: TournamentSession) {
  const { state: shown, loads, tournamentId } = session;
  const derivation = new Derivation();
  let whole = true;
  let envelopes = 0;
  for await (const page of pagesOf(deps.store, tournamentId, shown.position)) {
    envelopes += page.length;
    if (whole) whole = await addAll(derivation, page);
  }
  if (session.loads !== loads) {
    throw refused('changed-meanwhile', 'Another state was put in place meanwhile: check again.');
  }
  const agrees = whole && (await inTurns(sameTournament(derivation.state, shown)));
  const differences = [...derivation.differences, ...(agrees || !whole ? [] : [liveDiffers])];
  return { ok: differences.length === 0, envelopes, differences };
}

async function addAll(derivation: Derivation, page: readonly Envelope[]): Promise<boolean> {
  const turns = new Turns();
  for (const envelope of page) {
    if (!derivation.add(envelope)) return false;
    if (turns.due) await turns.next();
  }
  return true;
}

/** The check that nothing but the log stands behind what is shown. */
export const verifyingRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/verify',
    need: 'organiser',
    params: ofTournament,
    handle: ({ params }) => verify(deps, sessionOf(deps, params)),
  }),
];
