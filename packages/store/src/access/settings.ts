import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Connection } from '../sqlite/connection.ts';
import type { AccessStore } from './types.ts';

const PUT = `INSERT INTO settings (key, value) VALUES (?, ?)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
const DROP = 'DELETE FROM settings WHERE key = ?';
const GET = 'SELECT value FROM settings WHERE key = ?';
const PUT_MAPPING = `INSERT INTO import_mappings (header_signature, mapping) VALUES (?, ?)
  ON CONFLICT (header_signature) DO UPDATE SET mapping = excluded.mapping`;

/** These two are settings that `setting` does not show. */
const PASSWORD = '#organiser-password-hash';
const SETUP_TOKEN = '#setup-token-hash';

type Methods = Pick<
  AccessStore,
  | 'setting'
  | 'setSetting'
  | 'organiserPasswordHash'
  | 'setOrganiserPasswordHash'
  | 'setupTokenHash'
  | 'setSetupTokenHash'
  | 'completeSetup'
  | 'importMapping'
  | 'saveImportMapping'
>;

export function settingMethods(connection: Connection, database: Kysely<Schema>): Methods {
  const read = async (key: string): Promise<string | null> => {
    const row = await database
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value ?? null;
  };
  const write = (key: string, value: string | null): void => {
    if (value === null) connection.statement(DROP).run([key]);
    else connection.statement(PUT).run([key, value]);
  };
  const setPassword = (hash: string): void => {
    write(PASSWORD, hash);
    connection.statement("DELETE FROM sessions WHERE role = 'organiser'").run([]);
  };
  return {
    setting: (key) => read(`:${key}`),
    setSetting: async (key, value) => write(`:${key}`, value),
    organiserPasswordHash: () => read(PASSWORD),
    setOrganiserPasswordHash: async (hash) => connection.transaction(() => setPassword(hash)),
    setupTokenHash: () => read(SETUP_TOKEN),
    setSetupTokenHash: async (hash) => write(SETUP_TOKEN, hash),
    completeSetup: async (tokenHash, passwordHash) =>
      connection.transaction(() => {
        const waiting = connection.statement(GET).get([SETUP_TOKEN]);
        if (waiting?.['value'] !== tokenHash) return false;
        setPassword(passwordHash);
        write(SETUP_TOKEN, null);
        return true;
      }),
    importMapping: async (signature) => {
      const row = await database
        .selectFrom('import_mappings')
        .select('mapping')
        .where('header_signature', '=', signature)
        .executeTakeFirst();
      return row === undefined ? null : (JSON.parse(row.mapping) as Record<string, string>);
    },
    saveImportMapping: async (signature, mapping) => {
      connection.statement(PUT_MAPPING).run([signature, JSON.stringify(mapping)]);
    },
  };
}
