import type { PaperResult, TableView, TournamentAction } from '@threecount/tournament';
import { z } from 'zod';
import { type Identity, tableActor } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, ofMat } from '../inputs/common.ts';
import { matchAction } from '../inputs/match-action.ts';
import { paperResult } from '../inputs/paper-result.ts';
import { accepted } from '../sessions/answers.ts';
import type { Command, Sender } from '../sessions/commands.ts';
import type { TournamentSession } from '../sessions/session.ts';
import { found, readerOf, sessionWithMat } from './found.ts';

interface MatParams {
  readonly t: string;
  readonly m: string;
}

/** One call at a mat: its session, its mat, and who sends it. */
interface AtMat {
  readonly session: TournamentSession;
  readonly sender: Sender;
  view(): TableView;
}

function atMat(deps: Deps, params: MatParams, who: Identity, device: string): AtMat {
  const session = sessionWithMat(deps, params);
  const view = () => found(deps.read(session).table(params.m), 'mat');
  const actor = tableActor(who, { tournamentId: params.t, matId: params.m });
  return { session, sender: { actor, device }, view };
}

const matchId = z.string().min(1).max(64);
const overrule = z.object({
  by: z.string().trim().min(1).max(200),
  reason: z.string().trim().min(1).max(500),
});

function open(deps: Deps): Route {
  return route({
    method: 'POST',
    path: '/tournaments/:t/mats/:m/table/open',
    need: 'table',
    params: ofMat,
    body: z.object({
      commandId,
      matchId: matchId.exactOptional(),
      overrule: overrule.exactOptional(),
    }),
    async handle({ params, body, who, device }) {
      const { session, sender, view } = atMat(deps, params, who, device);
      if (session.stored(body.commandId) !== null) return view();
      const { match, queue } = view();
      const current = match !== null && !match.confirmed ? match.card.matchId : null;
      if (current !== null && (body.matchId ?? current) === current) return view();
      const next = body.matchId ?? queue.find(({ standing }) => standing === 'ready')?.matchId;
      if (next === undefined) throw refused('nothing-ready', 'No match is ready for this mat.');
      const action: TournamentAction = {
        type: 'open-match',
        matId: params.m,
        ...(body.overrule === undefined ? {} : { overrule: body.overrule }),
      };
      const stream = { kind: 'match', id: next } as const;
      accepted(await session.submit(sender, [{ commandId: body.commandId, stream, action }]));
      return view();
    },
  });
}

const acts = z.object({
  matchId,
  epoch: z.int().min(0),
  actions: z
    .array(z.object({ commandId, instant: z.number().min(0), action: matchAction }))
    .max(500),
});

/** Each action is decided on what the ones before it made; the accepted ones are on disk before the answer. */
function actions(deps: Deps): Route {
  return route({
    method: 'POST',
    path: '/tournaments/:t/mats/:m/table/actions',
    need: 'table',
    params: ofMat,
    body: acts,
    async handle({ params, body, who, device }) {
      const { session, sender, view } = atMat(deps, params, who, device);
      mustBeOn(session, params.m, body.matchId);
      const stream = { kind: 'match', id: body.matchId } as const;
      const commands = body.actions.map(({ commandId: id, instant, action }): Command => {
        const { epoch } = body;
        return {
          commandId: id,
          stream,
          action: { type: 'official-action', action, instant, epoch },
        };
      });
      const done = await session.submit(sender, commands);
      const after = view();
      return {
        accepted: done.filter(({ kind }) => kind === 'accepted').map((one) => one.commandId),
        refused: done.filter((one) => one.kind === 'refused').map(({ kind: _kind, ...no }) => no),
        version: after.match?.card.matchId === body.matchId ? after.match.version : null,
        view: after,
      };
    },
  });
}

/** What is done with the whole match: one action, named by the match that the sender means. */
function withMatch(
  deps: Deps,
  verb: 'confirm' | 'release' | 'take-over',
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

/** A table acts on matches of its own mat alone. @throws ApiError 409 */
function mustBeOn(session: TournamentSession, matId: string, id: string): void {
  const record = session.match(id);
  if (record?.matId === matId) return;
  throw refused('not-on-this-mat', 'This match is not open on this mat.');
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
  open(deps),
  actions(deps),
  withMatch(deps, 'confirm', { type: 'confirm-result' }),
  withMatch(deps, 'release', { type: 'release-match' }),
  paper(deps),
  withMatch(deps, 'take-over', { type: 'take-over' }),
];
