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
