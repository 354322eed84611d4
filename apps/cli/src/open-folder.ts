import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type Server, type ServerOptions } from '@threecount/server';
import { isDamaged, isUnwritable } from '@threecount/store';
import { Fault } from './fault.ts';

/** The folder is there, and this process may or can not write to it. */
class CannotWrite extends Fault {}

/** Whether there is a data folder, or what is left of one. */
export const isDataFolder = (dataDir: string): boolean =>
  ['threecount.sqlite', 'backups'].some((name) => existsSync(path.join(dataDir, name)));

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
    const Kind = isUnwritable(error) ? CannotWrite : Fault;
    throw new Kind(
      `The data folder ${dataDir} cannot be ${what}: ${error.message}. Another one is named by --data.`,
    );
  }
}

/**
 * The same for whoever only reads: where the folder cannot be written (its disk is full, or read-only) a copy of its
 * database is opened in its place, for as long as it is needed.
 * @throws Fault as `openFolder`; and where no copy can be made either
 */
export async function openToRead(options: ServerOptions): Promise<Server> {
  try {
    return await openFolder(options);
  } catch (error) {
    if (!(error instanceof CannotWrite)) throw error;
    const copy = copyOf(options.dataDir, error);
    const drop = () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
    try {
      const server = await openFolder({ ...options, dataDir: copy });
      options.tell?.(`${error.message} What follows is read from a copy of it.`);
      return { ...server, close: () => server.close().finally(drop) };
    } catch (second) {
      drop();
      throw second;
    }
  }
}

/** @throws Fault `reason` where it cannot be made */
function copyOf(dataDir: string, reason: Fault): string {
  let copy: string | null = null;
  try {
    copy = mkdtempSync(path.join(tmpdir(), 'threecount-read-'));
    for (const name of ['threecount.sqlite', 'threecount.sqlite-wal']) {
      const from = path.join(dataDir, name);
      if (existsSync(from)) copyFileSync(from, path.join(copy, name));
    }
    return copy;
  } catch {
    if (copy !== null) rmSync(copy, { recursive: true, force: true });
    throw reason;
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
