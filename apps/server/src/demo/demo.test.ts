import { afterEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { demoEntries } from './people.ts';
import { allBelts, blueBelts } from './teams.ts';

let server: TestServer;

afterEach(() => server.remove());

test('the demo has matches that are over and one that is running, and divisions with columns', async () => {
  server = await testServer();
  await server.openDemo('matches');
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
    await server.openDemo('matches');
    return (await server.send('GET', '/api/tournaments')).body;
  };
  server = await testServer({ now: () => now });
  await server.openDemo('matches');
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

test('of teams the demo has two events: one mat plays, the other waits for somebody who opens its matches', async () => {
  server = await testServer();
  await server.openDemo('team');
  const { body: all } = await server.send('GET', '/api/tournaments');
  const [{ tournamentId: t, published }] = all;
  expect([all.length, published]).toEqual([1, false]);
  const { body: d1 } = await server.send('GET', `/api/tournaments/${t}/divisions/d1/teams`);
  const { body: d2 } = await server.send('GET', `/api/tournaments/${t}/divisions/d2/teams`);
  expect([d1.length, d2.length]).toEqual([blueBelts.length, allBelts.length]);
  for (const { check, order } of [...d1, ...d2]) {
    expect(check).toMatchObject({ legal: true, findings: [] });
    expect(order).toBe('shown');
  }
  const path = `/api/tournaments/${t}/mats/m2/table`;
  expect(
    (await server.send('GET', `/api/tournaments/${t}/mats/m1/table`)).body.match,
  ).not.toBeNull();
  expect((await server.send('GET', path)).body.match).toBeNull();
  const opened = await server.send('POST', `${path}/open`, { commandId: 'c1', matchId: 'd2-1' });
  expect(opened.status).toBe(200);
  const played = await server.send('POST', `/api/tournaments/${t}/simulate`, { seedText: 'x' });
  expect(played.body.blocked).toEqual([]);
  const { body: results } = await server.send('GET', `/api/tournaments/${t}/results`);
  for (const { podium } of results.divisions) expect(podium.kind).toBe('places');
  const verified = await server.send('POST', `/api/tournaments/${t}/verify`, {});
  expect(verified.body).toMatchObject({ ok: true });
});
