import type { Connection } from '../sqlite/connection.ts';
import { linksOf } from './links-of.ts';
import type { AccessStore } from './types.ts';

type Methods = Pick<AccessStore, 'putTeamLink' | 'teamLink' | 'withdrawTeamLink'>;

export function teamLinkMethods(connection: Connection): Methods {
  const links = linksOf(connection, { table: 'team_links', column: 'entry_id', role: 'coach' });
  return {
    putTeamLink: async ({ tournamentId, entryId, ...link }) =>
      links.put(tournamentId, { of: entryId, ...link }),
    teamLink: async (tournamentId, entryId) => {
      const link = links.live(tournamentId, entryId);
      if (link === null) return null;
      const { of, ...rest } = link;
      return { tournamentId, entryId: of, ...rest };
    },
    withdrawTeamLink: async (tournamentId, entryId, at) =>
      links.withdraw(tournamentId, entryId, at),
  };
}
