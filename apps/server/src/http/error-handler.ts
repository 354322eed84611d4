import { isDiskFull } from '@threecount/store';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ErrorBody } from './api-error.ts';
import { isApi, safeHeaders } from './security.ts';

const words: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'This is larger than the server takes.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'not-json', 'Send application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'bad-input', 'The body has not the announced length.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'bad-json', 'The body is not valid JSON.'],
  FST_ERR_BAD_URL: [400, 'bad-input', 'The address is not a valid one.'],
};

function answerOf(error: unknown): { status: number; body: ErrorBody } {
  if (error instanceof ApiError) return { status: error.status, body: error.body() };
  if (isDiskFull(error)) {
    const message =
      'The disk is full: what this asked for was not stored. Free some space, then ask again.';
    return { status: 507, body: { code: 'disk-full', message } };
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : words[code];
  if (known !== undefined) {
    return { status: known[0], body: { code: known[1], message: known[2] } };
  }
  if (error instanceof SyntaxError || (statusCode !== undefined && statusCode < 500)) {
    const status = statusCode ?? 400;
    if (status === 429) {
      const message = 'Too many attempts: wait a minute, then try again.';
      return { status, body: { code: 'too-many', message } };
    }
    return { status, body: { code: 'bad-input', message: 'The request cannot be read.' } };
  }
  const message = 'Something went wrong in the server; nothing was changed by this request.';
  return { status: 500, body: { code: 'internal', message } };
}

const nothingThere = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Threecount</title>
<h1>There is no page at this address</h1>
<p><a href="/">To the tournaments</a></p>
</html>
`;

/** A browser that asks for a page, by an address that cannot be one's. */
const wantsPage = (request: FastifyRequest, status: number): boolean =>
  status >= 400 &&
  status < 500 &&
  status !== 429 &&
  request.method === 'GET' &&
  !isApi(request) &&
  request.routeOptions.config?.need === undefined;

/** Every error leaves as JSON of one form, but where a page was asked for; only faults of ours are logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = answerOf(error);
  if (status === 500) request.log.error({ err: error, url: request.url }, 'a request failed');
  // No hook has run for an address that cannot be decoded.
  reply.headers(safeHeaders).header('cache-control', 'no-store');
  if (wantsPage(request, status)) {
    reply.status(404).type('text/html; charset=utf-8').send(nothingThere);
  } else {
    reply.status(status).send(body);
  }
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}
