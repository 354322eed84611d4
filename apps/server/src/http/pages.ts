import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { isApi } from './security.ts';

const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Threecount</title>
<h1>The pages are not built yet</h1>
<p>The server runs. Build the pages with <code>npm run build</code>, then load this page again.</p>
</html>
`;

/**
 * The built pages. Every address that is no file and not under `/api` is a page of the one web app
 * (it reads the address itself), so it gets `index.html`.
 */
export function servePages(app: FastifyInstance, webDir: string | null): void {
  const built = webDir !== null && existsSync(path.join(webDir, 'index.html'));
  if (built) {
    app.register(fastifyStatic, {
      root: path.resolve(webDir),
      // Built files carry a hash of their content in their names.
      setHeaders(reply, file) {
        const hashed = /[\\/]assets[\\/]/.test(file);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (isApi(request) || !isPage || /\.\w+$/.test(pathOf(request.url))) {
      const error = new ApiError(404, 'not-found', 'There is nothing at this address.');
      return reply.status(404).send(error.body());
    }
    if (!built) return reply.status(200).type('text/html; charset=utf-8').send(notBuilt);
    return reply.status(200).header('cache-control', 'no-cache').sendFile('index.html');
  });
}

const pathOf = (url: string): string => url.split('?')[0] ?? url;
