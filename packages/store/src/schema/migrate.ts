import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Connection } from '../sqlite/connection.ts';
import { first } from './first.ts';
import type { Schema } from './schema.ts';
import { teamLinks } from './team-links.ts';

/** In order of name. A released migration is never changed; a new one follows. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-team-links': teamLinks,
};

/** Brings the file to the newest schema. @throws where it was written by a newer program, or a migration fails. */
export async function migrate(connection: Connection, database: Kysely<Schema>): Promise<void> {
  const unknown = appliedMigrations(connection).filter((name) => MIGRATIONS[name] === undefined);
  if (unknown.length > 0) {
    throw new Error(
      `The database was written by a newer version of this program (${unknown.join(', ')}).`,
    );
  }
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Names of the migrations that a file has seen; none for a new or foreign file. */
export function appliedMigrations(connection: Connection): readonly string[] {
  const known = connection
    .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'kysely_migration'")
    .get([]);
  if (known === undefined) return [];
  const rows = connection.prepare('SELECT name FROM kysely_migration ORDER BY name').all([]);
  return rows.map((row) => String(row['name']));
}
