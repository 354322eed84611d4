import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { refused } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';
import { matchId, ofMat, ofTournament } from '../inputs/common.ts';
import { proposedChange } from '../inputs/corrections.ts';
import { found, readerOf } from './found.ts';

/** What a correction, or an entry that leaves or comes back, would make, before it is done; what waits for a ruling; sheets of team matches. */
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
  route({
    method: 'GET',
    path: '/tournaments/:t/matches/:m/team-sheet',
    need: 'organiser',
    params: ofTournament.extend({ m: matchId }),
    handle: ({ params }) => found(readerOf(deps, params).teamPaper(params.m, true), 'team match'),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/mats/:m/table/team-sheet',
    need: 'table',
    params: ofMat,
    query: z.object({ match: matchId }),
    handle({ params, query }) {
      const reader = readerOf(deps, params);
      const paper = found(reader.teamPaper(query.match, false), 'team match');
      if (found(reader.match(query.match), 'match').card.matId === params.m) return paper;
      throw refused('not-on-this-mat', 'This match is not one of this mat.');
    },
  }),
];
