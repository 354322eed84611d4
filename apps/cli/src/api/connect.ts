import { findServer, type ServerInfo } from '@threecount/store';
import type { FolderUse } from '../command.ts';
import { Fault } from '../fault.ts';
import { isDataFolder } from '../open-folder.ts';
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

/**
 * The API of a data folder: through the server that owns it, or by owning it ourselves meanwhile.
 * @param tell is given what the caller should know though it goes on
 * @throws Fault where there is no folder and `use` makes none, or it cannot be opened
 */
export async function connect(
  dataDir: string,
  use: FolderUse,
  tell: (sentence: string) => void,
): Promise<Api> {
  const server = await runningServer(dataDir);
  if (server !== null) return new Api(remoteTransport(server));
  if (use !== 'make' && !isDataFolder(dataDir)) {
    throw new Fault(
      `There is no data folder at ${dataDir}: it is named by --data, and begun by threecount import FILE.`,
    );
  }
  return new Api(await localTransport(dataDir, use, tell));
}
