import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Connection } from '../sqlite/connection.ts';
import { sessionMethods } from './sessions.ts';
import { settingMethods } from './settings.ts';
import { tableLinkMethods } from './table-links.ts';
import { teamLinkMethods } from './team-links.ts';
import type { AccessStore } from './types.ts';

/** Writes are whole in one turn of the event loop. */
export function sqliteAccess(connection: Connection, database: Kysely<Schema>): AccessStore {
  return {
    ...settingMethods(connection, database),
    ...tableLinkMethods(connection),
    ...teamLinkMethods(connection),
    ...sessionMethods(connection, database),
  };
}
