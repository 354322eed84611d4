import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Of every answer. */
export const safeHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

export const isApi = (request: FastifyRequest): boolean => /^\/api(\/|\?|$)/.test(request.url);

/** The headers of every answer; answers of the API are never stored by anybody between. */
export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safeHeaders);
    if (isApi(request) || request.routeOptions.config?.need !== undefined)
      reply.header('cache-control', 'no-store');
  });
}

/**
 * Refuses a write that another site made the browser send. Over https and on the machine itself browsers say where a
 * request comes from; over plain http they name the page's origin in every write. Other programs say neither.
 */
export function sameOriginOnly(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const ours =
    site !== undefined
      ? site === 'same-origin' || site === 'none'
      : origin === undefined || isOrigin(origin, request.host);
  if (!ours) throw new ApiError(403, 'foreign-origin', 'This came from a page of another site.');
}

/** Whether a page of this origin came from the host that the request went to. */
function isOrigin(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const ours = `${page.protocol}//${host}`;
  return URL.canParse(ours) && new URL(ours).host === page.host;
}
