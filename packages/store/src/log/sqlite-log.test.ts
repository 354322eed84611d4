import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { match, sampleEnvelope, samplePerson } from '@threecount/eventlog/testing';
import { describe, expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { openSqlite } from '../sqlite/driver.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const M1 = match('m1');

/** A closed database with two envelopes, opened again without our program. */
async function stored() {
  const path = join(temporaryFolder(), 'threecount.sqlite');
  const store = await openStore(path);
  await store.append('t1', [sampleEnvelope('c1', M1, 0), sampleEnvelope('c2', M1, 1)]);
  await store.close();
  return path;
}

describe('the log tables', () => {
  it.each([
    ['an update', "UPDATE envelopes SET body = '{}' WHERE position = 1"],
    ['a deletion', 'DELETE FROM envelopes WHERE position = 2'],
    [
      'a replacement',
      `PRAGMA recursive_triggers = ON;
      INSERT OR REPLACE INTO envelopes SELECT log_id, 1, 'match', 'm9', 1, 'c9', '{}' FROM logs`,
    ],
    ['a deletion of the log', 'PRAGMA foreign_keys = OFF; DELETE FROM logs'],
    ['a change of the log', "UPDATE logs SET tournament_id = 't2'"],
  ])('refuse %s', async (_name, sql) => {
    const database = openSqlite(await stored());
    expect(() => database.exec(sql)).toThrow('append-only');
    database.close();
  });

  it.each([
    ['a position', "1, 'match', 'm9', 1, 'c9'"],
    ['a command', "3, 'match', 'm9', 1, 'c1'"],
    ['a version of a stream', "3, 'match', 'm1', 2, 'c9'"],
  ])('hold %s once, even if the program errs', async (_name, values) => {
    const database = openSqlite(await stored());
    const sql = `INSERT INTO envelopes SELECT log_id, ${values}, '{}' FROM logs`;
    expect(() => database.exec(sql)).toThrow('UNIQUE');
    database.close();
  });
});

describe('SqliteLog', () => {
  it('goes on after the database refused a write, with what is really stored', async () => {
    const path = join(temporaryFolder(), 'threecount.sqlite');
    const store = await openStore(path);
    await store.append('t1', [sampleEnvelope('c1', M1, 0)]);
    expect(await store.head('t1')).toBe(1);
    const stranger = openSqlite(path);
    stranger.exec(`INSERT INTO envelopes SELECT log_id, 2, 'match', 'm1', 2, 'stranger',
      json_set(body, '$.position', 2, '$.version', 2, '$.commandId', 'stranger') FROM envelopes`);
    stranger.close();
    await expect(store.append('t1', [sampleEnvelope('c2', M1, 1)])).rejects.toThrow('UNIQUE');
    expect(await store.append('t1', [sampleEnvelope('c2', M1, 1)])).toMatchObject({
      kind: 'conflict',
      actual: 2,
    });
    expect((await store.append('t1', [sampleEnvelope('c2', M1, 2)])).kind).toBe('appended');
    expect(await store.head('t1')).toBe(3);
    await store.close();
  });

  it('counts on after it is opened again', async () => {
    const path = await stored();
    const store = await openStore(path);
    expect(await store.head('t1')).toBe(2);
    const again = await store.append('t1', [sampleEnvelope('c2', M1, 1)]);
    expect(again).toMatchObject({ kind: 'repeated', envelopes: [{ position: 2 }] });
    const next = await store.append('t1', [sampleEnvelope('c3', M1, 2)]);
    expect(next).toMatchObject({ kind: 'appended', envelopes: [{ position: 3, version: 3 }] });
    await store.close();
  });
});

describe('erasing a person', () => {
  it('leaves no letter of them in the files', async () => {
    const path = join(temporaryFolder(), 'threecount.sqlite');
    const store = await openStore(path);
    const marked = (version: number) =>
      samplePerson('p1', { version, familyName: `Qwyzzik${version}`, email: 'qw@qwyzzik.example' });
    await store.put('t1', [marked(1), samplePerson('p2'), marked(2)]);
    const letters = () =>
      ['', '-wal'].map((suffix) => readFileSync(path + suffix).toString('latin1')).join('');
    expect(letters()).toContain('Qwyzzik2');
    await store.erasePerson('t1', 'p1');
    expect(letters().toLowerCase()).not.toContain('qwyzzik');
    expect(letters()).toContain('erased');
    await store.close();
  });
});
