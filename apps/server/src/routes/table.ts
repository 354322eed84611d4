import type { PaperResult, TournamentAction } from '@threecount/tournament';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { refused } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, matchId, ofMat } from '../inputs/common.ts';
import { paperResult } from '../inputs/paper-result.ts';
import { fixedRules } from '../live/live-table.ts';
import { accepted } from '../sessions/answers.ts';
import { atMat, mustBeOn } from './at-mat.ts';
import { found, readerOf } from './found.ts';
import { actionsRoute } from './table-actions.ts';
import { tableCallRoutes } from './table-calls.ts';
import { lengthRoute } from './table-length.ts';
import { openRoute } from './table-open.ts';
import { tableTeamRoutes } from './table-team.ts';

/** What is done with the whole match: one action, named by the match that the sender means. */
function withMatch(
  deps: Deps,
  verb: 'confirm' | 'release' | 'swap-sides' | 'take-over',
  action: TournamentAction,
): Route {
  return route({
    method: 'POST',
    path: `/tournaments/:t/mats/:m/table/${verb}`,
    need: 'table',
    params: ofMat,
    body: z.object({ commandId, matchId: matchId.exactOptional() }),
    async handle({ params, body, who, device }) {
      const { session, sender, view } = atMat(deps, params, who, device);
      if (session.stored(body.commandId) !== null) return view();
      const id = body.matchId ?? view().match?.card.matchId;
      if (id === undefined) throw refused('no-match', 'No match is open on this mat.');
      mustBeOn(session, params.m, id);
      const stream = { kind: 'match', id } as const;
      accepted(await session.submit(sender, [{ commandId: body.commandId, stream, action }]));
      return view();
    },
  });
}

function paper(deps: Deps): Route {
  return route({
    method: 'POST',
    path: '/tournaments/:t/mats/:m/table/paper',
    need: 'table',
    params: ofMat,
    body: z.object({ commandId, matchId: matchId.exactOptional(), result: paperResult }),
    async handle({ params, body, who, device }) {
      const { session, sender, view } = atMat(deps, params, who, device);
      if (session.stored(body.commandId) !== null) return view();
      const { match, queue } = view();
      const open = match !== null && !match.confirmed ? match.card.matchId : undefined;
      const id = body.matchId ?? open;
      const ofThisMat = id === open || queue.some((card) => card.matchId === id);
      if (id === undefined || !ofThisMat) {
        throw refused('not-on-this-mat', 'This match is not one of this mat.');
      }
      const result: PaperResult = body.result;
      const action = { type: 'enter-paper-result', result } as const;
      const stream = { kind: 'match', id } as const;
      accepted(await session.submit(sender, [{ commandId: body.commandId, stream, action }]));
      return view();
    },
  });
}

/** The table of a mat: its view, and what officials do there. */
export const tableRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:t/mats/:m/table',
    need: 'table',
    params: ofMat,
    handle: ({ params }) => found(readerOf(deps, params).table(params.m), 'mat'),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/mats/:m/table/rules/:key',
    need: 'table',
    params: ofMat.extend({ key: z.string().max(64) }),
    handle({ params, reply }) {
      const rules = found(fixedRules(readerOf(deps, params).table(params.m), params.key), 'rules');
      // Named by their content: they can be kept by the browser that may see them.
      reply.header('cache-control', 'private, max-age=86400, immutable');
      return rules;
    },
  }),
  openRoute(deps),
  actionsRoute(deps),
  ...tableCallRoutes(deps),
  withMatch(deps, 'confirm', { type: 'confirm-result' }),
  withMatch(deps, 'release', { type: 'release-match' }),
  paper(deps),
  lengthRoute(deps),
  withMatch(deps, 'swap-sides', { type: 'swap-sides' }),
  withMatch(deps, 'take-over', { type: 'take-over' }),
  ...tableTeamRoutes(deps),
];
