import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type As, type TestServer, testServer } from '../testing/test-server.ts';
import { fiveOf, organise, tableCookie, teamTournament } from '../testing/tournament.ts';

let now: number;
let server: TestServer;
let t: string;
let table: As;
let count = 0;

const newId = () => {
  count += 1;
  return `id-${count}`;
};

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1, 9);
  server = await testServer({ now: () => now });
  t = await teamTournament(server);
  for (const name of ['Quill', 'Stone']) {
    const body = { commandId: newId(), divisionId: 'd1', name, members: fiveOf(name) };
    await server.send('POST', `/api/tournaments/${t}/teams`, body);
  }
  await organise(server, t, 'mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  await organise(server, t, 'division', 'd1', { type: 'assign-division', matId: 'm1' });
  const draw = { commandId: 'draw', seedText: 'x' };
  await server.send('POST', `/api/tournaments/${t}/draw`, draw);
  table = { cookie: await tableCookie(server, t, 'm1') };
});

afterEach(() => server.remove());

const call = (verb: string, body: object = {}) => {
  const sent = { commandId: newId(), matchId: 'd1-1', ...body };
  return server.send('POST', `/api/tournaments/${t}/mats/m1/table/${verb}`, sent, table);
};

/** Everybody is weighed, and the orders are in as their people were named. */
async function lodge(...entries: readonly string[]): Promise<void> {
  const { body } = await server.send('GET', `/api/tournaments/${t}/divisions/d1/teams`);
  for (const { team, members } of body) {
    const order = members.map(({ personId }: { personId: string }) => personId);
    if (!entries.includes(team.entryId)) continue;
    for (const personId of order) {
      const weighed = { type: 'weigh-member', personId, weightKg: 80 };
      await organise(server, t, 'entry', team.entryId, weighed);
    }
    await organise(server, t, 'entry', team.entryId, { type: 'lodge-order', order });
  }
}

const acts = (epoch: number, ...actions: readonly object[]) =>
  server.send(
    'POST',
    `/api/tournaments/${t}/mats/m1/table/actions`,
    {
      matchId: 'd1-1',
      epoch,
      actions: actions.map((action) => ({ commandId: newId(), instant: now, action })),
    },
    table,
  );

const tap = { do: 'submission', side: 'red', by: 'tap' };

async function opened() {
  await lodge('e1', 'e2');
  const { body } = await call('open');
  return body.match.epoch as number;
}

describe('a team match at its table', () => {
  test('is not opened before both orders are in', async () => {
    await lodge('e1');
    expect((await call('open')).body.code).toBe('order-missing');
    await lodge('e2');
    expect((await call('open')).body.match.team).toMatchObject({ onMat: { a: 0, b: 0 } });
  });

  test('goes on bout by bout; a confirmation sent twice confirms one, and a late call is told', async () => {
    const epoch = await opened();
    expect((await call('confirm-bout')).body.code).toBe('not-over');
    await acts(epoch, { do: 'start' }, tap);
    const once = { commandId: 'once' };
    const answers = [await call('confirm-bout', once), await call('confirm-bout', once)];
    for (const { body } of answers) {
      expect(body.match).toMatchObject({ epoch: epoch + 1, actions: [], startedAt: null });
      expect(body.match.team).toMatchObject({
        onMat: { a: 0, b: 1 },
        after: { won: { a: { is: 'bout', pairing: { a: 0, b: 2 } } } },
      });
    }
    const late = await acts(epoch, { do: 'foul', side: 'red', foul: 'stalling' });
    expect(late.body).toMatchObject({ accepted: [], refused: [{ code: 'stale-lease' }] });
    expect(late.body.refused[0].message).toContain('bout');
    expect((await call('confirm-bout')).body.code).toBe('not-over');
  });

  test('is gone on with after a bout was taken back, and after somebody was withdrawn', async () => {
    const epoch = await opened();
    await acts(epoch, { do: 'start' }, tap);
    await call('confirm-bout');
    const back = await call('take-back-bout', { bout: 1, reason: '' });
    expect(back.body.match).toMatchObject({ epoch: epoch + 2, team: { acts: [] } });
    expect(back.body.match.actions).toHaveLength(2);
    await call('confirm-bout');
    const hurt = { side: 'red', place: 0, by: 'Doctor' };
    const { body } = await call('withdraw-fighter', hurt);
    expect(body.match.team.onMat).toEqual({ a: 1, b: 1 });
    expect((await call('withdraw-fighter', { ...hurt, by: '' })).status).toBe(400);
    const { body: verified } = await server.send('POST', `/api/tournaments/${t}/verify`, {});
    expect(verified.ok).toBe(true);
  });

  test('takes a confirmation for the bout alone that its table saw', async () => {
    const epoch = await opened();
    await acts(epoch, { do: 'start' }, tap);
    expect((await call('confirm-bout', { epoch: 'x' })).status).toBe(400);
    await call('confirm-bout', { epoch });
    await call('take-back-bout', { bout: 1, reason: '', epoch: epoch + 1 });
    const late = await call('confirm-bout', { epoch });
    expect([late.status, late.body.code]).toEqual([409, 'stale-lease']);
    const { body } = await call('confirm-bout', { epoch: epoch + 2 });
    expect(body.match.team.acts).toHaveLength(1);
  });

  test('lets a fighter who does not come forfeit without the calls of a match', async () => {
    const epoch = await opened();
    const { body } = await acts(epoch, { do: 'forfeit', side: 'blue', reason: 'no-show' });
    expect(body.accepted).toHaveLength(1);
    expect((await call('confirm-bout')).body.match.team.onMat).toEqual({ a: 0, b: 1 });
  });
});
