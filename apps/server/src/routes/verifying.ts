import { isDeepStrictEqual } from 'node:util';
import type { Envelope } from '@threecount/eventlog';
import { type Difference, deriveAgain } from '@threecount/tournament';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { ofTournament } from '../inputs/common.ts';
import type { TournamentSession } from '../sessions/session.ts';
import { sessionOf } from './found.ts';

const liveDiffers: Difference = {
  position: 0,
  kind: 'broken',
  message: 'What the server holds in memory is not what its log gives: start the server again.',
};

/** Derives the whole log again and compares: with what is stored, and with what the server shows. */
async function verify(deps: Deps, session: TournamentSession) {
  const { envelopes, same } = await session.quiet(async () => {
    const stored: readonly Envelope[] = await deps.store.read(session.tournamentId, 0);
    const state = deps.tournaments.fold(stored);
    return { envelopes: stored, same: isDeepStrictEqual(state, session.state) };
  });
  const differences = [...deriveAgain(envelopes), ...(same ? [] : [liveDiffers])];
  return { ok: differences.length === 0, envelopes: envelopes.length, differences };
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
