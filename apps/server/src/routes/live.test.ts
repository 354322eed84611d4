import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStream, type TestStream } from '../testing/event-stream.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { drawnTournament, organise, tableCookie } from '../testing/tournament.ts';

let server: TestServer;
let t: string;
let port: number;
const streams: TestStream[] = [];

beforeEach(async () => {
  server = await testServer();
  t = await drawnTournament(server, 4);
  port = await server.listen(0, '127.0.0.1');
});

afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await server.remove();
});

async function follow(topics: string, headers: Record<string, string> = {}): Promise<TestStream> {
  const url = `http://127.0.0.1:${port}/api/tournaments/${t}/live?topics=${topics}`;
  const stream = await openStream(url, headers);
  streams.push(stream);
  return stream;
}

const table = (verb: string, body: object) =>
  server.send('POST', `/api/tournaments/${t}/mats/m1/table/${verb}`, body);

test('a stream gives each topic whole at once, and again after each change', async () => {
  const stream = await follow('tournament,mats,divisions,division%3Ad1,scoreboard%3Am1');
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.headers.get('cache-control')).toBe('no-store');
  await stream.until((topic) => topic === 'scoreboard:m1');
  const topics = stream.frames.map(({ topic }) => topic);
  expect(topics).toEqual(['tournament', 'mats', 'divisions', 'division:d1', 'scoreboard:m1']);
  expect(stream.text()).toMatch(/^retry: 1000\n\n/);

  const { body } = await table('open', { commandId: 'a' });
  const { matchId } = body.match.card;
  await table('actions', {
    matchId,
    epoch: 1,
    actions: [
      { commandId: 'b', instant: Date.now(), action: { do: 'start' } },
      {
        commandId: 'c',
        instant: Date.now(),
        action: { do: 'score', side: 'blue', technique: 'takedown' },
      },
    ],
  });
  const board = await stream.until(
    (topic, it) => topic === 'scoreboard:m1' && it.view?.blue.points === 2,
  );
  expect(board.match.matchId).toBe(matchId);
  const mats = await stream.until(
    (topic, it) => topic === 'mats' && it[0]?.current?.live.points.blue === 2,
  );
  expect(mats[0].current.matchId).toBe(matchId);
  await stream.until((topic, it) => topic === 'division:d1' && it.summary.standing === 'running');
});

test('the table of a mat is followed by its table and the organiser alone', async () => {
  const topics = 'table%3Am1';
  expect((await follow(topics)).status).toBe(401);
  const other = await tableCookie(server, t, 'm2');
  expect((await follow(topics, { cookie: other })).status).toBe(403);
  const own = await tableCookie(server, t, 'm1');
  const stream = await follow(topics, { cookie: own });
  const view = await stream.until((topic) => topic === 'table:m1');
  expect(view.mat.matId).toBe('m1');
  const owner = { authorization: `Bearer ${server.localToken}` };
  expect((await follow(topics, owner)).status).toBe(200);
});

test('a withdrawn link ends the streams of its table, and no others', async () => {
  const cookie = await tableCookie(server, t, 'm1');
  const own = await follow('table%3Am1', { cookie });
  const organiser = await follow('table%3Am1', { authorization: `Bearer ${server.localToken}` });
  const viewer = await follow('mats');
  await server.send('DELETE', `/api/tournaments/${t}/mats/m1/link`);
  await own.ended;
  await organise(server, t, 'mat', 'm1', { type: 'rename-mat', name: 'Mat One' });
  await viewer.until((topic, it) => topic === 'mats' && it.at(-1).name === 'Mat One');
  await organiser.until((topic, it) => topic === 'table:m1' && it.mat.name === 'Mat One');
});

test('a topic that is none is refused with those that are', async () => {
  const { status, body } = await server.send('GET', `/api/tournaments/${t}/live?topics=mat`);
  expect([status, body.place]).toEqual([400, 'query.topics']);
  expect(body.valid).toContain('scoreboard:<id>');
  const without = await server.send('GET', `/api/tournaments/${t}/live`);
  expect(without.status).toBe(400);
  const elsewhere = await server.send('GET', '/api/tournaments/nowhere/live?topics=mats');
  expect(elsewhere.status).toBe(404);
});

test('closing the server ends every stream and does not wait for one', async () => {
  const stream = await follow('mats');
  await stream.until((topic) => topic === 'mats');
  await server.close();
  await stream.ended;
  server = await testServer({ dataDir: server.dataDir });
});

test('a table’s stream holds what changes; what is fixed of its match has an address of its own', async () => {
  const owner = { authorization: `Bearer ${server.localToken}` };
  const stream = await follow('table%3Am1', owner);
  const { body } = await table('open', { commandId: 'a' });
  const live = await stream.until((topic, it) => topic === 'table:m1' && it.match !== null);
  expect(live.match).not.toHaveProperty('setup');
  expect(live.match).not.toHaveProperty('screen');
  const at = `/api/tournaments/${t}/mats/m1/table/rules`;
  const fixed = await server.send('GET', `${at}/${live.match.rulesKey}`);
  const { rulesKey, ...moving } = live.match;
  expect({ ...moving, ...fixed.body }).toEqual(body.match);
  expect(fixed.headers['cache-control']).toMatch(/private.*immutable/);
  expect(JSON.stringify(live).length).toBeLessThan(fixed.text.length / 5);
  // Called again they are the same; other seconds of a count are other rules.
  const settings = { options: { countSeconds: 5 } };
  await organise(server, t, 'tournament', t, { type: 'set-settings', settings });
  const next = await stream.until(
    (topic, it) => topic === 'table:m1' && it.match !== null && it.match.rulesKey !== rulesKey,
  );
  expect((await server.send('GET', `${at}/${rulesKey}`)).status).toBe(404);
  const { screen } = (await server.send('GET', `${at}/${next.match.rulesKey}`)).body;
  expect(screen.counts.map(({ ms }: { ms: number }) => ms)).toContain(5_000);
});
