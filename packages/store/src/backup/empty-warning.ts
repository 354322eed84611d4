import { join } from 'node:path';
import type { Connection } from '../sqlite/connection.ts';
import type { BackupInfo } from './backups.ts';

/**
 * What to tell where a database holds nothing though copies of a fuller one lie beside it: it was emptied or lost, and
 * opens as if the folder were new. Undefined where all is well.
 * @param copies newest first
 */
export function emptyWarning(
  connection: Connection,
  copies: readonly BackupInfo[],
  folder: string,
): string | undefined {
  const [newest] = copies;
  if (newest === undefined) return undefined;
  if (connection.prepare('SELECT 1 FROM logs LIMIT 1').get([]) !== undefined) return undefined;
  const copy = join(folder, newest.name);
  const which = copies.length === 1 ? 'the only copy' : `the newest of ${copies.length} copies`;
  return (
    `${connection.path} holds no tournament, though there are copies of it. If it should hold one, stop the program, ` +
    `move threecount.sqlite, threecount.sqlite-wal and threecount.sqlite-shm away, and put ${which}, ${copy}, there ` +
    'as threecount.sqlite.'
  );
}
