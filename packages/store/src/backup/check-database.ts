import { APPLICATION_ID } from '../schema/first.ts';
import { appliedMigrations, MIGRATIONS } from '../schema/migrate.ts';
import type { Connection } from '../sqlite/connection.ts';

/** Each gives rows only where something is wrong. */
const LOG_CHECKS = [
  {
    sql: `SELECT log_id FROM envelopes GROUP BY log_id
      HAVING MIN(position) <> 1 OR MAX(position) <> COUNT(*)`,
    fault: 'positions are missing in a log',
  },
  {
    sql: `SELECT log_id FROM envelopes GROUP BY log_id, stream_kind, stream_id
      HAVING MIN(version) <> 1 OR MAX(version) <> COUNT(*)`,
    fault: 'versions are missing in a stream',
  },
  {
    sql: `SELECT envelopes.log_id FROM envelopes JOIN logs USING (log_id)
      WHERE json_extract(body, '$.position') IS NOT position
        OR json_extract(body, '$.version') IS NOT version
        OR json_extract(body, '$.commandId') IS NOT command_id
        OR json_extract(body, '$.stream.kind') IS NOT stream_kind
        OR json_extract(body, '$.stream.id') IS NOT stream_id
        OR json_extract(body, '$.tournamentId') IS NOT tournament_id
      LIMIT 1`,
    fault: 'an envelope does not say what its row says',
  },
  {
    sql: 'SELECT 1 FROM people WHERE NOT json_valid(body) LIMIT 1',
    fault: 'a person record cannot be read',
  },
];

/** What is wrong with a database file of ours, in one sentence; undefined where it is whole. */
export function databaseFault(connection: Connection): string | undefined {
  try {
    return fileFault(connection) ?? logFault(connection);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function fileFault(connection: Connection): string | undefined {
  const id = connection.prepare('PRAGMA application_id').get([])?.['application_id'];
  if (id !== APPLICATION_ID) return 'it is not a database of this program';
  const unknown = appliedMigrations(connection).find((name) => MIGRATIONS[name] === undefined);
  if (unknown !== undefined) return `it was written by a newer version (${unknown})`;
  const integrity = connection.prepare('PRAGMA integrity_check').get([])?.['integrity_check'];
  return integrity === 'ok' ? undefined : `it is damaged: ${String(integrity)}`;
}

function logFault(connection: Connection): string | undefined {
  return LOG_CHECKS.find(({ sql }) => connection.prepare(sql).get([]) !== undefined)?.fault;
}
