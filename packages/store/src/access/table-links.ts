import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Connection } from '../sqlite/connection.ts';
import type { AccessStore, TableLink } from './types.ts';

const PUT = `INSERT INTO table_links (tournament_id, mat_id, key_hash, created_at)
  VALUES (?, ?, ?, ?)`;
const WITHDRAW = `UPDATE table_links SET withdrawn_at = ?
  WHERE tournament_id = ? AND mat_id = ? AND withdrawn_at IS NULL`;
const SIGN_OUT = `DELETE FROM sessions
  WHERE role = 'table' AND tournament_id = ? AND mat_id = ?`;

type Methods = Pick<AccessStore, 'putTableLink' | 'tableLink' | 'tableLinks' | 'withdrawTableLink'>;

export function tableLinkMethods(connection: Connection, database: Kysely<Schema>): Methods {
  const withdraw = (tournamentId: string, matId: string, at: string): boolean => {
    const { changes } = connection.statement(WITHDRAW).run([at, tournamentId, matId]);
    connection.statement(SIGN_OUT).run([tournamentId, matId]);
    return Number(changes) > 0;
  };
  const links = (tournamentId: string) =>
    database.selectFrom('table_links').selectAll().where('tournament_id', '=', tournamentId);
  return {
    putTableLink: async ({ tournamentId, matId, keyHash, createdAt }) =>
      connection.transaction(() => {
        withdraw(tournamentId, matId, createdAt);
        connection.statement(PUT).run([tournamentId, matId, keyHash, createdAt]);
      }),
    tableLink: async (tournamentId, matId) => {
      const row = await links(tournamentId)
        .where('mat_id', '=', matId)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
      return row === undefined ? null : fromRow(row);
    },
    tableLinks: async (tournamentId) =>
      (await links(tournamentId).orderBy('link_id').execute()).map(fromRow),
    withdrawTableLink: async (tournamentId, matId, at) =>
      connection.transaction(() => withdraw(tournamentId, matId, at)),
  };
}

function fromRow(row: Selectable<Schema['table_links']>): TableLink {
  return {
    tournamentId: row.tournament_id,
    matId: row.mat_id,
    keyHash: row.key_hash,
    createdAt: row.created_at,
    withdrawnAt: row.withdrawn_at,
  };
}
