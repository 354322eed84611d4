import { openBetterSqlite } from './better-sqlite.ts';
import { nodeSqlite, openNodeSqlite } from './node-sqlite.ts';

export type SqlValue = null | number | string;
export type Row = Readonly<Record<string, unknown>>;

/** The little of a prepared statement that is needed; both drivers give it. */
export interface SqliteStatement {
  /** Whether it gives rows. */
  readonly reader: boolean;
  all(parameters: readonly SqlValue[]): readonly Row[];
  get(parameters: readonly SqlValue[]): Row | undefined;
  iterate(parameters: readonly SqlValue[]): IterableIterator<Row>;
  run(parameters: readonly SqlValue[]): Changes;
}

export interface Changes {
  readonly changes: number | bigint;
  readonly lastInsertRowid: number | bigint;
}

export interface SqliteDatabase {
  prepare(sql: string): SqliteStatement;
  exec(sql: string): void;
  close(): void;
}

export type DriverName = 'node:sqlite' | 'better-sqlite3';

/** The driver that this Node has: its own from 22.13, 23.4 and 24 on, else better-sqlite3. */
export function driverName(): DriverName {
  return nodeSqlite() === undefined ? 'better-sqlite3' : 'node:sqlite';
}

/**
 * Opens a database file, making it if it is missing.
 * @throws where it cannot be opened, or this Node has no driver.
 */
export function openSqlite(path: string): SqliteDatabase {
  const builtIn = nodeSqlite();
  return builtIn === undefined ? openBetterSqlite(path) : openNodeSqlite(builtIn, path);
}
