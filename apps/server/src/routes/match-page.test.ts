import type { Explanation } from '@threecount/match';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type As, type TestServer, testServer } from '../testing/test-server.ts';
import { drawnTournament, tableCookie } from '../testing/tournament.ts';

let now: number;
let server: TestServer;
let t: string;
let table: As;
let matchId: string;

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1, 9);
  server = await testServer({ now: () => now });
  t = await drawnTournament(server, 4);
  table = { cookie: await tableCookie(server, t, 'm1') };
  const open = { commandId: 'open' };
  const { body } = await send('open', open);
  matchId = body.match.card.matchId;
  const actions = [
    { do: 'start' },
    { do: 'score', side: 'red', technique: 'takedown' },
    { do: 'override', ruling: { adjust: { side: 'red', points: 1 } }, by: 'Jo', reason: 'said' },
  ].map((action, i) => ({ commandId: `a${i}`, instant: now + i * 1000, action }));
  now += 5_000;
  await send('actions', { matchId, epoch: body.match.epoch, actions });
});

afterEach(() => server.remove());

const send = (verb: string, body: object) =>
  server.send('POST', `/api/tournaments/${t}/mats/m1/table/${verb}`, body, table);

const page = (as: As, id = matchId) =>
  server.send('GET', `/api/tournaments/${t}/matches/${id}`, undefined, as);

const kinds = (explanation: Explanation): readonly string[] =>
  explanation.lines.map((line) => line.did.kind);

test('everybody is told what happened, by what each side needs, and no clause', async () => {
  const { status, body, text } = await page('nobody');
  expect(status).toBe(200);
  expect(kinds(body.explanation)).toEqual(['started', 'scored', 'adjusted']);
  expect(body.explanation.needs[0]).toMatchObject({ kind: 'leads', side: 'red', by: 3 });
  expect(body.live).toMatchObject({ status: 'running', points: { red: 3, blue: 0 } });
  expect(body.official).toBeNull();
  expect(text).not.toMatch(/FIVE-|said|Jo\b/);
});

test('the tables of the tournament and the organiser have the clauses too', async () => {
  for (const as of [table, 'owner'] as const) {
    const { official } = (await page(as)).body as { official: Explanation };
    expect(official.lines[1]?.clauses).toEqual(['FIVE-PTS-03']);
  }
});

test('time that passes ends it without an action', async () => {
  await page('nobody');
  now += 60 * 60_000;
  const { body } = await page('nobody');
  expect(body.explanation.why.outcome).toMatchObject({ winner: 'red', method: 'points' });
  expect(kinds(body.explanation).at(-1)).toBe('bell');
});

test('a match that no mat had yet has a card alone; what is no match is not found', async () => {
  const { body } = await page('nobody', 'd1-3');
  expect(body).toMatchObject({ card: { matchId: 'd1-3' }, live: null, explanation: null });
  for (const id of ['d1-99', 'd9-1', 'x']) expect((await page('nobody', id)).status).toBe(404);
});
