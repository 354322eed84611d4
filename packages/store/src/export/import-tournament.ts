import { canonicalJson, type TournamentExport } from '@threecount/eventlog';
import type { Backups } from '../backup/backups.ts';
import type { SqliteLog } from '../log/sqlite-log.ts';
import type { SqlitePeople } from '../log/sqlite-people.ts';
import type { Connection } from '../sqlite/connection.ts';

/** What an import came to; where it was refused nothing has changed. */
export type ImportTournamentResult =
  | { readonly kind: 'imported' }
  /** It was there already, the same to the letter. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'replaced' }
  /** Refused: a tournament of this id with other content is there, and nobody asked to replace it. */
  | { readonly kind: 'exists'; readonly message: string };

export interface ImportParts {
  readonly connection: Connection;
  readonly log: SqliteLog;
  readonly people: SqlitePeople;
  readonly backups: Backups;
  /** ISO, UTC. */
  readonly now: () => string;
}

/**
 * Stores a checked export, whole or not at all. A log that is replaced stays in the database, out of sight, for the
 * log tables refuse deletion; the people who were there are gone from it, and stand in the copy made before.
 */
export function importTournament(
  parts: ImportParts,
  parsed: TournamentExport,
  replace: boolean,
): Promise<ImportTournamentResult> {
  return parts.backups.alone(() => {
    const { tournamentId } = parsed.header;
    const there = isThere(parts, tournamentId);
    if (there && isSame(parts, parsed)) return { kind: 'unchanged' };
    if (there && !replace) {
      const message = `A tournament ${tournamentId} is here already, and it differs from the file.`;
      return { kind: 'exists', message };
    }
    if (there) parts.backups.makeNow('before-replace');
    store(parts, parsed);
    return { kind: there ? 'replaced' : 'imported' };
  });
}

function isThere({ log, people }: ImportParts, tournamentId: string): boolean {
  return log.head(tournamentId) > 0 || people.all(tournamentId).length > 0;
}

function isSame({ log, people }: ImportParts, parsed: TournamentExport): boolean {
  const { tournamentId, head } = parsed.header;
  if (log.head(tournamentId) !== head) return false;
  const same = (a: readonly unknown[], b: readonly unknown[]) =>
    a.length === b.length && a.every((item, i) => canonicalJson(item) === canonicalJson(b[i]));
  return (
    same(people.all(tournamentId), parsed.people) &&
    same(log.read(tournamentId, 0), parsed.envelopes)
  );
}

function store({ connection, log, people, now }: ImportParts, parsed: TournamentExport): void {
  const { tournamentId } = parsed.header;
  try {
    connection.transaction(() => {
      log.retire(tournamentId, now());
      log.adopt(tournamentId, parsed.envelopes);
      people.replaceAll(tournamentId, parsed.people);
    });
  } finally {
    log.forget(tournamentId);
  }
  // People who were replaced must not linger in the write-ahead log.
  connection.checkpoint();
}
