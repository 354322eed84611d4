import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { match, sampleEnvelope } from '@threecount/eventlog/testing';
import { describe, expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { Connection } from '../sqlite/connection.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { appliedMigrations, MIGRATIONS } from './migrate.ts';

describe('migrations', () => {
  it('bring an empty file to the newest schema, once', async () => {
    const path = join(temporaryFolder(), 'threecount.sqlite');
    writeFileSync(path, '');
    for (let round = 0; round < 2; round++) {
      const store = await openStore(path);
      await store.append(`t${round}`, [sampleEnvelope('c1', match('m1'), 0)]);
      await store.close();
    }
    const connection = new Connection(path);
    expect(appliedMigrations(connection)).toEqual(Object.keys(MIGRATIONS));
    expect(connection.prepare('SELECT * FROM envelopes').all([])).toHaveLength(2);
    connection.close();
  });

  it('keep what stands in a file of the first schema', async () => {
    const path = join(temporaryFolder(), 'threecount.sqlite');
    await (await openStore(path)).close();
    const connection = new Connection(path);
    connection.exec(`
      DROP TABLE team_links;
      ALTER TABLE sessions DROP COLUMN entry_id;
      DELETE FROM kysely_migration WHERE name <> '0001-first';
      INSERT INTO sessions VALUES ('h', 'table', 't1', 'm1', '2030-01-01', '2031-01-01');
    `);
    connection.close();
    const store = await openStore(path);
    expect(await store.session('h', '2030-06-01')).toMatchObject({ role: 'table', matId: 'm1' });
    expect(await store.teamLink('t1', 'e1')).toBeNull();
    await store.close();
  });

  it('refuse a database of a newer program, and leave it as it is', async () => {
    const path = join(temporaryFolder(), 'threecount.sqlite');
    await (await openStore(path)).close();
    const connection = new Connection(path);
    connection.exec("INSERT INTO kysely_migration VALUES ('9999-later', '2031-01-01')");
    connection.close();
    await expect(openStore(path)).rejects.toThrow(/newer version.*9999-later/);
  });

  it('refuse a file that is not a database', async () => {
    const path = join(temporaryFolder(), 'threecount.sqlite');
    writeFileSync(path, 'Name;Club;Division\n'.repeat(100));
    await expect(openStore(path)).rejects.toThrow(/not a database/);
  });
});
