import { openSqlite } from './driver.ts';
import type { SqliteDatabase, SqliteStatement } from './types.ts';

/**
 * `synchronous=FULL`: a commit returns when it is on disk. `secure_delete`: what is erased is overwritten.
 * `recursive_triggers`: an `INSERT OR REPLACE` cannot go round the triggers that guard the log.
 */
const PRAGMAS = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA recursive_triggers = ON;
  PRAGMA secure_delete = ON;
`;

/** Below this, SQLite may lose the newest commits when the log is reset while another connection writes. */
const SAFE_SQLITE = [3, 51, 3] as const;

/** One open database file, its prepared statements, and the means to change the file under them. */
export class Connection {
  readonly path: string;
  /** Raised whenever another file has taken the place of this one: what was kept in memory is void. */
  generation = 0;
  #database: SqliteDatabase;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(path: string) {
    this.path = path;
    this.#database = open(path);
  }

  /** Not kept: for statements that are run once. */
  prepare(sql: string): SqliteStatement {
    return this.#database.prepare(sql);
  }

  /** Kept: for statements that are run often. */
  statement(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /**
   * Runs all or nothing, within this turn of the event loop. On disk when it returns.
   * @throws what `run` throws, or SQLite's own error; nothing is stored then.
   */
  transaction<T>(run: () => T): T {
    this.statement('BEGIN IMMEDIATE').run([]);
    try {
      const result = run();
      this.statement('COMMIT').run([]);
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  #rollBack(): void {
    try {
      this.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself (disk full, I/O error); the first error is the one to hand out.
    }
  }

  /** Moves everything from the write-ahead log into the file and empties it. */
  checkpoint(): void {
    this.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([]);
  }

  /** Closes the file, lets `swap` put another in its place, and opens again, whatever `swap` does. */
  replaceFile(swap: () => void): void {
    this.checkpoint();
    this.close();
    try {
      swap();
    } finally {
      this.#database = open(this.path);
      this.generation += 1;
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

function open(path: string): SqliteDatabase {
  const database = openSqlite(path);
  try {
    database.exec(PRAGMAS);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A sentence of warning where this SQLite is too old to be trusted, else undefined. */
export function sqliteWarning(version: string): string | undefined {
  const parts = version.split('.').map(Number);
  for (const [index, least] of SAFE_SQLITE.entries()) {
    const part = parts[index] ?? 0;
    if (part > least) return undefined;
    if (part < least) {
      return `SQLite ${version} is older than ${SAFE_SQLITE.join('.')} and has a known fault; use a newer release of Node.`;
    }
  }
  return undefined;
}
