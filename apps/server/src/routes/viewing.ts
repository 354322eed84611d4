import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { jsonArray } from '../http/json-array.ts';
import { type Route, route } from '../http/route.ts';
import { ofDivision, ofMat, ofTournament } from '../inputs/common.ts';
import { found, readerOf } from './found.ts';

const tournaments = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments',
    need: 'viewer',
    handle: () => deps.tournaments.all().map((session) => deps.read(session).tournament()),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t',
    need: 'viewer',
    params: ofTournament,
    handle: ({ params }) => readerOf(deps, params).tournament(),
  }),
];

const divisions = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:t/divisions',
    need: 'viewer',
    params: ofTournament,
    handle: ({ params }) => readerOf(deps, params).divisions(),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/divisions/:d',
    need: 'viewer',
    params: ofDivision,
    handle: ({ params }) => found(readerOf(deps, params).division(params.d), 'division'),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/divisions/:d/rules',
    need: 'viewer',
    params: ofDivision,
    handle: ({ params }) => found(readerOf(deps, params).rules(params.d), 'division'),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/divisions/:d/teams',
    need: 'viewer',
    params: ofDivision,
    query: z.object({ as: z.literal('public').exactOptional() }),
    // Orders are sealed until both of a match are in; the organiser sees them all the same, on pages of their own.
    handle({ params, query, who }) {
      const unsealed = who.organiser !== null && query.as !== 'public';
      return found(readerOf(deps, params).teams(params.d, unsealed), 'division of teams');
    },
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/divisions/:d/team-statistics',
    need: 'viewer',
    params: ofDivision,
    handle: ({ params }) =>
      found(readerOf(deps, params).teamStatistics(params.d), 'division of teams'),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/divisions/:d/referee',
    need: 'viewer',
    params: ofDivision,
    handle: ({ params }) => found(readerOf(deps, params).forOfficials(params.d), 'division'),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/entries',
    need: 'viewer',
    params: ofTournament,
    handle({ params, reply }) {
      reply.type('application/json; charset=utf-8');
      return jsonArray(readerOf(deps, params).entries());
    },
  }),
];

const mats = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:t/mats',
    need: 'viewer',
    params: ofTournament,
    handle: ({ params }) => readerOf(deps, params).mats(),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/mats/:m/scoreboard',
    need: 'viewer',
    params: ofMat,
    handle: ({ params }) => found(readerOf(deps, params).scoreboard(params.m), 'mat'),
  }),
];

/** What everybody may see. */
export const viewingRoutes = (deps: Deps): readonly Route[] => [
  ...tournaments(deps),
  ...divisions(deps),
  ...mats(deps),
];
