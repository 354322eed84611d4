import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { newTournament } from '../testing/tournament.ts';

let server: TestServer;
let t: string;

beforeEach(async () => {
  server = await testServer();
  t = await newTournament(server, 4);
});

afterEach(() => server.remove());

const body = {
  commandId: 'show',
  name: 'Show match',
  like: 'd1',
  red: { givenName: 'Gale', familyName: 'Guest', club: 'Far Away' },
  blue: { familyName: 'Visitor' },
  matId: 'm2',
};

const show = (over: object = {}) =>
  server.send('POST', `/api/tournaments/${t}/show-matches`, { ...body, ...over });

test('a show match is drawn and on its mat by one call, red as named; sent twice it is one', async () => {
  const first = await show();
  expect(first.body).toEqual({ divisionId: 'd2', matchId: 'd2-1' });
  expect((await show()).body).toEqual(first.body);
  const { body: view } = await server.send('GET', `/api/tournaments/${t}/divisions/d2`);
  expect(view.rounds).toHaveLength(1);
  expect(view.rounds[0].matches[0]).toMatchObject({
    standing: 'ready',
    matId: 'm2',
    red: { competitor: { familyName: 'Guest' } },
    blue: { competitor: { familyName: 'Visitor' } },
  });
  expect((await server.send('GET', `/api/tournaments/${t}/divisions`)).body).toHaveLength(2);
});

test('its medals count for no club', async () => {
  await show();
  const result = {
    winner: 'red',
    method: 'points',
    red: { points: 2 },
    blue: { points: 0 },
    by: 'Hedda Lorn',
  };
  const paper = { commandId: 'paper', matchId: 'd2-1', result };
  const done = await server.send('POST', `/api/tournaments/${t}/mats/m2/table/paper`, paper);
  expect(done.status).toBe(200);
  const { body: view } = await server.send('GET', `/api/tournaments/${t}/divisions/d2`);
  expect(view.podium.kind).toBe('places');
  const { text } = await server.send('GET', `/api/tournaments/${t}/standings`);
  expect(text).not.toContain('Far Away');
});

test('nothing is made where a part is refused', async () => {
  expect((await show({ matId: 'm9' })).body.code).toBe('unknown-mat');
  expect((await show({ like: 'd9' })).status).toBe(404);
  const same = { familyName: 'Same', givenName: 'One', club: 'Twice' };
  expect((await show({ red: same, blue: same })).body.code).toBe('already-entered');
  expect((await server.send('GET', `/api/tournaments/${t}/divisions`)).body).toHaveLength(1);
  expect((await server.send('GET', `/api/tournaments/${t}/entries`)).body).toHaveLength(4);
});
