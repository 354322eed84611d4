import { Kysely, SqliteDialect } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Connection } from './connection.ts';
import type { SqlValue } from './types.ts';

/** The query builder over a connection; it follows when the connection's file is replaced. */
export function kyselyOver(connection: Connection): Kysely<Schema> {
  const database = {
    prepare: (sql: string) => {
      const statement = connection.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as readonly SqlValue[];
      return {
        reader: statement.reader,
        all: (parameters: readonly unknown[]) => [...statement.all(values(parameters))],
        run: (parameters: readonly unknown[]) => statement.run(values(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(values(parameters)),
      };
    },
    // The connection is closed by its owner.
    close: () => {},
  };
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}
