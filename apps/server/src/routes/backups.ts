import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { ApiError, refused } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';

/** Copies of the database: listed, and put back. */
export const backupRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/backups',
    need: 'organiser',
    async handle() {
      await deps.backups.flush();
      return deps.store.listBackups();
    },
  }),
  route({
    method: 'POST',
    path: '/backups',
    need: 'organiser',
    handle: () => deps.store.backup('manual'),
  }),
  route({
    method: 'POST',
    path: '/backups/:name/restore',
    need: 'organiser',
    params: z.object({ name: z.string().max(200) }),
    async handle({ params }) {
      await deps.backups.flush();
      const result = await deps.tournaments.replaced(() => deps.store.restoreBackup(params.name));
      if (!result.ok) {
        if (result.code === 'no-such-backup') throw new ApiError(404, result.code, result.message);
        throw refused(result.code, result.message);
      }
      deps.hub.changedEverywhere();
      return { restored: params.name, safetyCopy: result.safetyCopy.name };
    },
  }),
];
