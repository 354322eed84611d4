import { afterEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { demoEntries } from './people.ts';

let server: TestServer;

afterEach(() => server.remove());

test('the demo has matches that are over and one that is running, and divisions with columns', async () => {
  server = await testServer();
  await server.openDemo();
  const { body: all } = await server.send('GET', '/api/tournaments');
  expect(all).toHaveLength(1);
  const [{ tournamentId: t, counts, published }] = all;
  expect(counts.competitors).toBe(demoEntries.length);
  expect(published).toBe(false);
  expect(counts.done).toBeGreaterThan(0);
  expect(counts.done).toBeLessThan(counts.matches);
  const { body: mats } = await server.send('GET', `/api/tournaments/${t}/mats`);
  expect(mats).toHaveLength(2);
  const running = mats.filter((it: { current: unknown }) => it.current !== null);
  expect(running.length).toBeGreaterThan(0);
  const { body: divisions } = await server.send('GET', `/api/tournaments/${t}/divisions`);
  for (const { durationMs } of divisions) expect(durationMs).toBeGreaterThan(0);
  const verified = await server.send('POST', `/api/tournaments/${t}/verify`, {});
  expect(verified.body).toMatchObject({ ok: true });
});

test('stopped for a moment it goes on; after a day it is played to its end and a new one begins', async () => {
  let now = Date.UTC(2026, 4, 1, 9);
  const reopened = async () => {
    server = await testServer({ dataDir: server.dataDir, now: () => now });
    await server.openDemo();
    return (await server.send('GET', '/api/tournaments')).body;
  };
  server = await testServer({ now: () => now });
  await server.openDemo();
  await server.close();
  now += 60_000;
  const soon = await reopened();
  expect(soon).toHaveLength(1);
  expect(soon[0].counts.done).toBeLessThan(soon[0].counts.matches);
  await server.close();
  now += 24 * 60 * 60 * 1000;
  const [old, fresh] = await reopened();
  expect(old.counts.done).toBe(old.counts.matches);
  expect(fresh.counts.done).toBeLessThan(fresh.counts.matches);
});
