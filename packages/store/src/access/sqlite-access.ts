import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Connection } from '../sqlite/connection.ts';
import { sessionMethods } from './sessions.ts';
import { settingMethods } from './settings.ts';
import { tableLinkMethods } from './table-links.ts';
import type { AccessStore } from './types.ts';

/** Reads go through the query builder; writes are whole in one turn of the event loop. */
export function sqliteAccess(connection: Connection, database: Kysely<Schema>): AccessStore {
  return {
    ...settingMethods(connection, database),
    ...tableLinkMethods(connection, database),
    ...sessionMethods(connection, database),
  };
}
