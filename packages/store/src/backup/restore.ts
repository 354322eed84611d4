import { copyFileSync } from 'node:fs';
import { SqlitePeople } from '../log/sqlite-people.ts';
import { migrate } from '../schema/migrate.ts';
import { ACCESS_TABLES } from '../schema/schema.ts';
import { Connection } from '../sqlite/connection.ts';
import { kyselyOver } from '../sqlite/kysely.ts';
import type { SqlValue } from '../sqlite/types.ts';
import { databaseFault } from './check-database.ts';
import { hasWriteAheadLog, moveIntoPlace, removeDatabase, syncFile } from './files.ts';

/** The file that is made ready to take the database's place. */
export function incomingPath(databasePath: string): string {
  return `${databasePath}.incoming`;
}

/** A checked copy of a backup, brought to the newest schema; or what is wrong with it. */
export async function prepareIncoming(
  backupPath: string,
  databasePath: string,
): Promise<{ readonly incoming: Connection } | { readonly fault: string }> {
  const path = incomingPath(databasePath);
  removeDatabase(path);
  copyFileSync(backupPath, path);
  let incoming: Connection;
  try {
    incoming = new Connection(path);
  } catch (error) {
    removeDatabase(path);
    return { fault: error instanceof Error ? error.message : String(error) };
  }
  const fault = databaseFault(incoming) ?? (await migrationFault(incoming));
  if (fault === undefined) return { incoming };
  incoming.close();
  removeDatabase(path);
  return { fault };
}

async function migrationFault(incoming: Connection): Promise<string | undefined> {
  try {
    await migrate(incoming, kyselyOver(incoming));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Puts the prepared file in the database's place, in one turn. A crash leaves the old database or the new one:
 * the old one's write-ahead log is emptied and gone before the one rename that decides.
 */
export function swapIn(incoming: Connection, connection: Connection): void {
  try {
    incoming.transaction(() => {
      carryAccess(connection, incoming);
      new SqlitePeople(incoming).eraseAsIn(new SqlitePeople(connection));
    });
    incoming.checkpoint();
  } finally {
    incoming.close();
  }
  syncFile(incoming.path);
  connection.replaceFile(() => {
    if (hasWriteAheadLog(connection.path)) {
      throw new Error('another program has the database open; close it and try again');
    }
    moveIntoPlace(incoming.path, connection.path);
  });
}

/** Passwords, links and sessions stay those of now: a withdrawn link must not come back with an old copy. */
function carryAccess(from: Connection, to: Connection): void {
  for (const table of ACCESS_TABLES) {
    to.prepare(`DELETE FROM ${table}`).run([]);
    for (const row of from.prepare(`SELECT * FROM ${table}`).all([])) {
      const columns = Object.keys(row);
      const places = columns.map(() => '?').join(', ');
      to.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`).run(
        Object.values(row) as SqlValue[],
      );
    }
  }
}
