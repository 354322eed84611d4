import { createRequire } from 'node:module';
import type { Changes, Row, SqliteDatabase, SqlValue } from './types.ts';

interface RawStatement {
  readonly reader: boolean;
  all(...parameters: readonly SqlValue[]): Row[];
  get(...parameters: readonly SqlValue[]): Row | undefined;
  iterate(...parameters: readonly SqlValue[]): IterableIterator<Row>;
  run(...parameters: readonly SqlValue[]): Changes;
}

interface RawDatabase {
  prepare(sql: string): RawStatement;
  exec(sql: string): unknown;
  close(): unknown;
}

type BetterSqlite = new (path: string) => RawDatabase;

const require = createRequire(import.meta.url);

/** Where the module stands, for a thread that has to load it too. */
export function betterSqlitePath(): string {
  return require.resolve('better-sqlite3');
}

/** Opens a file with the compiled module. @throws where the module cannot be loaded or the file not opened */
export function openBetterSqlite(path: string): SqliteDatabase {
  const Database = load();
  const database = new Database(path);
  return {
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(...parameters),
        get: (parameters) => statement.get(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
        run: (parameters) => statement.run(...parameters),
      };
    },
    exec: (sql) => void database.exec(sql),
    close: () => void database.close(),
  };
}

function load(): BetterSqlite {
  try {
    return require('better-sqlite3') as BetterSqlite;
  } catch (cause) {
    throw new Error(
      `Node ${process.versions.node} has no SQLite of its own, and better-sqlite3 cannot be loaded. ` +
        'Use Node 24, or run: npm rebuild better-sqlite3 --ignore-scripts=false',
      { cause },
    );
  }
}
