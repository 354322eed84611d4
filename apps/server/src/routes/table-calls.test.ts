import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type As, type TestServer, testServer } from '../testing/test-server.ts';
import { drawnTournament, organise, tableCookie } from '../testing/tournament.ts';

const interval = 90_000;
let now: number;
let server: TestServer;
let t: string;
let table: As;

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1, 9);
  server = await testServer({ now: () => now });
  t = await drawnTournament(server, 4);
  table = { cookie: await tableCookie(server, t, 'm1') };
});

afterEach(() => server.remove());

let count = 0;
const send = (verb: string, body: object, as: As = table) => {
  count += 1;
  const url = `/api/tournaments/${t}/mats/m1/table/${verb}`;
  return server.send('POST', url, { commandId: `call-${count}`, ...body }, as);
};

const said = { by: 'Hedda Lorn', reason: 'seen leaving the hall' };

async function callThrice(matchId: string): Promise<void> {
  for (let call = 0; call < 3; call += 1) {
    expect((await send('call', { matchId })).status).toBe(200);
    now += interval;
  }
}

describe('a table calls', () => {
  test('the two of a match that waits, each call with its time; sent twice it is one', async () => {
    const once = { matchId: 'd1-1', commandId: 'once' };
    const { body } = await send('call', once);
    expect(body.calls).toEqual({ number: 3, intervalSeconds: 90 });
    expect(body.queue[0]).toMatchObject({ matchId: 'd1-1', calls: [now] });
    now += 1000;
    expect((await send('call', once)).body.queue[0].calls).toHaveLength(1);
    expect((await send('call', { matchId: 'd1-1' })).body).toMatchObject({ code: 'too-early' });
    now += interval;
    expect((await send('call', { matchId: 'd1-1' })).body.queue[0].calls).toHaveLength(2);
  });

  test('nobody of another mat', async () => {
    await organise(server, t, 'division', 'd1', { type: 'assign-division', matId: 'm2' });
    const { status, body } = await send('call', { matchId: 'd1-1' });
    expect([status, body.code]).toEqual([409, 'not-on-this-mat']);
    const absent = { matchId: 'd1-1', absent: ['red'], overrule: said };
    expect((await send('no-show', absent)).body.code).toBe('not-on-this-mat');
  });

  test('who is on medical hold only where somebody overrules by name and reason', async () => {
    const hold = { type: 'hold-entry', until: null, by: 'Dr. Ivo Sand', reason: 'concussion' };
    const view = await server.send('GET', `/api/tournaments/${t}/divisions/d1`);
    const { entryId } = view.body.rounds[0].matches[0].red.competitor;
    await organise(server, t, 'entry', entryId, hold);
    expect((await send('call', { matchId: 'd1-1' })).status).toBe(409);
    expect((await send('call', { matchId: 'd1-1', overrule: said })).status).toBe(200);
    const { body } = await server.send('GET', `/api/tournaments/${t}/entry-measures`);
    expect(body).toMatchObject([{ entryId, disqualified: null, hold: { by: 'Dr. Ivo Sand' } }]);
  });
});

describe('a no-show', () => {
  test('counts after the last call only, or by name and reason before it', async () => {
    const absent = { matchId: 'd1-1', absent: ['blue'] };
    expect((await send('no-show', absent)).body).toMatchObject({ code: 'not-called' });
    await callThrice('d1-1');
    expect((await send('no-show', absent)).status).toBe(200);
    expect((await send('no-show', { ...absent, matchId: 'd1-2', overrule: said })).status).toBe(
      200,
    );
    const { body } = await server.send('GET', `/api/tournaments/${t}/divisions/d1`);
    const results = body.rounds[0].matches.map((match: { result: object }) => match.result);
    expect(results).toMatchObject([
      { winner: 'red', method: 'no-show' },
      { winner: 'red', method: 'no-show' },
    ]);
  });

  test('of both leaves nobody to go on', async () => {
    await send('no-show', { matchId: 'd1-1', absent: ['red', 'blue'], overrule: said });
    const { body } = await server.send('GET', `/api/tournaments/${t}/divisions/d1`);
    expect(body.rounds[0].matches[0].result).toMatchObject({ winner: null, method: 'no-show' });
  });

  test('as a forfeit on the mat asks for the calls, too', async () => {
    await send('open', { matchId: 'd1-1' });
    const action = { do: 'forfeit', side: 'blue', reason: 'no-show' };
    const acts = (more: object) => ({
      matchId: 'd1-1',
      epoch: 1,
      actions: [{ commandId: `act-${count}`, instant: now, action, ...more }],
    });
    expect((await send('actions', acts({}))).body.refused).toMatchObject([{ code: 'not-called' }]);
    expect((await send('actions', acts({ overrule: said }))).body.accepted).toHaveLength(1);
  });
});
