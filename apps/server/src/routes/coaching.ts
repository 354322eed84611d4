import type { CoachView } from '@threecount/tournament';
import { z } from 'zod';
import { teamActor } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, ofTeam } from '../inputs/common.ts';
import { accepted } from '../sessions/answers.ts';
import { teamAt } from '../teams/team-at.ts';
import { found, readerOf } from './found.ts';

/** The team of the path as its coach sees it: its own order is no secret here, that of others is. */
function coachView(deps: Deps, params: { readonly t: string; readonly e: string }): CoachView {
  const { division, rules } = teamAt(deps, params);
  const { divisionId, name, ordersCloseAt } = division;
  const teams = readerOf(deps, params).teams(divisionId, true) ?? [];
  const team = found(
    teams.find(({ team: { entryId } }) => entryId === params.e),
    'team',
  );
  return {
    tournament: readerOf(deps, params).tournament().name,
    divisionId,
    divisionName: name,
    ordersCloseAt,
    rules,
    team,
  };
}

/** What a coach does by the team's link: sees the team and its check, and hands in the order. */
export const coachingRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:t/teams/:e',
    need: 'team',
    params: ofTeam,
    handle: ({ params }) => coachView(deps, params),
  }),
  route({
    method: 'POST',
    path: '/tournaments/:t/teams/:e/order',
    need: 'team',
    params: ofTeam,
    body: z.object({ commandId, order: z.array(z.string().min(1).max(64)).max(100) }),
    async handle({ params, body, who, device }) {
      const { session } = teamAt(deps, params);
      const actor = teamActor(who, { tournamentId: params.t, entryId: params.e });
      const stream = { kind: 'entry', id: params.e } as const;
      const action = { type: 'lodge-order', order: body.order } as const;
      const command = { commandId: body.commandId, stream, action };
      accepted(await session.submit({ actor, device }, [command]));
      return coachView(deps, params);
    },
  }),
];
