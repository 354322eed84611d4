import type { Changes, Row, SqliteDatabase, SqliteStatement, SqlValue } from './types.ts';

interface RawStatement {
  all(...parameters: readonly SqlValue[]): Row[];
  get(...parameters: readonly SqlValue[]): Row | undefined;
  iterate(...parameters: readonly SqlValue[]): IterableIterator<Row>;
  run(...parameters: readonly SqlValue[]): Changes;
  /** Missing before Node 22.16. */
  columns?(): readonly unknown[];
}

interface RawDatabase {
  prepare(sql: string): RawStatement;
  exec(sql: string): void;
  close(): void;
}

export interface NodeSqlite {
  readonly DatabaseSync: new (path: string) => RawDatabase;
}

let loaded: { readonly module: NodeSqlite | undefined } | undefined;

/** Node's own SQLite, or undefined where there is none. Its one warning of being experimental is dropped. */
export function nodeSqlite(): NodeSqlite | undefined {
  loaded ??= { module: withoutSqliteWarning(() => builtIn('node:sqlite')) };
  return loaded.module;
}

function builtIn(name: string): NodeSqlite | undefined {
  const get = process.getBuiltinModule as ((name: string) => unknown) | undefined;
  return get?.(name) as NodeSqlite | undefined;
}

function withoutSqliteWarning<T>(load: () => T): T {
  const emit = process.emitWarning;
  const filtered = (warning: string | Error, ...rest: unknown[]) => {
    if (rest[0] === 'ExperimentalWarning' && String(warning).includes('SQLite')) return;
    Reflect.apply(emit, process, [warning, ...rest]);
  };
  process.emitWarning = filtered as typeof process.emitWarning;
  try {
    return load();
  } finally {
    process.emitWarning = emit;
  }
}

/** Opens a file with Node's own SQLite. @throws where the file cannot be opened */
export function openNodeSqlite(module: NodeSqlite, path: string): SqliteDatabase {
  const database = new module.DatabaseSync(path);
  return {
    prepare: (sql) => adapt(database.prepare(sql), sql),
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
  };
}

function adapt(statement: RawStatement, sql: string): SqliteStatement {
  const columns = statement.columns?.().length;
  return {
    reader: columns === undefined ? givesRows(sql) : columns > 0,
    all: (parameters) => statement.all(...parameters),
    get: (parameters) => statement.get(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
    run: (parameters) => statement.run(...parameters),
  };
}

function givesRows(sql: string): boolean {
  return /^\s*(select|with|values|pragma|explain)\b|\breturning\b/i.test(sql);
}
