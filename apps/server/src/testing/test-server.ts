import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type Server, type ServerOptions } from '../server.ts';

/** Who sends a request in a test: the machine's owner, nobody, or whoever holds these cookies; and from which device. */
export type As =
  | 'owner'
  | 'nobody'
  | { readonly cookie: string; readonly device?: string }
  | { readonly owner: true; readonly device: string };

export interface TestAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  readonly body: any;
  readonly text: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Cookies that were set, as a browser sends them back. */
  readonly cookie: string;
}

export interface TestServer extends Server {
  readonly dataDir: string;
  send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, as?: As): Promise<TestAnswer>;
  /** Closes it and removes its folder. */
  remove(): Promise<void>;
}

export const tempDir = (): string => mkdtempSync(path.join(tmpdir(), 'threecount-test-'));

/** A server on a folder of its own. */
export async function testServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? tempDir();
  const started = await createServer({
    webDir: null,
    signInsPerMinute: 1_000,
    ...options,
    dataDir,
  });
  if (!started.ok) throw new Error(started.message);
  const { server } = started;
  const headersOf = (as: As): Record<string, string> => {
    if (as === 'owner') return { authorization: `Bearer ${server.localToken}` };
    if (as === 'nobody') return {};
    const own = 'owner' in as ? headersOf('owner') : { cookie: as.cookie };
    return as.device === undefined ? own : { ...own, 'x-threecount-device': as.device };
  };
  return {
    ...server,
    dataDir,
    async send(method, url, body, as = 'owner') {
      const response = await server.app.inject({
        method,
        url,
        headers: {
          ...headersOf(as),
          ...(Buffer.isBuffer(body) ? { 'content-type': 'application/octet-stream' } : {}),
        },
        ...(body === undefined ? {} : { payload: body }),
      });
      const { statusCode: status, body: text, rawPayload: bytes, headers } = response;
      const isJson = String(headers['content-type']).includes('application/json');
      const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return { status, text, bytes, headers, cookie, body: isJson ? JSON.parse(text) : null };
    },
    async remove() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
