import type { Server } from '@threecount/server';
import type { FolderUse } from '../command.ts';
import { openFolder, openToRead } from '../open-folder.ts';
import type { ApiBody, Transport } from './api.ts';

function payloadOf(body: ApiBody | undefined): {
  headers: Record<string, string>;
  payload?: Buffer;
} {
  if (body === undefined) return { headers: {} };
  if ('file' in body) {
    return { headers: { 'content-type': 'application/octet-stream' }, payload: body.file };
  }
  const payload = Buffer.from(JSON.stringify(body.json));
  return { headers: { 'content-type': 'application/json' }, payload };
}

function over(server: Server): Transport {
  const who = { authorization: `Bearer ${server.localToken}`, 'x-threecount-device': 'cli' };
  return {
    async request(method, url, body) {
      const { headers, payload } = payloadOf(body);
      const answer = await server.app.inject({
        method,
        url,
        headers: { ...who, ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      return { status: answer.statusCode, body: answer.rawPayload };
    },
    close: () => server.close(),
  };
}

/** Opens the data folder in this process and calls the same routes as a server would answer. */
export async function localTransport(
  dataDir: string,
  use: FolderUse,
  tell: (sentence: string) => void,
): Promise<Transport> {
  const options = { dataDir, webDir: null, tell };
  const server = await (use === 'read' ? openToRead(options) : openFolder(options));
  for (const warning of server.dataWarnings) tell(warning);
  return over(server);
}
