import type { FastifyInstance } from 'fastify';

/**
 * What bodies the server reads: JSON (an empty body counts as `{}`), and files as raw bytes.
 * Anything that a plain form of another site could send is refused.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void json(request, body as string, done);
  });
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}
