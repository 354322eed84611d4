import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { drawnTournament, organise } from '../testing/tournament.ts';

let server: TestServer;
let other: TestServer;
let t: string;

beforeEach(async () => {
  server = await testServer();
  other = await testServer();
  t = await drawnTournament(server, 6);
  await server.send('POST', `/api/tournaments/${t}/simulate`, { seedText: '1' });
});

afterEach(async () => {
  await server.remove();
  await other.remove();
});

const exported = async () => (await server.send('GET', `/api/tournaments/${t}/export`)).bytes;
const results = async (of: TestServer) =>
  (await of.send('GET', `/api/tournaments/${t}/results`)).text;

describe('an export', () => {
  test('restored elsewhere gives the same results, and verifies', async () => {
    const { body } = await other.send('POST', '/api/restore', await exported());
    expect(body).toEqual({ tournamentId: t, outcome: 'imported' });
    expect(await results(other)).toBe(await results(server));
    const verified = await other.send('POST', `/api/tournaments/${t}/verify`, {});
    expect(verified.body).toMatchObject({ ok: true, differences: [] });
  });

  test('holds nothing of access, and is named after the tournament', async () => {
    await server.send('POST', `/api/tournaments/${t}/mats/m1/link`);
    const { text, headers } = await server.send('GET', `/api/tournaments/${t}/export`);
    expect(headers['content-disposition']).toContain('filename="c.threecount"');
    expect(text).not.toContain('key_hash');
    expect(text).not.toContain(server.localToken);
  });

  test('restored where it came from changes nothing, and is refused where that has gone on', async () => {
    const file = await exported();
    expect((await server.send('POST', '/api/restore', file)).body.outcome).toBe('unchanged');
    await organise(server, t, 'tournament', t, { type: 'rename-tournament', name: 'Later' });
    const refused = await server.send('POST', '/api/restore', file);
    expect([refused.status, refused.body.code]).toEqual([409, 'already-there']);
    const name = async () => (await server.send('GET', `/api/tournaments/${t}`)).body.name;
    expect(await name()).toBe('Later');
    const replaced = await server.send('POST', '/api/restore?replace=true', file);
    expect(replaced.body.outcome).toBe('replaced');
    expect(await name()).toBe('c');
  });

  test('that is broken anywhere touches nothing', async () => {
    const file = await exported();
    const text = file.toString('utf8');
    const lines = text.split('\n');
    const broken: Readonly<Record<string, Buffer>> = {
      empty: Buffer.alloc(0),
      'cut off': file.subarray(0, file.length - 20),
      'cut in half': file.subarray(0, file.length >> 1),
      'one letter changed': Buffer.from(text.replace('Quill', 'Quilt')),
      'one line left out': Buffer.from(lines.toSpliced(9, 1).join('\n')),
      'something else': Buffer.from('{"hello": "world"}\n'),
      'not text': Buffer.from([0xff, 0xfe, 0x00, 0x9f]),
    };
    for (const [name, bytes] of Object.entries(broken)) {
      const { status, body } = await other.send('POST', '/api/restore', bytes);
      expect([name, status, body.code]).toEqual([name, 400, 'export-unreadable']);
    }
    expect((await other.send('GET', '/api/tournaments')).body).toEqual([]);
  });

  test('must come as a file', async () => {
    const { status } = await other.send('POST', '/api/restore', { file: 'x' });
    expect(status).toBe(400);
  });
});

describe('a simulation', () => {
  test('plays everything once; again there is nothing left', async () => {
    const { body } = await server.send('POST', `/api/tournaments/${t}/simulate`, { seedText: '1' });
    expect(body).toEqual({ matches: 0, blocked: [] });
    const { body: all } = await server.send('GET', `/api/tournaments/${t}/results`);
    expect(all.divisions[0].podium.kind).toBe('places');
  });

  test('of the same seed gives the same results in another folder at another time', async () => {
    const again = await testServer({ now: () => Date.UTC(2031, 0, 1) });
    try {
      const id = await drawnTournament(again, 6);
      await again.send('POST', `/api/tournaments/${id}/simulate`, { seedText: '1' });
      const { text } = await again.send('GET', `/api/tournaments/${id}/results`);
      expect(text).toBe(await results(server));
    } finally {
      await again.remove();
    }
  });

  test('is refused once the tournament is published, for it would invent results', async () => {
    const { body } = await server.send('GET', `/api/tournaments/${t}`);
    for (const { id } of body.tables) {
      await organise(server, t, 'tournament', t, { type: 'confirm-table', table: id });
    }
    await organise(server, t, 'tournament', t, { type: 'publish' });
    const answer = await server.send('POST', `/api/tournaments/${t}/simulate`, { seedText: '2' });
    expect([answer.status, answer.body.code]).toEqual([409, 'published']);
  });

  test('leaves room for others while it runs', async () => {
    const id = await drawnTournament(other, 8);
    const order: string[] = [];
    const running = other
      .send('POST', `/api/tournaments/${id}/simulate`, { seedText: '1' })
      .then(() => order.push('simulated'));
    while (!order.includes('simulated')) {
      const { status } = await other.send(
        'GET',
        `/api/tournaments/${id}/mats`,
        undefined,
        'nobody',
      );
      expect(status).toBe(200);
      order.push('answered');
      await new Promise((resolve) => setImmediate(resolve));
    }
    await running;
    expect(order.indexOf('simulated')).toBeGreaterThan(0);
  });
});

test('a draw sent twice is one, and is verified', async () => {
  const id = await drawnTournament(other, 5);
  const again = await other.send('POST', `/api/tournaments/${id}/draw`, {
    commandId: 'draw',
    seedText: 'x',
  });
  expect(again.body).toMatchObject({ drawn: ['d1'], skipped: [] });
  const later = await other.send('POST', `/api/tournaments/${id}/draw`, {
    commandId: 'another',
    seedText: 'y',
  });
  expect(later.body).toMatchObject({ drawn: [], skipped: [{ divisionId: 'd1' }] });
  const { body } = await other.send('GET', `/api/tournaments/${id}/draw-verification`);
  expect(body).toMatchObject({ ok: true, divisions: [{ seedText: 'x', ok: true }] });
});

test('publication waits for the tables of the book, a trial does not', async () => {
  const { body: before } = await server.send('GET', `/api/tournaments/${t}`);
  expect(before.published).toBe(false);
  expect(before.tables.some((it: { confirmed: boolean }) => !it.confirmed)).toBe(true);
  const answer = await server.send('POST', `/api/tournaments/${t}/actions`, {
    commandId: 'publish',
    stream: { kind: 'tournament', id: t },
    action: { type: 'publish' },
  });
  expect(answer.status).toBe(409);
});
