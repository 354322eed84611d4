import type { MatchRecord } from '@threecount/tournament';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, matchId, ofMat, overrule } from '../inputs/common.ts';
import { matchAction } from '../inputs/match-action.ts';
import type { Command } from '../sessions/commands.ts';
import { atMat, mustBeOn } from './at-mat.ts';

const acts = z.object({
  matchId,
  epoch: z.int().min(0),
  actions: z
    .array(
      z.object({
        commandId,
        instant: z.number().min(0),
        action: matchAction,
        /** Lets a no-show be before the last call. */
        overrule: overrule.exactOptional(),
      }),
    )
    .max(500),
  /** How many actions of the match the sender holds: only what came after them is sent back, where that is enough. */
  known: z.int().min(0).exactOptional(),
});

type Acts = z.infer<typeof acts>;

const commandsOf = ({ matchId: id, epoch, actions }: Acts): readonly Command[] =>
  actions.map(({ commandId: ofAct, ...act }) => ({
    commandId: ofAct,
    stream: { kind: 'match', id },
    action: { type: 'official-action', epoch, ...act },
  }));

/** What a table that runs the match itself lacks; null where only the whole view tells it how the mat stands. */
function newsSince(record: MatchRecord | null, { epoch, known }: Acts) {
  const bout = record?.bout ?? null;
  if (known === undefined || record === null || bout === null) return null;
  if (record.standing !== 'open' || record.epoch !== epoch) return null;
  if (known > bout.actions.length) return null;
  return { actions: bout.actions.slice(known), startedAt: bout.startedAt };
}

/** Each action is decided on what the ones before it made; the accepted ones are on disk before the answer. */
export function actionsRoute(deps: Deps): Route {
  return route({
    method: 'POST',
    path: '/tournaments/:t/mats/:m/table/actions',
    need: 'table',
    params: ofMat,
    body: acts,
    async handle({ params, body, who, device }) {
      const { session, sender, view } = atMat(deps, params, who, device);
      mustBeOn(session, params.m, body.matchId);
      const done = await session.submit(sender, commandsOf(body));
      const accepted = done.filter(({ kind }) => kind === 'accepted').map((one) => one.commandId);
      const refused = done
        .filter((one) => one.kind === 'refused')
        .map(({ kind: _kind, ...no }) => no);
      const record = session.match(body.matchId);
      const news = refused.length > 0 ? null : newsSince(record, body);
      const version = record?.version ?? null;
      if (news !== null) return { accepted, refused, version, news };
      return { accepted, refused, version, view: view() };
    },
  });
}
