import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createServer, type Server, type ServerOptions } from '@threecount/server';
import { isDamaged } from '@threecount/store';
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
    if (isDamaged(error)) throw damaged(dataDir, error);
    const what = existsSync(path.join(dataDir, 'threecount.sqlite')) ? 'opened' : 'made';
    throw new Fault(
      `The data folder ${dataDir} cannot be ${what}: ${error.message}. Another one is named by --data.`,
    );
  }
}

/** What helps is a copy of the database: there is no page to restore it from while no server can start. */
function damaged(dataDir: string, error: Error): Fault {
  const folder = path.join(dataDir, 'backups');
  const copies = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
    : [];
  const newest = copies.toSorted().at(-1);
  const help =
    newest === undefined
      ? 'There is no copy of it in backups; an exported tournament can be restored into another folder.'
      : `Move threecount.sqlite, threecount.sqlite-wal and threecount.sqlite-shm away, and put a copy of ${path.join(folder, newest)}, the newest of ${copies.length}, there as threecount.sqlite.`;
  return new Fault(
    `The database in ${dataDir} is damaged (${error.message}); nothing was changed. ${help}`,
  );
}
