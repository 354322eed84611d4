import type { TournamentAction } from '@threecount/tournament';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, matchId, ofMat } from '../inputs/common.ts';
import { accepted } from '../sessions/answers.ts';
import { atMat, mustBeOn } from './at-mat.ts';

const side = z.enum(['red', 'blue']);
const place = z.int().min(0).max(99);
/** The lease under which it was pressed: refused where the bouts have changed since. */
const epoch = z.int().min(0).exactOptional();
const name = z.string().trim().max(200);

/** What a table does in a team match between two bouts: the body's other keys are those of the action. */
function inTeamMatch<S extends z.core.$ZodLooseShape>(
  deps: Deps,
  verb: Extract<
    TournamentAction['type'],
    'confirm-bout' | 'take-back-bout' | 'pick-fighter' | 'withdraw-fighter' | 'rule-team-match'
  >,
  shape: S,
): Route {
  return route({
    method: 'POST',
    path: `/tournaments/:t/mats/:m/table/${verb}`,
    need: 'table',
    params: ofMat,
    body: z.object({ commandId, matchId, epoch }).and(z.object(shape)),
    async handle({ params, body, who, device }) {
      const { session, sender, view } = atMat(deps, params, who, device);
      const { commandId: id, matchId: on, ...given } = body;
      if (session.stored(id) !== null) return view();
      mustBeOn(session, params.m, on);
      const stream = { kind: 'match', id: on } as const;
      const action = { type: verb, ...given } as TournamentAction;
      accepted(await session.submit(sender, [{ commandId: id, stream, action }]));
      return view();
    },
  });
}

/** The table of a mat with a team match. */
export const tableTeamRoutes = (deps: Deps): readonly Route[] => [
  inTeamMatch(deps, 'confirm-bout', {}),
  inTeamMatch(deps, 'take-back-bout', { bout: z.int().min(1).max(999), reason: name }),
  inTeamMatch(deps, 'pick-fighter', { side, place }),
  inTeamMatch(deps, 'withdraw-fighter', { side, place, by: name.min(1) }),
  inTeamMatch(deps, 'rule-team-match', { winner: side, by: name.min(1), reason: name.min(1) }),
];
