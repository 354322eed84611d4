import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  `CREATE TABLE team_links (
    link_id INTEGER PRIMARY KEY,
    tournament_id TEXT NOT NULL,
    entry_id TEXT NOT NULL,
    key_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    withdrawn_at TEXT
  )`,
  'CREATE UNIQUE INDEX team_links_live ON team_links (tournament_id, entry_id) WHERE withdrawn_at IS NULL',
  'ALTER TABLE sessions ADD COLUMN entry_id TEXT',
];

/** Links of coaches, and their sign-ins. */
export const teamLinks: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
