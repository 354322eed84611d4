import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type As, type TestServer, testServer } from '../testing/test-server.ts';
import { drawnTournament, tableCookie } from '../testing/tournament.ts';

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
const newId = () => {
  count += 1;
  return `id-${count}`;
};

const call = (verb: string, body: object, as: As = table) =>
  server.send('POST', `/api/tournaments/${t}/mats/m1/table/${verb}`, body, as);

/** Opens the next match. @returns its id and epoch */
async function open(): Promise<{ matchId: string; epoch: number }> {
  const { body } = await call('open', { commandId: newId() });
  return { matchId: body.match.card.matchId, epoch: body.match.epoch };
}

const on = (device: string): As => ({ cookie: (table as { cookie: string }).cookie, device });

const act = (action: object, instant = now, commandId = newId()) => ({
  commandId,
  instant,
  action,
});

const start = { do: 'start' };
const takedown = { do: 'score', side: 'red', technique: 'takedown' };
const tap = { do: 'submission', side: 'blue', by: 'tap' };

describe('opening', () => {
  test('takes the first match that is ready; sent twice it takes one', async () => {
    const body = { commandId: newId() };
    const [first, second] = await Promise.all([call('open', body), call('open', body)]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(first.body.match).toMatchObject({ epoch: 1, confirmed: false, actions: [] });
  });

  test('by two devices at once gives both the same match', async () => {
    const answers = await Promise.all([
      call('open', { commandId: newId() }),
      call('open', { commandId: newId() }),
    ]);
    const [first, second] = answers.map(({ body }) => body.match?.card.matchId);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  test('by two devices at once: exactly one holds it, and both are told which', async () => {
    const devices = ['tablet-1', 'tablet-2'];
    const answers = await Promise.all(
      devices.map((device) => call('open', { commandId: newId() }, on(device))),
    );
    const holders = answers.map(({ body }) => body.match.holder);
    expect(devices).toContain(holders[0]);
    expect(holders[1]).toBe(holders[0]);
    const { matchId, epoch } = { ...answers[0]?.body.match, matchId: 'd1-1' };
    const taken = await Promise.all(
      devices.map((device) =>
        call('actions', { matchId, epoch, actions: [act(start)] }, on(device)),
      ),
    );
    expect(taken.map(({ body }) => body.accepted.length).toSorted()).toEqual([0, 1]);
  });

  test('of a match that is not ready is refused with the reason', async () => {
    const { status, body } = await call('open', { commandId: newId(), matchId: 'd1-3' });
    expect([status, body.code]).toEqual([409, 'not-ready']);
    expect(body.message).toMatch(/\w+/);
  });
});

describe('acts', () => {
  test('are decided in order; what is refused is told, what is accepted stands', async () => {
    const { matchId, epoch } = await open();
    const actions = [act(takedown), act(start), act(takedown, now + 1_000)];
    const { status, body } = await call('actions', { matchId, epoch, actions });
    expect(status).toBe(200);
    expect(body.accepted).toEqual([actions[1]?.commandId, actions[2]?.commandId]);
    expect(body.refused).toMatchObject([{ commandId: actions[0]?.commandId, code: 'not-started' }]);
    expect(body.view.match.actions).toMatchObject([
      { do: 'start', at: 0 },
      { do: 'score', at: 1_000 },
    ]);
    expect(body.version).toBe(body.view.match.version);
  });

  test('are answered shortly to who says what it holds, save where that is not enough', async () => {
    const { matchId, epoch } = await open();
    const first = [act(start), act(takedown, now + 1_000)];
    const short = await call('actions', { matchId, epoch, actions: first, known: 0 });
    expect(short.body.view).toBeUndefined();
    expect(short.body.news).toEqual({
      actions: [
        { ...start, at: 0 },
        { ...takedown, at: 1_000 },
      ],
      startedAt: now,
    });
    expect(short.body.accepted).toHaveLength(2);
    const again = await call('actions', { matchId, epoch, actions: first, known: 1 });
    expect(again.body.news.actions).toHaveLength(1);
    expect(again.body.version).toBe(short.body.version);
    expect(again.text.length).toBeLessThan(400);
    const beyond = await call('actions', { matchId, epoch, actions: [], known: 9 });
    expect(beyond.body.view.match.actions).toHaveLength(2);
    const bad = [act({ do: 'resume' })];
    const refused = await call('actions', { matchId, epoch, actions: bad, known: 2 });
    expect(refused.body).toMatchObject({ accepted: [], refused: [{}], view: { match: { epoch } } });
    await call('take-over', { commandId: newId(), matchId });
    const old = await call('actions', { matchId, epoch, actions: [], known: 2 });
    expect(old.body.view.match.epoch).toBe(epoch + 1);
  });

  test('sent again, alone or at the same time, count once', async () => {
    const { matchId, epoch } = await open();
    const actions = [act(start), act(takedown)];
    const bodies = { matchId, epoch, actions };
    const answers = await Promise.all([call('actions', bodies), call('actions', bodies)]);
    const late = await call('actions', bodies);
    for (const { body } of [...answers, late]) {
      expect(body.accepted).toEqual(actions.map(({ commandId }) => commandId));
      expect(body.refused).toEqual([]);
      expect(body.view.match.actions).toHaveLength(2);
    }
    const { body: scoreboard } = await server.send(
      'GET',
      `/api/tournaments/${t}/mats/m1/scoreboard`,
      undefined,
      'nobody',
    );
    expect(scoreboard.view.red.points).toBe(2);
  });

  test('of an older epoch are refused: another device has the table', async () => {
    const { matchId, epoch } = await open();
    await call('actions', { matchId, epoch, actions: [act(start)] });
    const taken = await call('take-over', { commandId: newId(), matchId });
    expect(taken.body.match.epoch).toBe(epoch + 1);
    const old = await call('actions', { matchId, epoch, actions: [act(takedown)] });
    expect(old.body.accepted).toEqual([]);
    expect(old.body.refused).toMatchObject([{ code: 'stale-lease' }]);
    const fresh = await call('actions', { matchId, epoch: epoch + 1, actions: [act(takedown)] });
    expect(fresh.body.accepted).toHaveLength(1);
  });

  test('card 75: one id three times counts once; a second device is refused and told', async () => {
    const { body: opened } = await call('open', { commandId: newId() }, on('tablet-1'));
    const { epoch } = opened.match;
    const matchId = opened.match.card.matchId;
    const send = (device: string, actions: object[]) =>
      call('actions', { matchId, epoch, actions }, on(device));
    await send('tablet-1', [act(start)]);
    const press = act(takedown, now + 1_000);
    await Promise.all([1, 2, 3].map(() => send('tablet-1', [press])));
    const { body } = await send('tablet-2', [act(takedown, now + 1_000)]);
    expect(body.refused).toMatchObject([{ code: 'stale-lease' }]);
    expect(body.refused[0].message).toContain('tablet-1');
    expect(body.view.match.actions).toHaveLength(2);
    const verified = await server.send('POST', `/api/tournaments/${t}/verify`, {});
    expect(verified.body).toMatchObject({ ok: true, differences: [] });
  });

  test("card 76: the organiser's device takes over as any other does", async () => {
    const { body: opened } = await call('open', { commandId: newId() }, on('tablet-1'));
    const matchId = opened.match.card.matchId;
    const owner: As = { owner: true, device: 'office' };
    const before = await call('release', { commandId: newId(), matchId }, owner);
    expect([before.status, before.body.code]).toEqual([409, 'stale-lease']);
    const taken = await call('take-over', { commandId: newId(), matchId }, owner);
    const { holder, epoch } = taken.body.match;
    expect(holder).toBe('office');
    const late = await call('actions', { matchId, epoch, actions: [act(start)] }, on('tablet-1'));
    expect(late.body.refused).toMatchObject([{ code: 'stale-lease' }]);
    const own = await call('actions', { matchId, epoch, actions: [act(start)] }, owner);
    expect(own.body.accepted).toHaveLength(1);
  });

  test('never lie before the act before them, nor in the future', async () => {
    const { matchId, epoch } = await open();
    const begun = now;
    now += 60_000;
    const actions = [act(start, begun), act(takedown, begun - 5_000), act(tap, now + 3_600_000)];
    const { body } = await call('actions', { matchId, epoch, actions });
    expect(body.view.match.actions).toMatchObject([
      { do: 'start', at: 0 },
      { do: 'score', at: 0 },
      { do: 'submission', at: 62_000 },
    ]);
  });

  test('of another mat, or of a match that is nowhere, are refused', async () => {
    const { matchId, epoch } = await open();
    const other: As = { cookie: await tableCookie(server, t, 'm2') };
    const url = `/api/tournaments/${t}/mats/m2/table/actions`;
    const stolen = await server.send('POST', url, { matchId, epoch, actions: [act(start)] }, other);
    expect([stolen.status, stolen.body.code]).toEqual([409, 'not-on-this-mat']);
    const nowhere = await call('actions', { matchId: 'd9-1', epoch, actions: [act(start)] });
    expect([nowhere.status, nowhere.body.code]).toEqual([409, 'not-on-this-mat']);
  });

  test('of a form that no official can do are refused whole, with the place', async () => {
    const { matchId, epoch } = await open();
    for (const action of [
      { do: 'score', side: 'green', technique: 'takedown' },
      { do: 'explode' },
      { do: 'start', extra: 1 },
      { do: 'void', action: -1 },
    ]) {
      const { status, body } = await call('actions', { matchId, epoch, actions: [act(action)] });
      expect([status, body.code]).toEqual([400, 'bad-input']);
      expect(body.place).toMatch(/^body\.actions\.0/);
    }
  });
});

describe('results', () => {
  async function fight(): Promise<string> {
    const { matchId, epoch } = await open();
    await call('actions', { matchId, epoch, actions: [act(start), act(tap, now + 500)] });
    now += 30_000;
    return matchId;
  }

  test('are confirmed once, and the next match is there', async () => {
    const matchId = await fight();
    const body = { commandId: newId(), matchId };
    const [first, second] = await Promise.all([call('confirm', body), call('confirm', body)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const { body: results } = await server.send('GET', `/api/tournaments/${t}/results`);
    const card = results.divisions[0].matches.find(
      (one: { matchId: string }) => one.matchId === matchId,
    );
    expect(card).toMatchObject({
      standing: 'confirmed',
      result: { winner: 'blue', method: 'submission', paper: false },
    });
    expect((await open()).matchId).not.toBe(matchId);
  });

  test('of a running match are not confirmed', async () => {
    const { matchId, epoch } = await open();
    await call('actions', { matchId, epoch, actions: [act(start)] });
    const { status } = await call('confirm', { commandId: newId(), matchId });
    expect(status).toBe(409);
  });

  test('from paper are marked so', async () => {
    const result = {
      winner: 'red',
      method: 'points',
      red: { points: 4 },
      blue: { points: 2 },
      elapsedMs: null,
      by: 'A. Referee',
    };
    const { body } = await call('paper', { commandId: newId(), matchId: 'd1-1', result });
    expect(body.queue.map((card: { matchId: string }) => card.matchId)).not.toContain('d1-1');
    const csv = await server.send('GET', `/api/tournaments/${t}/results?format=csv`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.text.split('\r\n').find((line) => line.includes(',points,'))).toMatch(
      /,4,2,,yes,Mat 1,,,,,,$/,
    );
  });

  test('are copied to a backup that can be put back', async () => {
    const matchId = await fight();
    await call('confirm', { commandId: newId(), matchId });
    const { body: backups } = await server.send('GET', '/api/backups');
    expect(backups).toMatchObject([{ reason: 'result' }]);
    const before = await server.send('GET', `/api/tournaments/${t}/results`);
    const second = await open();
    const back = await server.send('POST', `/api/backups/${backups[0].name}/restore`, {});
    expect(back.status).toBe(200);
    expect((await server.send('GET', `/api/tournaments/${t}/results`)).body).toEqual(before.body);
    const { body } = await server.send('GET', `/api/tournaments/${t}/mats/m1/table`);
    expect(body.match?.card.matchId).not.toBe(second.matchId);
    // And the day goes on from there, with the same sign-ins.
    expect((await open()).matchId).toBe(second.matchId);
    const verified = await server.send('POST', `/api/tournaments/${t}/verify`, {});
    expect(verified.body).toMatchObject({ ok: true, differences: [] });
  });
});

test('what was acknowledged is there after a new start, and is told again to who asks again', async () => {
  const { matchId, epoch } = await open();
  const actions = [act(start), act(takedown, now + 700)];
  const first = await call('actions', { matchId, epoch, actions });
  await server.close();
  server = await testServer({ dataDir: server.dataDir, now: () => now });
  const again = await call('actions', { matchId, epoch, actions });
  expect(again.body).toEqual(first.body);
});

test('the log names who did what, and with which device', async () => {
  const { matchId, epoch } = await open();
  await server.app.inject({
    method: 'POST',
    url: `/api/tournaments/${t}/mats/m1/table/take-over`,
    headers: {
      cookie: (table as { cookie: string }).cookie,
      'x-threecount-device': 'tablet-7 <script>',
    },
    payload: { commandId: newId(), matchId },
  });
  const { text } = await server.send('GET', `/api/tournaments/${t}/export`);
  const envelopes = text
    .split('\n')
    .filter((line) => line.startsWith('{"envelope"'))
    .map((line) => JSON.parse(line).envelope);
  expect(envelopes.at(-1)).toMatchObject({
    actor: { role: 'table', id: 'm1' },
    device: 'tablet-7script',
    action: { type: 'take-over' },
    events: [{ type: 'TakenOver', epoch: epoch + 1, holder: 'tablet-7script' }],
  });
  expect(envelopes[0].actor).toEqual({ role: 'organiser', id: 'local' });
});
