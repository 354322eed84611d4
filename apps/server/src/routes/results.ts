import { matchScripts, publicExport } from '@threecount/tournament';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { importTemplate } from '../importing/template.ts';
import { ofTournament } from '../inputs/common.ts';
import { resultsCsv } from '../results-csv.ts';
import { fileNameFor } from './file-name.ts';
import { readerOf, sessionOf } from './found.ts';

const csvType = 'text/csv; charset=utf-8';

/** What leaves as a file: for everybody the results, the whole tournament as it is public, and our own empty list; for the organiser what the tables did. */
export const resultRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:t/results',
    need: 'viewer',
    params: ofTournament,
    query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
    handle({ params, query, reply }) {
      const results = readerOf(deps, params).results();
      if (query.format === 'json') return results;
      const name = `${results.tournament.name} results`;
      reply.type(csvType).header('content-disposition', fileNameFor(name, 'csv'));
      return resultsCsv(results);
    },
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/public-export',
    need: 'viewer',
    params: ofTournament,
    handle({ params, reply }) {
      const { state, people } = sessionOf(deps, params);
      reply.header('content-disposition', fileNameFor(`${state.name} public`, 'json'));
      return publicExport(state, people);
    },
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/scripts',
    need: 'organiser',
    params: ofTournament,
    handle({ params }) {
      const { state, people } = sessionOf(deps, params);
      return matchScripts(state, people);
    },
  }),
  route({
    method: 'GET',
    path: '/import-template',
    need: 'viewer',
    handle({ reply }) {
      reply.type(csvType);
      reply.header('content-disposition', fileNameFor('Threecount entry list', 'csv'));
      return importTemplate();
    },
  }),
];
