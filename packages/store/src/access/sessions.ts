import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Connection } from '../sqlite/connection.ts';
import type { AccessStore, Session } from './types.ts';

const PUT = `INSERT INTO sessions
  (token_hash, role, tournament_id, mat_id, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)`;

type Methods = Pick<
  AccessStore,
  'putSession' | 'session' | 'deleteSession' | 'deleteExpiredSessions'
>;

export function sessionMethods(connection: Connection, database: Kysely<Schema>): Methods {
  return {
    putSession: async (session) => {
      const { tokenHash, role, createdAt, expiresAt } = session;
      const [tournamentId, matId] =
        role === 'table' ? [session.tournamentId, session.matId] : [null, null];
      connection.statement(PUT).run([tokenHash, role, tournamentId, matId, createdAt, expiresAt]);
    },
    session: async (tokenHash, now) => {
      const row = await database
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row === undefined ? null : fromRow(row);
    },
    deleteSession: async (tokenHash) => {
      connection.statement('DELETE FROM sessions WHERE token_hash = ?').run([tokenHash]);
    },
    deleteExpiredSessions: async (now) => {
      connection.statement('DELETE FROM sessions WHERE expires_at <= ?').run([now]);
    },
  };
}

function fromRow(row: Selectable<Schema['sessions']>): Session | null {
  const common = {
    tokenHash: row.token_hash,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
  if (row.role === 'organiser') return { ...common, role: 'organiser' };
  if (row.role !== 'table' || row.tournament_id === null || row.mat_id === null) return null;
  return { ...common, role: 'table', tournamentId: row.tournament_id, matId: row.mat_id };
}
