import { exportTournament, readExport } from '@threecount/store';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { ApiError, refused } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';
import { ofTournament } from '../inputs/common.ts';
import { fileNameFor } from './file-name.ts';
import { sessionOf } from './found.ts';

/** Largest exported tournament, bytes. */
const maxBytes = 256 * 1024 * 1024;

/** Reads and checks the whole file, and folds its log, before anything is stored. @throws ApiError */
async function restore(deps: Deps, file: Buffer, replace: boolean) {
  const read = readExport(file);
  if (!read.ok)
    throw new ApiError(400, 'export-unreadable', `${read.place}: ${read.message}.`, {
      place: read.place,
    });
  const fault = await deps.tournaments.foldingFault(read.export.envelopes);
  if (fault !== null) throw new ApiError(400, 'export-unreadable', fault, { place: 'log' });
  const result = await deps.tournaments.replaced(() =>
    deps.store.importTournament(read.export, { replace }),
  );
  if (result.kind === 'exists') throw refused('already-there', result.message);
  deps.hub.changedEverywhere();
  return { tournamentId: read.export.header.tournamentId, outcome: result.kind };
}

/** What leaves need not be understood: a tournament that cannot be followed here may be elsewhere. */
function titleOf(deps: Deps, { t }: { readonly t: string }) {
  const aside = deps.tournaments.unreadable().find(({ tournamentId }) => tournamentId === t);
  if (aside !== undefined) return aside;
  const { tournamentId, state } = sessionOf(deps, { t });
  return { tournamentId, name: state.name };
}

/** A tournament moves between machines as one file. */
export const movingRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:t/export',
    need: 'organiser',
    params: ofTournament,
    async handle({ params, reply }) {
      const { tournamentId, name } = titleOf(deps, params);
      const title = { name, program: deps.version };
      const text = await exportTournament(deps.store, tournamentId, title);
      reply.type('application/octet-stream');
      reply.header('content-disposition', fileNameFor(name, 'threecount'));
      return text;
    },
  }),
  route({
    method: 'POST',
    path: '/restore',
    need: 'organiser',
    file: true,
    maxBytes,
    query: z.object({ replace: z.stringbool().default(false) }),
    body: z.instanceof(Buffer),
    handle: ({ body, query }) => restore(deps, body, query.replace),
  }),
];
