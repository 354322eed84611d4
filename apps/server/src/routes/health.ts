import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';

/** A sign of life, and the server's clock for those who act by it. */
export const healthRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/health',
    need: 'viewer',
    handle: () => ({ ok: true, version: deps.version, time: deps.now() }),
  }),
];
