import { z } from 'zod';
import { organiserActor } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, isoDate, name, ofTournament } from '../inputs/common.ts';
import { organiserAction } from '../inputs/organiser-action.ts';
import { accepted } from '../sessions/answers.ts';
import { refuseOtherDay } from '../teams/weigh-day.ts';
import { sessionOf } from './found.ts';

const stream = z.object({
  kind: z.enum(['tournament', 'division', 'match', 'entry', 'mat']),
  id: z.string().min(1).max(64),
});

/** Making tournaments, and everything that an organiser does with one. */
export const organisingRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments',
    need: 'organiser',
    body: z.object({
      commandId,
      name,
      date: isoDate.nullable().default(null),
      rulebook: z.string().min(1).max(64).default('five'),
    }),
    async handle({ body, who, device }) {
      const made = await deps.tournaments.create({ actor: organiserActor(who), device }, body);
      if (!made.ok) throw refused(made.code, made.message);
      return deps.read(made.session).tournament();
    },
  }),
  route({
    method: 'GET',
    path: '/unreadable-tournaments',
    need: 'organiser',
    handle: () => deps.tournaments.unreadable(),
  }),
  route({
    method: 'POST',
    path: '/tournaments/:t/actions',
    need: 'organiser',
    params: ofTournament,
    body: z.object({
      commandId,
      stream,
      action: organiserAction,
      expectedVersion: z.int().min(0).exactOptional(),
    }),
    async handle({ params, body, who, device }) {
      const session = sessionOf(deps, params);
      refuseOtherDay(session.state, body.action, deps.now());
      const done = await session.submit({ actor: organiserActor(who), device }, [body]);
      const { position, version } = accepted(done);
      return { position, version };
    },
  }),
];
