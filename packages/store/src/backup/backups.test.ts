import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { match, sampleEnvelope, samplePerson } from '@threecount/eventlog/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../open-store.ts';
import { Connection } from '../sqlite/connection.ts';
import { openSqlite } from '../sqlite/driver.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { databaseFault } from './check-database.ts';

const START = Date.UTC(2026, 4, 2, 9, 0, 0);

/** A store whose clock goes a second further at each look. */
async function open(keepBackups = 10) {
  const folder = temporaryFolder();
  const path = join(folder, 'threecount.sqlite');
  let time = START;
  const now = () => (time += 1000);
  const store = await openStore(path, { now, keepBackups });
  onTestFinished(() => store.close());
  const append = async () => {
    const head = await store.head('t1');
    const result = await store.append('t1', [sampleEnvelope(`c${head}`, match('m1'), head)]);
    expect(result.kind).toBe('appended');
  };
  return { store, append, path, backups: join(folder, 'backups') };
}

describe('making backups', () => {
  it('copies all that is stored to a file that is whole', async () => {
    const { store, append, backups } = await open();
    await append();
    const { name, reason, size } = await store.backup('manual');
    await append();
    expect(reason).toBe('manual');
    const copy = new Connection(join(backups, name));
    expect(databaseFault(copy)).toBeUndefined();
    expect(copy.prepare('SELECT position FROM envelopes').all([])).toHaveLength(1);
    copy.close();
    expect(size).toBeGreaterThan(0);
    expect(readdirSync(backups).filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('lists them, newest first, and no other file', async () => {
    const { store, backups } = await open();
    const first = await store.backup('result');
    const second = await store.backup('manual');
    writeFileSync(join(backups, 'notes.txt'), 'x');
    expect(await store.listBackups()).toEqual([second, first]);
  });

  it('lists none where the folder was taken away', async () => {
    const { store, append, backups } = await open();
    await append();
    await store.backup('manual');
    rmSync(backups, { recursive: true });
    expect(await store.listBackups()).toEqual([]);
  });

  it('keeps the newest few of each reason, and every manual one', async () => {
    const { store } = await open(2);
    for (let round = 0; round < 4; round++) {
      await store.backup('result');
      await store.backup('manual');
    }
    const list = await store.listBackups();
    expect(list.filter((b) => b.reason === 'manual')).toHaveLength(4);
    const kept = list.filter((b) => b.reason === 'result').map((b) => b.at);
    expect(kept).toEqual(['2026-05-02T09:00:07.000Z', '2026-05-02T09:00:05.000Z']);
  });

  it('joins requests that wait, and the copy holds what each of them had seen', async () => {
    const { store, append, backups } = await open();
    const made: Promise<{ readonly name: string }>[] = [];
    for (let round = 0; round < 6; round++) {
      await append();
      made.push(store.backup('result'));
    }
    const names = new Set((await Promise.all(made)).map((backup) => backup.name));
    expect(names.size).toBeLessThan(6);
    const newest = (await store.listBackups())[0]?.name ?? '';
    const copy = openSqlite(join(backups, newest));
    expect(copy.prepare('SELECT position FROM envelopes').all([])).toHaveLength(6);
    copy.close();
  });

  it('gives two copies of one instant different names', async () => {
    const store = await openStore(join(temporaryFolder(), 'a.sqlite'), { now: () => START });
    onTestFinished(() => store.close());
    const names = [(await store.backup('manual')).name, (await store.backup('manual')).name];
    expect(new Set(names).size).toBe(2);
  });
});

describe('restoring a backup', () => {
  it('goes back, after a copy of what is there, and goes on from there', async () => {
    const { store, append } = await open();
    await append();
    await store.put('t1', [samplePerson('p1')]);
    const { name } = await store.backup('manual');
    await append();
    await append();
    await store.append('t2', [sampleEnvelope('x', match('m1'), 0)]);
    const result = await store.restoreBackup(name);
    if (!result.ok) throw new Error(result.message);
    expect(await store.tournaments()).toEqual(['t1']);
    expect(await store.head('t1')).toBe(1);
    expect(await store.head('t2')).toBe(0);
    await append();
    expect((await store.read('t1', 0)).map((e) => e.position)).toEqual([1, 2]);
    expect(result.safetyCopy.reason).toBe('before-restore');
    expect(await store.restoreBackup(result.safetyCopy.name)).toMatchObject({ ok: true });
    expect(await store.head('t1')).toBe(3);
    expect(await store.all('t1')).toEqual([samplePerson('p1')]);
  });

  it('leaves passwords and links as they are now', async () => {
    const { store } = await open();
    const link = {
      tournamentId: 't1',
      matId: 'm1',
      keyHash: 'k',
      createdAt: '2026-05-02T09:00:00Z',
    };
    await store.setOrganiserPasswordHash('old');
    await store.putTableLink(link);
    const { name } = await store.backup('manual');
    await store.withdrawTableLink('t1', 'm1', '2026-05-02T09:01:00Z');
    await store.setOrganiserPasswordHash('new');
    await store.setSetting('port', '8080');
    await store.restoreBackup(name);
    expect(await store.organiserPasswordHash()).toBe('new');
    expect(await store.tableLink('t1', 'm1')).toBeNull();
    expect(await store.tableLinks('t1')).toHaveLength(1);
    expect(await store.setting('port')).toBe('8080');
  });

  it('does not bring an erased person back', async () => {
    const { store, path } = await open();
    await store.put('t1', [samplePerson('p1', { familyName: 'Qwyzzik' }), samplePerson('p2')]);
    const { name } = await store.backup('manual');
    await store.erasePerson('t1', 'p1');
    expect(await store.restoreBackup(name)).toMatchObject({ ok: true });
    const [p1, p2] = await store.all('t1');
    expect(p1).toMatchObject({ personId: 'p1', version: 2, erased: true, familyName: '' });
    expect(p2).toEqual(samplePerson('p2'));
    expect(readFileSync(path).includes('Qwyzzik')).toBe(false);
  });

  it.each(['../threecount.sqlite', 'threecount.sqlite', '20260502T090000000Z-manual.sqlite'])(
    'knows no backup %j',
    async (name) => {
      const { store } = await open();
      expect(await store.restoreBackup(name)).toMatchObject({ ok: false, code: 'no-such-backup' });
    },
  );

  it.each<[string, RegExp, (file: string) => void]>([
    ['is cut off', /malformed|damaged|disk image/, (file) => truncateSync(file, 8192)],
    ['is no database', /not a database/, (file) => writeFileSync(file, 'x'.repeat(5000))],
    ['is empty', /not a database of this program/, (file) => writeFileSync(file, '')],
    [
      'has a gap',
      /positions are missing/,
      (file) => change(file, 'DELETE FROM envelopes WHERE position = 2'),
    ],
    [
      'lacks a version',
      /versions are missing/,
      (file) => change(file, 'UPDATE envelopes SET version = 9 WHERE position = 2'),
    ],
    [
      'says two things',
      /does not say/,
      (file) => change(file, "UPDATE envelopes SET command_id = 'z' WHERE position = 2"),
    ],
    [
      'is of a newer program',
      /newer version/,
      (file) => change(file, "INSERT INTO kysely_migration VALUES ('9', '')"),
    ],
  ])('refuses one that %s, and changes nothing', async (_name, message, damage) => {
    const { store, append, path, backups } = await open();
    for (let round = 0; round < 3; round++) await append();
    const { name } = await store.backup('manual');
    await append();
    damage(join(backups, name));
    const result = await store.restoreBackup(name);
    expect(result).toMatchObject({ ok: false, code: 'backup-faulty' });
    if (!result.ok) expect(result.message).toMatch(message);
    expect(await store.head('t1')).toBe(4);
    await append();
    expect(existsSync(`${path}.incoming`)).toBe(false);
  });

  it('takes a backup that was brought from elsewhere', async () => {
    const one = await open();
    const other = await open();
    await one.append();
    const { name } = await one.store.backup('manual');
    copyFileSync(join(one.backups, name), join(other.backups, name));
    expect(await other.store.restoreBackup(name)).toMatchObject({ ok: true });
    expect(await other.store.head('t1')).toBe(1);
  });
});

/** What our triggers refuse, done by somebody who took them away. */
function change(file: string, sql: string): void {
  const database = openSqlite(file);
  for (const act of ['update', 'delete']) database.exec(`DROP TRIGGER envelopes_refuse_${act}`);
  database.exec(sql);
  database.close();
}
