import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { drawnTournament, organise } from '../testing/tournament.ts';

const now = Date.parse('2026-04-10T12:00:00Z');
let server: TestServer;
let t: string;

beforeAll(async () => {
  server = await testServer({ now: () => now });
  t = await drawnTournament(server, 4);
  const act = (action: object) => organise(server, t, 'tournament', t, action);
  await act({ type: 'set-time-zone', timeZone: 'Pacific/Auckland' });
  await act({
    type: 'set-sessions',
    sessions: [{ start: '2026-04-11T09:00:00+12:00', end: null }],
  });
});
afterAll(() => server.remove());

const get = async (path: string) =>
  (await server.send('GET', `/api/tournaments/${t}/${path}`, undefined, 'nobody')) as Awaited<
    ReturnType<TestServer['send']>
  >;
const send = (kind: string, id: string, action: object) =>
  server.send('POST', `/api/tournaments/${t}/actions`, {
    commandId: JSON.stringify(action).slice(0, 100),
    stream: { kind, id },
    action,
  });

test('card 70: a day in Auckland is kept in UTC and listed in venue time', async () => {
  const { body } = await get('schedule');
  expect(body.tournament.timeZone).toBe('Pacific/Auckland');
  expect(new Date(body.matches[0].planned).toISOString()).toBe('2026-04-10T21:00:00.000Z');
  const csv = (await get('schedule?format=csv')).text;
  expect(csv).toContain('2026-04-11 09:00,Pacific/Auckland,2026-04-10T21:00:00.000Z');
  const calendar = await get('schedule?format=ics');
  expect(calendar.headers['content-type']).toContain('text/calendar');
  expect(calendar.text).toContain('DTSTART;TZID=Pacific/Auckland:20260411T090000');
  const results = (await get('results?format=csv')).text;
  expect(results).toContain('Mat 1,2026-04-11 09:00,Pacific/Auckland');
  const { body: view } = await server.send('GET', `/api/tournaments/${t}`);
  expect(view).toMatchObject({
    timeZone: 'Pacific/Auckland',
    sessions: [{ start: '2026-04-10T21:00:00.000Z', end: null }],
  });
});

test('sessions and breaks are refused with a reason', async () => {
  const sessions = [
    { start: '2026-04-11T09:00:00Z', end: '2026-04-11T12:00:00Z' },
    { start: '2026-04-11T11:00:00Z', end: null },
  ];
  const refused = async (kind: string, id: string, action: object) => {
    const { status, body } = await send(kind, id, action);
    return `${status} ${body.code}`;
  };
  expect(await refused('tournament', t, { type: 'set-sessions', sessions })).toBe(
    '409 bad-sessions',
  );
  expect(await refused('tournament', t, { type: 'set-time-zone', timeZone: 'Mars/Base' })).toBe(
    '400 bad-input',
  );
  const at = (start: string, minutes: number) => ({ start, minutes, name: '' });
  const breaks = (...all: object[]) => ({ type: 'set-breaks', breaks: all });
  expect(
    await refused(
      'mat',
      'm1',
      breaks(at('2026-04-11T00:00:00Z', 60), at('2026-04-11T00:30:00Z', 30)),
    ),
  ).toBe('409 overlapping-breaks');
  expect(await refused('mat', 'm1', breaks(at('2026-04-10T20:00:00Z', 30)))).toBe(
    '409 break-outside',
  );
  expect(await refused('mat', 'm1', breaks(at('2026-04-11T00:00:00Z', 0)))).toBe('400 bad-input');
  const { status } = await send('mat', 'm1', breaks(at('2026-04-11T00:00:00Z', 30)));
  expect(status).toBe(200);
  const { body: mats } = await server.send('GET', `/api/tournaments/${t}/mats`);
  expect(mats[0].breaks).toEqual([{ start: '2026-04-11T00:00:00.000Z', minutes: 30, name: '' }]);
});

test('standings of clubs follow from the podiums, as JSON and CSV', async () => {
  const { body: open } = await get('standings');
  expect(open.groups[0]).toMatchObject({ group: null, divisions: 1, over: 0, rows: [] });
  await server.send('POST', `/api/tournaments/${t}/simulate`, { seedText: 'clubs' });
  const { body } = await get('standings');
  const points = body.groups[0].rows.map((row: { points: number }) => row.points);
  expect(points.reduce((sum: number, each: number) => sum + each, 0)).toBe(9 + 3 + 1 + 1);
  const csv = (await get('standings?format=csv')).text;
  expect(csv).toContain('Age group,Gender,Place,Club,Points,Golds,Silvers,Bronzes,Placed by');
  const { status } = await send('tournament', t, {
    type: 'set-club-rules',
    rules: { points: [5, 2, 1] },
  });
  expect(status).toBe(200);
  const after = (await get('standings')).body.groups[0].rows;
  expect(after.reduce((sum: number, row: { points: number }) => sum + row.points, 0)).toBe(9);
  expect((await server.send('POST', `/api/tournaments/${t}/verify`)).body.ok).toBe(true);
});
