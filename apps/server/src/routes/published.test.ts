import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type As, type TestServer, testServer } from '../testing/test-server.ts';
import { drawnTournament, organise, tableCookie } from '../testing/tournament.ts';

let now: number;
let server: TestServer;
let t: string;
let table: As;

const paper = (winner: 'red' | 'blue', red: number, blue: number) => ({
  winner,
  method: 'points',
  red: { points: red },
  blue: { points: blue },
  by: 'Ada',
});

const correction = {
  type: 'correct-result',
  result: paper('blue', 2, 6),
  by: 'Ada',
  reason: 'wrong sheet',
  seen: [],
};

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1, 18, 30);
  server = await testServer({ now: () => now });
  t = await drawnTournament(server, 4);
  table = { cookie: await tableCookie(server, t, 'm1') };
  await organise(server, t, 'tournament', t, { type: 'set-settings', settings: { rest: 0 } });
  for (const matchId of ['d1-1', 'd1-2', 'd1-3']) {
    const result = paper('red', 4, 2);
    await send('/mats/m1/table/paper', { commandId: `paper-${matchId}`, matchId, result });
  }
  now += 15 * 60_000;
});

afterEach(() => server.remove());

const send = (path: string, body: object, as?: As) =>
  server.send('POST', `/api/tournaments/${t}${path}`, body, as);

const final = async () =>
  (await server.send('GET', `/api/tournaments/${t}/matches/d1-3`, undefined, 'nobody')).body.card;

describe('card 63: published means frozen', () => {
  test('a table can not change a final that is confirmed, by no way that it has', async () => {
    const before = await final();
    const stream = { kind: 'match', id: 'd1-3' };
    const action = { commandId: 'x1', stream, action: correction };
    for (const as of [table, 'nobody'] as const) {
      const { status } = await send('/actions', action, as);
      expect(status).toBe(as === 'nobody' ? 401 : 403);
    }
    const opened = await send('/mats/m1/table/open', { commandId: 'x2', matchId: 'd1-3' }, table);
    expect(opened.status).toBe(409);
    const score = { do: 'score', side: 'red', technique: 'takedown' };
    const acts = [{ commandId: 'x3', instant: now, action: score }];
    const acted = await send(
      '/mats/m1/table/actions',
      { matchId: 'd1-3', epoch: 1, actions: acts },
      table,
    );
    expect(acted.body.accepted ?? []).toEqual([]);
    expect(await final()).toEqual(before);
  });

  test('the organiser can, and everybody sees when, and both versions', async () => {
    await organise(server, t, 'match', 'd1-3', correction);
    expect(await final()).toMatchObject({
      result: { winner: 'blue', points: { red: 2, blue: 6 } },
      corrected: [{ at: now, before: { winner: 'red', points: { red: 4, blue: 2 } } }],
    });
  });
});
