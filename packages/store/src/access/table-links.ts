import type { Connection } from '../sqlite/connection.ts';
import { linksOf, type StoredLink } from './links-of.ts';
import type { AccessStore, TableLink } from './types.ts';

type Methods = Pick<AccessStore, 'putTableLink' | 'tableLink' | 'tableLinks' | 'withdrawTableLink'>;

export function tableLinkMethods(connection: Connection): Methods {
  const links = linksOf(connection, { table: 'table_links', column: 'mat_id', role: 'table' });
  return {
    putTableLink: async ({ tournamentId, matId, ...link }) =>
      links.put(tournamentId, { of: matId, ...link }),
    tableLink: async (tournamentId, matId) => {
      const link = links.live(tournamentId, matId);
      return link === null ? null : tableLink(tournamentId, link);
    },
    tableLinks: async (tournamentId) =>
      links.every(tournamentId).map((link) => tableLink(tournamentId, link)),
    withdrawTableLink: async (tournamentId, matId, at) => links.withdraw(tournamentId, matId, at),
  };
}

const tableLink = (tournamentId: string, { of, ...link }: StoredLink): TableLink => ({
  tournamentId,
  matId: of,
  ...link,
});
