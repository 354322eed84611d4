import { dirname, join } from 'node:path';
import type { TournamentExport, TournamentStore } from '@threecount/eventlog';
import { sqliteAccess } from './access/sqlite-access.ts';
import type { AccessStore } from './access/types.ts';
import { type BackupInfo, Backups, type RestoreBackupResult } from './backup/backups.ts';
import { emptyWarning } from './backup/empty-warning.ts';
import { removeDatabase, syncFolder } from './backup/files.ts';
import type { BackupReason } from './backup/names.ts';
import { incomingPath } from './backup/restore.ts';
import { type ImportTournamentResult, importTournament } from './export/import-tournament.ts';
import { SqliteLog } from './log/sqlite-log.ts';
import { SqlitePeople } from './log/sqlite-people.ts';
import { tournamentMethods } from './log/tournament-methods.ts';
import { migrate } from './schema/migrate.ts';
import { Connection, sqliteWarning } from './sqlite/connection.ts';
import { type DriverName, driverName } from './sqlite/driver.ts';
import { kyselyOver } from './sqlite/kysely.ts';

/** What may differ from the usual. */
export interface StoreOptions {
  /** Epoch milliseconds; the system's clock by default. */
  readonly now?: () => number;
  /** `backups` beside the database by default. */
  readonly backupsFolder?: string;
  /** How many copies are kept of each reason but `manual`; 10 by default. */
  readonly keepBackups?: number;
}

/** The logs, the people and the access of one database file, and its copies. */
export interface Store extends TournamentStore, AccessStore {
  readonly driver: DriverName;
  readonly sqliteVersion: string;
  /** Sentences for whoever starts the program, about the program itself. */
  readonly warnings: readonly string[];
  /** The same about what is in the folder. */
  readonly dataWarnings: readonly string[];
  /** Resolves when a copy that holds everything stored up to now is on disk. */
  backup(reason: BackupReason): Promise<BackupInfo>;
  /** Newest first. */
  listBackups(): Promise<readonly BackupInfo[]>;
  /**
   * Puts a backup in the place of the present database, of which a copy is made first. All tournaments go back;
   * settings, password, links and sessions stay those of now. Whatever was read before is void afterwards.
   */
  restoreBackup(name: string): Promise<RestoreBackupResult>;
  /**
   * Stores a checked export in one transaction: whole or not at all. Where the tournament is here with other
   * content it is refused, unless `replace` is asked for; a backup is made before a replacement.
   */
  importTournament(
    parsed: TournamentExport,
    options?: { readonly replace?: boolean },
  ): Promise<ImportTournamentResult>;
  /** Waits for backups under way, and closes the file. */
  close(): Promise<void>;
}

/**
 * Opens the database of a data folder, making or bringing it to the newest schema where needed.
 * @throws where the file cannot be read or was written by a newer program.
 */
export async function openStore(path: string, options: StoreOptions = {}): Promise<Store> {
  const now = options.now ?? Date.now;
  removeDatabase(incomingPath(path));
  const connection = new Connection(path);
  const database = kyselyOver(connection);
  try {
    await migrate(connection, database);
  } catch (error) {
    connection.close();
    throw error;
  }
  syncFolder(dirname(path));
  const folder = options.backupsFolder ?? join(dirname(path), 'backups');
  const backups = new Backups(connection, { folder, keep: options.keepBackups ?? 10, now });
  const sqliteVersion = String(
    connection.prepare('SELECT sqlite_version() AS version').get([])?.['version'],
  );
  const instant = () => new Date(now()).toISOString();
  const log = new SqliteLog(connection);
  const people = new SqlitePeople(connection);
  return {
    ...tournamentMethods(connection, log, people, instant),
    ...sqliteAccess(connection, database),
    driver: driverName(),
    sqliteVersion,
    warnings: [sqliteWarning(sqliteVersion) ?? []].flat(),
    dataWarnings: [emptyWarning(connection, backups.list(), folder) ?? []].flat(),
    backup: (reason) => backups.make(reason),
    listBackups: async () => backups.list(),
    restoreBackup: (name) => backups.restore(name),
    importTournament: (parsed, { replace = false } = {}) =>
      importTournament({ connection, log, people, backups, now: instant }, parsed, replace),
    close: async () => {
      await backups.idle();
      await database.destroy();
      connection.close();
    },
  };
}
