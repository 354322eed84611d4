import type { TableView, TournamentAction } from '@threecount/tournament';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { refused } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, matchId, ofMat, overrule } from '../inputs/common.ts';
import { accepted } from '../sessions/answers.ts';
import type { Command } from '../sessions/commands.ts';
import { atMat } from './at-mat.ts';

const body = z.object({
  commandId,
  matchId: matchId.exactOptional(),
  overrule: overrule.exactOptional(),
});

/**
 * Which match is to be opened: the one that is named, else the first that is ready; null where the mat has it already.
 * @throws ApiError 409 where none is ready
 */
function nextMatch({ match, queue }: TableView, named: string | undefined): string | null {
  const current = match !== null && !match.confirmed ? match.card.matchId : null;
  if (current !== null && (named ?? current) === current) return null;
  const next = named ?? queue.find(({ standing }) => standing === 'ready')?.matchId;
  if (next === undefined) throw refused('nothing-ready', 'No match is ready for this mat.');
  return next;
}

/** The mat takes a match. Two devices that ask at once get the same one. */
export const openRoute = (deps: Deps): Route =>
  route({
    method: 'POST',
    path: '/tournaments/:t/mats/:m/table/open',
    need: 'table',
    params: ofMat,
    body,
    async handle({ params, body: { commandId: id, ...asked }, who, device }) {
      const { session, sender, view } = atMat(deps, params, who, device);
      const action: TournamentAction = {
        type: 'open-match',
        matId: params.m,
        ...(asked.overrule === undefined ? {} : { overrule: asked.overrule }),
      };
      const make = () => {
        const next = session.stored(id) === null ? nextMatch(view(), asked.matchId) : null;
        const stream = { kind: 'match', id: next ?? '' } as const;
        const commands: Command[] = next === null ? [] : [{ commandId: id, stream, action }];
        return { commands, people: [] };
      };
      const done = await session.work(sender, make, 'all');
      if (done.length > 0) accepted(done);
      return view();
    },
  });
