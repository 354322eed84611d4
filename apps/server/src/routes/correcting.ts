import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { ofTournament } from '../inputs/common.ts';
import { proposedChange } from '../inputs/corrections.ts';
import { readerOf } from './found.ts';

/** What a correction, or the return of a match or an entry, would make, before it is done; what waits for a ruling. */
export const correctingRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/change-preview',
    need: 'organiser',
    params: ofTournament,
    body: z.strictObject({ id: z.string().min(1).max(64), action: proposedChange }),
    handle: ({ params, body }) => readerOf(deps, params).preview(body.id, body.action),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/needed-rulings',
    need: 'organiser',
    params: ofTournament,
    handle: ({ params }) => readerOf(deps, params).neededRulings(),
  }),
];
