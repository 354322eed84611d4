import { type Kysely, type Migration, sql } from 'kysely';

/** Marks a file as ours (`3CNT`). */
export const APPLICATION_ID = 0x33434e54;

// `envelopes` keeps its rowid: in a table without one a row above about 1,000 bytes, as most are, spills onto a page of
// its own, which every acknowledged action would then write as well.
const STATEMENTS = [
  `CREATE TABLE logs (
    log_id INTEGER PRIMARY KEY,
    tournament_id TEXT NOT NULL,
    replaced_at TEXT
  )`,
  'CREATE UNIQUE INDEX logs_live ON logs (tournament_id) WHERE replaced_at IS NULL',
  `CREATE TABLE envelopes (
    log_id INTEGER NOT NULL REFERENCES logs (log_id),
    position INTEGER NOT NULL CHECK (position >= 1),
    stream_kind TEXT NOT NULL,
    stream_id TEXT NOT NULL,
    version INTEGER NOT NULL CHECK (version >= 1),
    command_id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (log_id, position)
  )`,
  'CREATE UNIQUE INDEX envelopes_command ON envelopes (log_id, command_id)',
  'CREATE UNIQUE INDEX envelopes_stream ON envelopes (log_id, stream_kind, stream_id, version)',
  refuse('envelopes', 'UPDATE'),
  refuse('envelopes', 'DELETE'),
  refuse('logs', 'DELETE'),
  refuse('logs', 'UPDATE OF log_id, tournament_id'),
  `CREATE TABLE people (
    row_id INTEGER PRIMARY KEY,
    tournament_id TEXT NOT NULL,
    person_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (tournament_id, person_id, version)
  )`,
  'CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
  `CREATE TABLE table_links (
    link_id INTEGER PRIMARY KEY,
    tournament_id TEXT NOT NULL,
    mat_id TEXT NOT NULL,
    key_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    withdrawn_at TEXT
  )`,
  'CREATE UNIQUE INDEX table_links_live ON table_links (tournament_id, mat_id) WHERE withdrawn_at IS NULL',
  `CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    role TEXT NOT NULL,
    tournament_id TEXT,
    mat_id TEXT,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE import_mappings (
    header_signature TEXT PRIMARY KEY,
    mapping TEXT NOT NULL
  ) WITHOUT ROWID`,
  `PRAGMA application_id = ${APPLICATION_ID}`,
];

function refuse(table: string, act: string): string {
  const name = `${table}_refuse_${act.slice(0, 6).toLowerCase()}`;
  return `CREATE TRIGGER ${name} BEFORE ${act} ON ${table}
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END`;
}

export const first: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
