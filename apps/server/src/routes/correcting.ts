import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { matchId, ofTournament } from '../inputs/common.ts';
import { proposedCorrection } from '../inputs/corrections.ts';
import { readerOf } from './found.ts';

/** What a correction would make of later matches and podiums, before it is done; what waits for a ruling. Nothing is written. */
export const correctingRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/matches/:m/correction-preview',
    need: 'organiser',
    params: ofTournament.extend({ m: matchId }),
    body: z.strictObject({ action: proposedCorrection }),
    handle: ({ params, body }) => readerOf(deps, params).correction(params.m, body.action),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/needed-rulings',
    need: 'organiser',
    params: ofTournament,
    handle: ({ params }) => readerOf(deps, params).neededRulings(),
  }),
];
