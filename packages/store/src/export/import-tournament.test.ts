import { join } from 'node:path';
import type { TournamentExport } from '@threecount/eventlog';
import { match, sampleEnvelope, samplePerson } from '@threecount/eventlog/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore, type Store } from '../open-store.ts';
import { openSqlite } from '../sqlite/driver.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { exportTournament, readExport } from './export-file.ts';

async function open() {
  const path = join(temporaryFolder(), 'threecount.sqlite');
  const store = await openStore(path);
  onTestFinished(() => store.close());
  return { store, path };
}

async function filled() {
  const { store, path } = await open();
  const batch = [sampleEnvelope('c1', match('m1'), 0), sampleEnvelope('c2', match('m2'), 0)];
  await store.appendWithPeople('t1', batch, [samplePerson('p1'), samplePerson('p2')]);
  return { store, path };
}

async function exported(store: Store): Promise<TournamentExport> {
  const text = await exportTournament(store, 't1', { name: 'Spring Cup', program: '0.1.0' });
  const parsed = readExport(new TextEncoder().encode(text));
  if (!parsed.ok) throw new Error(`${parsed.place}: ${parsed.message}`);
  return parsed.export;
}

describe('importing an exported tournament', () => {
  it('moves log and people to another folder, where the log goes on', async () => {
    const { store: source } = await filled();
    const { store } = await open();
    expect(await store.importTournament(await exported(source))).toEqual({ kind: 'imported' });
    expect(await store.read('t1', 0)).toEqual(await source.read('t1', 0));
    expect(await store.all('t1')).toEqual(await source.all('t1'));
    expect(await exported(store)).toEqual(await exported(source));
    const next = await store.append('t1', [sampleEnvelope('c3', match('m1'), 1)]);
    expect(next).toMatchObject({ kind: 'appended', envelopes: [{ position: 3, version: 2 }] });
  });

  it('changes nothing where the same is there', async () => {
    const { store } = await filled();
    const same = await exported(store);
    expect(await store.importTournament(same, { replace: true })).toEqual({ kind: 'unchanged' });
    expect(await store.listBackups()).toEqual([]);
  });

  it.each<[string, (store: Store) => Promise<unknown>]>([
    ['log', (store) => store.append('t1', [sampleEnvelope('c9', match('m1'), 1)])],
    ['people', (store) => store.put('t1', [samplePerson('p1', { version: 2, club: 'New' })])],
  ])('is refused where another %s is there, unless replacing is asked for', async (_name, go) => {
    const { store } = await filled();
    const before = await exported(store);
    await go(store);
    expect(await store.importTournament(before)).toMatchObject({ kind: 'exists' });
    expect(await exported(store)).not.toEqual(before);
    expect(await store.importTournament(before, { replace: true })).toEqual({ kind: 'replaced' });
    expect(await exported(store)).toEqual(before);
    expect(await store.tournaments()).toEqual(['t1']);
    expect((await store.listBackups()).map((b) => b.reason)).toEqual(['before-replace']);
    const next = await store.append('t1', [sampleEnvelope('c9', match('m1'), 1)]);
    expect(next).toMatchObject({ kind: 'appended', envelopes: [{ position: 3 }] });
  });

  it('keeps a replaced log in the database', async () => {
    const { store, path } = await filled();
    const before = await exported(store);
    await store.append('t1', [sampleEnvelope('c9', match('m1'), 1)]);
    await store.importTournament(before, { replace: true });
    const database = openSqlite(path);
    expect(database.prepare('SELECT * FROM envelopes').all([])).toHaveLength(3 + 2);
    database.close();
  });

  it('does not bring an erased person back', async () => {
    const { store } = await filled();
    const before = await exported(store);
    await store.erasePerson('t1', 'p1');
    await store.importTournament(before, { replace: true });
    const [p1, p2] = await store.all('t1');
    expect(p1).toMatchObject({ personId: 'p1', version: 2, erased: true, familyName: '' });
    expect(p2).toEqual(samplePerson('p2'));
  });

  it('stores nothing where the database refuses a part', async () => {
    const { store: source } = await filled();
    const { store } = await open();
    const good = await exported(source);
    const twice = { ...good, envelopes: [...good.envelopes, ...good.envelopes] };
    await expect(store.importTournament(twice)).rejects.toThrow('UNIQUE');
    expect(await store.tournaments()).toEqual([]);
    expect(await store.all('t1')).toEqual([]);
    expect(await store.importTournament(good)).toEqual({ kind: 'imported' });
  });
});

describe('readExport', () => {
  it('refuses bytes that are not UTF-8, and a byte order mark', async () => {
    const { store } = await filled();
    const text = await exportTournament(store, 't1', { name: 'Cup', program: '0.1.0' });
    const bytes = (value: string) => new TextEncoder().encode(value);
    expect(readExport(bytes(text)).ok).toBe(true);
    expect(readExport(Buffer.from([0xff, 0xfe, 0x00]))).toMatchObject({ ok: false, place: 'file' });
    expect(readExport(bytes(`\uFEFF${text}`))).toMatchObject({ ok: false, place: 'line 1' });
    expect(readExport(bytes(text.replaceAll('\n', '\r\n')))).toMatchObject({ ok: false });
  });
});
