import type { Connection } from '../sqlite/connection.ts';
import type { Row } from '../sqlite/types.ts';

/** Which links: the table that they stand in, what each is of, and who has one. */
interface Kind {
  readonly table: 'table_links' | 'team_links';
  readonly column: 'mat_id' | 'entry_id';
  readonly role: 'table' | 'coach';
}

/** A link as it is stored, and of what it is. */
export interface StoredLink {
  readonly of: string;
  readonly keyHash: string;
  readonly createdAt: string;
  readonly withdrawnAt: string | null;
}

/** Links of one kind: one at a time is valid, and whoever had one is signed out when it is withdrawn. */
export function linksOf(connection: Connection, { table, column, role }: Kind) {
  const put = `INSERT INTO ${table} (tournament_id, ${column}, key_hash, created_at)
    VALUES (?, ?, ?, ?)`;
  const end = `UPDATE ${table} SET withdrawn_at = ?
    WHERE tournament_id = ? AND ${column} = ? AND withdrawn_at IS NULL`;
  const signOut = `DELETE FROM sessions
    WHERE role = '${role}' AND tournament_id = ? AND ${column} = ?`;
  const live = `SELECT * FROM ${table}
    WHERE tournament_id = ? AND ${column} = ? AND withdrawn_at IS NULL`;
  const every = `SELECT * FROM ${table} WHERE tournament_id = ? ORDER BY link_id`;
  const fromRow = (row: Row): StoredLink => ({
    of: String(row[column]),
    keyHash: String(row['key_hash']),
    createdAt: String(row['created_at']),
    withdrawnAt: row['withdrawn_at'] === null ? null : String(row['withdrawn_at']),
  });
  const withdraw = (tournamentId: string, of: string, at: string): boolean => {
    const { changes } = connection.statement(end).run([at, tournamentId, of]);
    connection.statement(signOut).run([tournamentId, of]);
    return Number(changes) > 0;
  };
  return {
    put: (tournamentId: string, { of, keyHash, createdAt }: Omit<StoredLink, 'withdrawnAt'>) =>
      connection.transaction(() => {
        withdraw(tournamentId, of, createdAt);
        connection.statement(put).run([tournamentId, of, keyHash, createdAt]);
      }),
    live(tournamentId: string, of: string): StoredLink | null {
      const row = connection.statement(live).get([tournamentId, of]);
      return row === undefined ? null : fromRow(row);
    },
    every: (tournamentId: string) => connection.statement(every).all([tournamentId]).map(fromRow),
    withdraw: (tournamentId: string, of: string, at: string) =>
      connection.transaction(() => withdraw(tournamentId, of, at)),
  };
}
