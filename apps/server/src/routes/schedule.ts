import { clubStandings, scheduleView, standingFor } from '@threecount/tournament';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { ofTournament } from '../inputs/common.ts';
import { calendar } from '../schedule/calendar.ts';
import { scheduleCsv } from '../schedule/schedule-csv.ts';
import { standingsCsv } from '../standings-csv.ts';
import { fileNameFor } from './file-name.ts';
import { sessionOf } from './found.ts';

const csvType = 'text/csv; charset=utf-8';

/** The plan of the day and the standings of clubs, to look at and to take away. */
export const scheduleRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:t/schedule',
    need: 'viewer',
    params: ofTournament,
    query: z.object({
      format: z.enum(['json', 'csv', 'ics']).default('json'),
      person: z.string().max(64).optional(),
    }),
    handle({ params, query, reply }) {
      const { state, people } = sessionOf(deps, params);
      const now = deps.now();
      const schedule = scheduleView(state, people, now);
      if (query.format === 'json') return schedule;
      const name = `${schedule.tournament.name} schedule`;
      reply.header('content-disposition', fileNameFor(name, query.format));
      if (query.format === 'csv') {
        reply.type(csvType);
        return scheduleCsv(schedule);
      }
      reply.type('text/calendar; charset=utf-8');
      const { person } = query;
      return calendar(schedule, person === undefined ? null : standingFor(state, person), now);
    },
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/standings',
    need: 'viewer',
    params: ofTournament,
    query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
    handle({ params, query, reply }) {
      const { state, people } = sessionOf(deps, params);
      const standings = clubStandings(state, people);
      if (query.format === 'json') return standings;
      reply.type(csvType);
      reply.header('content-disposition', fileNameFor(`${state.name} standings`, 'csv'));
      return standingsCsv(standings);
    },
  }),
];
