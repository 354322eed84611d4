import type { TournamentAction } from '@threecount/tournament';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { refused } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, matchId, ofMat, overrule } from '../inputs/common.ts';
import { accepted } from '../sessions/answers.ts';
import { type AtMat, atMat } from './at-mat.ts';

const called = z.object({ commandId, matchId, overrule: overrule.exactOptional() });
const absent = z
  .array(z.enum(['red', 'blue']))
  .min(1)
  .max(2);

/** Does something with a match that is on the mat or waits for it. A command that was stored is not asked again. */
async function onMatch(
  { session, sender, view }: AtMat,
  body: z.infer<typeof called>,
  action: TournamentAction,
) {
  if (session.stored(body.commandId) !== null) return view();
  const { match, queue } = view();
  const ids = [match?.confirmed === false ? match.card : null, ...queue].map((c) => c?.matchId);
  if (!ids.includes(body.matchId)) {
    throw refused('not-on-this-mat', 'This match is not one of this mat.');
  }
  const stream = { kind: 'match', id: body.matchId } as const;
  accepted(await session.submit(sender, [{ commandId: body.commandId, stream, action }]));
  return view();
}

/** A mat's table calls the two of a match, and records who did not come. */
export const tableCallRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/mats/:m/table/call',
    need: 'table',
    params: ofMat,
    body: called,
    handle({ params, body, who, device }) {
      const { overrule: by } = body;
      const action = { type: 'call-match', ...(by === undefined ? {} : { overrule: by }) } as const;
      return onMatch(atMat(deps, params, who, device), body, action);
    },
  }),
  route({
    method: 'POST',
    path: '/tournaments/:t/mats/:m/table/no-show',
    need: 'table',
    params: ofMat,
    body: called.extend({ absent }),
    handle({ params, body, who, device }) {
      const action = {
        type: 'record-no-show',
        absent: body.absent,
        ...(body.overrule === undefined ? {} : { overrule: body.overrule }),
      } as const;
      return onMatch(atMat(deps, params, who, device), body, action);
    },
  }),
];
