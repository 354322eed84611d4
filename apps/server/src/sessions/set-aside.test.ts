import path from 'node:path';
import { openStore } from '@threecount/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, tempDir, testServer } from '../testing/test-server.ts';
import { newTournament } from '../testing/tournament.ts';
import { setAside } from './set-aside.ts';

let server: TestServer;
let good: string;
let bad: string;
let before: string;

/** Adds what this program cannot follow: a match in a division that is not there. */
async function spoil(dataDir: string, tournamentId: string): Promise<void> {
  const store = await openStore(path.join(dataDir, 'threecount.sqlite'));
  const result = await store.append(tournamentId, [
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
  expect(result.kind).toBe('appended');
  await store.close();
}

beforeEach(async () => {
  const dataDir = tempDir();
  const started = await testServer({ dataDir });
  bad = await newTournament(started, 3, 'bad');
  good = await newTournament(started, 3, 'good');
  before = (await started.send('GET', `/api/tournaments/${bad}/export`)).text;
  await started.close();
  await spoil(dataDir, bad);
  server = await testServer({ dataDir });
});

afterEach(() => server.remove());

test('a tournament that cannot be followed is set aside; the others are served', async () => {
  const { body: all } = await server.send('GET', '/api/tournaments');
  expect(all.map((one: { tournamentId: string }) => one.tournamentId)).toEqual([good]);
  const { body: listed } = await server.send('GET', '/api/unreadable-tournaments');
  expect(listed).toEqual([
    { tournamentId: bad, name: 'bad', reason: expect.stringContaining('cannot be followed at') },
  ]);
  expect(server.warnings.join()).toContain(`"bad" (${bad}) is set aside`);
  const one = await server.send('GET', `/api/tournaments/${bad}/entries`);
  expect([one.status, one.body.code]).toEqual([409, 'unreadable']);
});

test('it is exported with all that it has', async () => {
  const { status, text, headers } = await server.send('GET', `/api/tournaments/${bad}/export`);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('bad.threecount');
  const lines = text.split('\n');
  expect(lines).toHaveLength(before.split('\n').length + 1);
  expect(lines.slice(1, -3)).toEqual(before.split('\n').slice(1, -2));
});

test('the command that made it makes nothing over it', async () => {
  const body = { commandId: 'bad-import', name: 'bad' };
  const { status, body: told } = await server.send('POST', '/api/tournaments', body);
  expect([status, told.code]).toEqual([409, 'unreadable']);
});

test('it comes back by restoring a sound export over it', async () => {
  const restored = await server.send('POST', '/api/restore?replace=true', Buffer.from(before));
  expect(restored.body.outcome).toBe('replaced');
  expect((await server.send('GET', '/api/unreadable-tournaments')).body).toEqual([]);
  expect((await server.send('GET', `/api/tournaments/${bad}`)).status).toBe(200);
});

test('a database that cannot be read is no affair of one tournament', () => {
  const error = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR' });
  expect(() => setAside('x', error)).toThrow(error);
  expect(setAside('x', new Error('odd'))).toEqual({ tournamentId: 'x', name: 'x', reason: 'odd' });
});
