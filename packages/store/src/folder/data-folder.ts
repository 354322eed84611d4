import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts';
import { findServer, type ServerInfo, serverInfoPath } from './server-info.ts';
import { readSmallFile, writeSmallFile } from './small-file.ts';

/** A data folder that this process owns. */
export interface DataFolder {
  readonly dir: string;
  readonly databasePath: string;
  readonly backupsFolder: string;
  /** Tells the command line where the server is. Gone with `release`. */
  writeServerInfo(info: ServerInfo): void;
  release(): void;
}

/** A folder that is ours now, or who has it. */
export type OpenedFolder =
  | { readonly ok: true; readonly folder: DataFolder }
  | {
      readonly ok: false;
      readonly code: 'folder-in-use';
      readonly message: string;
      readonly pid: number | null;
      /** Where the owner is a server: how to reach it. */
      readonly server: ServerInfo | null;
    };

/**
 * Makes the folder if it is missing and takes it for this process. One process owns a folder; when it dies,
 * however it dies, the folder is free.
 * @throws where the folder cannot be made or written.
 */
export function openDataFolder(path: string): OpenedFolder {
  const dir = resolve(path);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const lock = takeOwnerLock(join(dir, 'owner.lock'));
  if (lock === undefined) return inUse(dir);
  try {
    writeSmallFile(ownerPath(dir), { pid: process.pid, startedAt: new Date().toISOString() });
    rmSync(serverInfoPath(dir), { force: true });
  } catch (error) {
    lock.release();
    throw error;
  }
  return { ok: true, folder: owned(dir, lock) };
}

function owned(dir: string, lock: OwnerLock): DataFolder {
  let held = true;
  return {
    dir,
    databasePath: join(dir, 'threecount.sqlite'),
    backupsFolder: join(dir, 'backups'),
    writeServerInfo: (info) => writeSmallFile(serverInfoPath(dir), info),
    release: () => {
      if (!held) return;
      held = false;
      rmSync(serverInfoPath(dir), { force: true });
      rmSync(ownerPath(dir), { force: true });
      lock.release();
    },
  };
}

function ownerPath(dir: string): string {
  return join(dir, 'owner.json');
}

function inUse(dir: string): OpenedFolder {
  const { pid, startedAt } = readSmallFile(ownerPath(dir)) ?? {};
  const server = findServer(dir);
  const who = typeof pid === 'number' ? `process ${pid}` : 'another process';
  const since = typeof startedAt === 'string' ? ` since ${startedAt}` : '';
  const where = server === null ? '' : `, a server on port ${server.port}`;
  return {
    ok: false,
    code: 'folder-in-use',
    message: `The data folder ${dir} is in use by ${who}${where}${since}. Stop it, or choose another folder.`,
    pid: typeof pid === 'number' ? pid : null,
    server,
  };
}
