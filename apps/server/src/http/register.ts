import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Identity, viewer } from '../auth/identity.ts';
import { guard } from './guard.ts';
import type { Need, Route } from './route.ts';
import { isApi, sameOriginOnly } from './security.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    need?: Need;
  }
  interface FastifyRequest {
    who: Identity;
  }
}

export interface RegisterOptions {
  identify(request: FastifyRequest): Promise<Identity>;
  /** Attempts to sign in, a minute and address. */
  readonly signInsPerMinute: number;
}

/**
 * The hook that every request of the API passes before its body is read: origin, who it is, and
 * whether they may. A route that says nothing about its role cannot be added at all.
 */
export function guardRoutes(app: FastifyInstance, { identify }: RegisterOptions): void {
  app.decorateRequest('who', { getter: () => viewer });
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api') && config?.need === undefined) {
      throw new Error(`The route ${url} names no role.`);
    }
  });
  app.addHook('onRequest', async (request) => {
    // The route decides, never the text of the address: `/%61pi` is `/api` too.
    const need = request.routeOptions.config?.need;
    if (need === undefined && !isApi(request)) return;
    sameOriginOnly(request);
    const who = await identify(request);
    Object.defineProperty(request, 'who', { value: who });
    if (need !== undefined) guard(need, who, request.params as Record<string, string>);
  });
}

function deviceOf(request: FastifyRequest): string {
  const given = request.headers['x-threecount-device'];
  const text = typeof given === 'string' ? given.replace(/[^\w.:-]/g, '').slice(0, 64) : '';
  return text === '' ? 'unnamed' : text;
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { params, query, who } = request;
  const body = request.body ?? (route.file === true ? Buffer.alloc(0) : {});
  const device = deviceOf(request);
  const result = await route.run({ params, query, body, who, device, request, reply });
  if (reply.sent || result === undefined) return reply;
  return reply.send(result);
}

/** Adds the whole table of routes. */
export function register(
  app: FastifyInstance,
  routes: readonly Route[],
  { signInsPerMinute }: RegisterOptions,
): void {
  for (const route of routes) {
    const limit = { max: signInsPerMinute, timeWindow: 60_000 };
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      config: { need: route.need, ...(route.limited === true ? { rateLimit: limit } : {}) },
      ...(route.maxBytes === undefined ? {} : { bodyLimit: route.maxBytes }),
      handler: (request, reply) => answer(route, request, reply),
    });
  }
}
