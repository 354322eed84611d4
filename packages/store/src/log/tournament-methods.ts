import type { TournamentStore } from '@threecount/eventlog';
import type { Connection } from '../sqlite/connection.ts';
import { LargeAppend, largeFrom } from './large-append.ts';
import type { SqliteLog } from './sqlite-log.ts';
import type { SqlitePeople } from './sqlite-people.ts';

/** @param now the instant of storage, ISO UTC */
export function tournamentMethods(
  connection: Connection,
  log: SqliteLog,
  people: SqlitePeople,
  now: () => string,
): TournamentStore {
  const large = new LargeAppend(connection, log, people);
  const append: TournamentStore['appendWithPeople'] = async (tournamentId, batch, offered) => {
    if (batch.length + offered.length >= largeFrom) {
      const done = await large.append(tournamentId, batch, offered, now());
      if (done !== null) return done;
    }
    return log.append(tournamentId, batch, now(), () => people.put(tournamentId, offered));
  };
  return {
    append: (tournamentId, batch) => append(tournamentId, batch, []),
    appendWithPeople: append,
    read: async (tournamentId, after, limit) => log.read(tournamentId, after, limit),
    head: async (tournamentId) => log.head(tournamentId),
    tournaments: async () => log.tournaments(),
    put: async (tournamentId, offered) =>
      connection.transaction(() => people.put(tournamentId, offered)),
    all: async (tournamentId) => people.all(tournamentId),
    erasePerson: async (tournamentId, personId) => {
      const known = connection.transaction(() => people.erase(tournamentId, personId));
      // The write-ahead log still holds the old pages.
      if (known) connection.checkpoint();
      return known;
    },
  };
}
