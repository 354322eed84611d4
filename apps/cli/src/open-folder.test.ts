import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@threecount/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Place, place } from './testing/run.ts';

const locked = vi.hoisted(() => ({ dataDir: '' }));

/** Stands in for a disk that is read-only, whoever runs the tests. */
vi.mock('@threecount/server', async (original) => {
  const real = await original<typeof import('@threecount/server')>();
  const createServer: typeof real.createServer = async (options) => {
    if (options.dataDir !== locked.dataDir) return real.createServer(options);
    throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
  };
  return { ...real, createServer };
});

const list = [
  'First name;Last name;Club;Birth date;Gender;Division',
  'Ada;Quill;Harbour Team;1998-04-10;female;Women Expert -60 kg',
  'Bea;Stone;North Hall;1999-01-02;female;Women Expert -60 kg',
].join('\n');

let here: Place;

beforeEach(() => {
  locked.dataDir = '';
  here = place();
});

afterEach(() => here.remove());

test.each([
  ['serve', '--port', '0'],
  ['import', '--name', 'Cup', 'list.csv'],
])('%s says in one line that the data folder cannot be made', async (...words) => {
  writeFileSync(path.join(here.dir, 'file'), '');
  writeFileSync(path.join(here.dir, 'list.csv'), list);
  const { code, out, err } = await here.run(...words, '--data', 'file/below');
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/^threecount: The data folder \S+ cannot be made: .+--data\.\n$/);
});

test.each([['serve', '--port', '0'], ['verify']])(
  '%s says in one line that the database is none, and leaves it',
  async (...words) => {
    mkdirSync(path.join(here.dir, 'data'));
    writeFileSync(path.join(here.dir, 'data', 'threecount.sqlite'), 'something else '.repeat(500));
    const { code, err } = await here.run(...words, '--data', 'data');
    expect(code).toBe(2);
    expect(err).toMatch(/^threecount: The database in \S+ is damaged \(.*not a database.*\n$/);
  },
);

test.each([
  ['results'],
  ['verify'],
  ['export', 'cup.threecount'],
  ['draw', '--verify'],
  ['draw'],
  ['simulate'],
])('%s makes no data folder where there is none', async (...words) => {
  for (const dir of ['mistyped', 'empty']) {
    if (dir === 'empty') mkdirSync(path.join(here.dir, dir));
    const { code, out, err } = await here.run(...words, '--data', dir);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^threecount: There is no data folder at \S+: .*\n$/);
  }
  expect(readdirSync(here.dir)).toEqual(['empty']);
  expect(readdirSync(path.join(here.dir, 'empty'))).toEqual([]);
});

const leftOver = () => readdirSync(tmpdir()).filter((name) => name.startsWith('threecount-read-'));

test('what cannot be written is read from a copy', async () => {
  writeFileSync(path.join(here.dir, 'list.csv'), list);
  await here.run('import', 'list.csv', '--data', 'data');
  await here.run('draw', '--seed', 'x', '--data', 'data');
  const before = await here.run('results', '--json', '--data', 'data');
  const there = leftOver();
  locked.dataDir = path.join(here.dir, 'data');
  const results = await here.run('results', '--json', '--data', 'data');
  expect([results.code, results.out]).toEqual([0, before.out]);
  expect(results.err).toMatch(/^threecount: .*EROFS.* read from a copy of it\.\n$/);
  expect((await here.run('verify', '--data', 'data')).code).toBe(0);
  expect((await here.run('draw', '--verify', '--data', 'data')).code).toBe(0);
  expect((await here.run('export', 'cup.threecount', '--data', 'data')).code).toBe(0);
  expect(existsSync(path.join(here.dir, 'cup.threecount'))).toBe(true);
  expect(leftOver()).toEqual(there);
  const changing = await here.run('simulate', '--data', 'data');
  expect([changing.code, changing.err]).toEqual([2, expect.stringContaining('EROFS')]);
});

test('a database that was emptied is told with the newest copy, by every command', async () => {
  writeFileSync(path.join(here.dir, 'list.csv'), list);
  await here.run('import', 'list.csv', '--data', 'data');
  const backups = path.join(here.dir, 'data', 'backups');
  writeFileSync(path.join(backups, '20260502T101500000Z-result.sqlite'), '');
  truncateSync(path.join(here.dir, 'data', 'threecount.sqlite'));
  for (const words of [['results'], ['serve', '--port', '0']]) {
    const { err } = await here.run(...words, '--data', 'data');
    expect(err).toMatch(/holds no tournament.*20260502T101500000Z-result\.sqlite/);
  }
});

test('a tournament that cannot be followed is told, never taken for lost, and exported', async () => {
  writeFileSync(path.join(here.dir, 'list.csv'), list);
  const imported = await here.run('import', 'list.csv', '--data', 'data', '--json');
  const t: string = imported.json().tournamentId;
  const store = await openStore(path.join(here.dir, 'data', 'threecount.sqlite'));
  await store.append(t, [
    {
      stream: { kind: 'match', id: 'd99-1' },
      expectedVersion: 0,
      commandId: 'from-elsewhere',
      actedAt: '2026-05-01T09:00:00.000Z',
      actor: { role: 'organiser', id: 'local' },
      device: 'unnamed',
      action: { type: 'confirm-result' },
      events: [{ type: 'ResultConfirmed' }],
    },
  ]);
  await store.close();
  const results = await here.run('results', '--data', 'data');
  expect(results.code).toBe(2);
  expect(results.err).toMatch(
    /is set aside: .*\nthreecount: There is no tournament to work with; .+\n$/,
  );
  const other = await here.run('results', '--data', 'data', '--tournament', t);
  expect(other.err).toMatch(/cannot follow them: .*position/);
  const words = ['export', 'cup.threecount', '--data', 'data', '--tournament', t];
  expect((await here.run(...words)).code).toBe(0);
  expect(existsSync(path.join(here.dir, 'cup.threecount'))).toBe(true);
});
