import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { readBodies } from './bodies.ts';
import { answerError, handleErrors } from './error-handler.ts';
import { servePages } from './pages.ts';
import { guardRoutes, type RegisterOptions, register } from './register.ts';
import type { Route } from './route.ts';
import { secureHeaders } from './security.ts';

export interface AppOptions extends RegisterOptions {
  readonly routes: readonly Route[];
  /** Folder of the built pages. */
  readonly webDir: string | null;
  /** True: every request is logged, else only faults of ours. */
  readonly verbose: boolean;
}

/** Usual limit of a body: 1 MB. Files have their own. */
const bodyLimit = 1024 * 1024;

/** The whole HTTP face of the server. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    // Streams stay open for hours: closing must not wait for them.
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    // A proxy on this machine may add https; nobody else is believed.
    trustProxy: 'loopback',
    // Standard output belongs to the command line.
    logger: { level: options.verbose ? 'info' : 'warn', stream: process.stderr },
    logController: new LogController({ disableRequestLogging: !options.verbose }),
    routerOptions: { maxParamLength: 300 },
    // Addresses that cannot be decoded reach no route.
    frameworkErrors: answerError,
  });
  handleErrors(app);
  readBodies(app);
  secureHeaders(app);
  // Before the guard: it reads cookies.
  await app.register(fastifyCookie);
  guardRoutes(app, options);
  await app.register(fastifyRateLimit, { global: false });
  servePages(app, options.webDir);
  register(app, options.routes, options);
  return app;
}
