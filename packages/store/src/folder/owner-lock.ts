import { openSqlite } from '../sqlite/driver.ts';
import type { SqliteDatabase } from '../sqlite/types.ts';

/** A lock of the operating system on a file; it ends with the process that holds it, however that ends. */
export interface OwnerLock {
  release(): void;
}

/**
 * Takes the lock, or gives undefined where another process, or this one, holds it. SQLite does the locking,
 * since Node itself offers no lock that works on every system; nothing is ever written to the file.
 * A file with a process id could not tell a dead owner from a new process with the same id.
 * @throws where the file cannot be made.
 */
export function takeOwnerLock(path: string): OwnerLock | undefined {
  const database = openSqlite(path);
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => letGo(database) };
}

function letGo(database: SqliteDatabase): void {
  database.exec('ROLLBACK');
  database.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /locked|busy/i.test(error.message);
}
