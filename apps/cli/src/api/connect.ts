import { findServer, type ServerInfo } from '@threecount/store';
import { Api } from './api.ts';
import { localTransport } from './local.ts';
import { remoteTransport } from './remote.ts';

/** Whether it is our server that answers there: a process id and a port may be somebody else's by now. */
async function answers({ port, token }: ServerInfo): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/session`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(5_000),
    });
    const { role } = (await response.json()) as { role?: string };
    return role === 'organiser';
  } catch {
    return false;
  }
}

/** The server that runs on a data folder; null where none does. */
export async function runningServer(dataDir: string): Promise<ServerInfo | null> {
  const server = findServer(dataDir);
  return server !== null && (await answers(server)) ? server : null;
}

/** The API of a data folder: through the server that owns it, or by owning it ourselves meanwhile. */
export async function connect(dataDir: string): Promise<Api> {
  const server = await runningServer(dataDir);
  if (server !== null) return new Api(remoteTransport(server));
  return new Api(await localTransport(dataDir));
}
