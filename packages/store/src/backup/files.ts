import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { renameOver } from '../folder/rename.ts';

/** Makes a file's content outlive a power cut. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes names in a folder outlive a power cut; where the system cannot (Windows), it does so by itself. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Puts a whole, synced file in its place: whoever looks sees the old one or the new one. */
export function moveIntoPlace(from: string, to: string): void {
  renameOver(from, to);
  syncFolder(dirname(to));
}

/** Removes a database file with what SQLite may have left beside it. */
export function removeDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true });
}

/** Whether some program has the database open: the last to close it removes its write-ahead log. */
export function hasWriteAheadLog(path: string): boolean {
  return existsSync(`${path}-wal`);
}
