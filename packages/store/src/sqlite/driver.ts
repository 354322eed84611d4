import { openBetterSqlite } from './better-sqlite.ts';
import { nodeSqlite, openNodeSqlite } from './node-sqlite.ts';
import type { SqliteDatabase } from './types.ts';

/** Which SQLite runs: the one built into Node, or the module compiled for it. */
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
