import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { refused } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';
import { ofTournament, seedText } from '../inputs/common.ts';
import { simulate } from '../simulating/simulate.ts';
import { sessionOf } from './found.ts';

/** Playing a trial tournament without people. */
export function simulatingRoutes(deps: Deps): readonly Route[] {
  const running = new Set<string>();
  return [
    route({
      method: 'POST',
      path: '/tournaments/:t/simulate',
      need: 'organiser',
      params: ofTournament,
      body: z.object({ seedText }),
      async handle({ params: { t }, body, device }) {
        const session = sessionOf(deps, { t });
        if (session.state.published) {
          const message = 'This tournament is published: invented results have no place in it.';
          throw refused('published', message);
        }
        if (running.has(t)) {
          throw refused('already-running', 'A simulation of this tournament is under way.');
        }
        running.add(t);
        const sender = { actor: { role: 'system', id: 'simulate' }, device } as const;
        try {
          return await deps.backups.hold(() => simulate(session, sender, body.seedText));
        } finally {
          running.delete(t);
        }
      },
    }),
  ];
}
