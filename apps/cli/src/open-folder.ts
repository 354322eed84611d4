import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServer, type Server, type ServerOptions } from '@threecount/server';
import { Fault } from './fault.ts';

/** What the system or SQLite says by a code is the folder's fault; anything else is the program's. */
function isOfTheFolder(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return 'code' in error || /newer version of this program/.test(error.message);
}

/**
 * Opens a data folder in this process.
 * @throws Fault where another process owns it, or it cannot be made, read or written
 */
export async function openFolder(options: ServerOptions): Promise<Server> {
  const { dataDir } = options;
  try {
    const started = await createServer(options);
    if (started.ok) return started.server;
    throw new Fault(started.message);
  } catch (error) {
    if (error instanceof Fault || !isOfTheFolder(error)) throw error;
    const what = existsSync(path.join(dataDir, 'threecount.sqlite')) ? 'opened' : 'made';
    throw new Fault(
      `The data folder ${dataDir} cannot be ${what}: ${error.message}. Another one is named by --data.`,
    );
  }
}
