import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Connection } from '../sqlite/connection.ts';
import type { AccessStore, Session } from './types.ts';

const PUT = `INSERT INTO sessions
  (token_hash, role, tournament_id, mat_id, entry_id, created_at, expires_at)
  VALUES (?, ?, ?, ?, ?, ?, ?)`;

type Methods = Pick<
  AccessStore,
  'putSession' | 'session' | 'deleteSession' | 'deleteExpiredSessions'
>;

export function sessionMethods(connection: Connection, database: Kysely<Schema>): Methods {
  return {
    putSession: async (session) => {
      const { tokenHash, role, createdAt, expiresAt } = session;
      const tournamentId = role === 'organiser' ? null : session.tournamentId;
      const matId = role === 'table' ? session.matId : null;
      const entryId = role === 'coach' ? session.entryId : null;
      connection
        .statement(PUT)
        .run([tokenHash, role, tournamentId, matId, entryId, createdAt, expiresAt]);
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
  const { role, tournament_id: tournamentId, mat_id: matId, entry_id: entryId } = row;
  if (tournamentId === null) return null;
  if (role === 'table' && matId !== null) return { ...common, role, tournamentId, matId };
  if (role === 'coach' && entryId !== null) return { ...common, role, tournamentId, entryId };
  return null;
}
