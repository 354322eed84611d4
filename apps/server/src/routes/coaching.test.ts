import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { coachCookie, fiveOf, teamTournament } from '../testing/tournament.ts';

let server: TestServer;
let t: string;
let cookie: string;

beforeEach(async () => {
  server = await testServer();
  t = await teamTournament(server);
  for (const [name, family] of [
    ['Harbour', 'Quill'],
    ['Mill', 'Stone'],
  ]) {
    const members = fiveOf(family ?? '', 86.5);
    const body = { commandId: `${name}`, divisionId: 'd1', name, members };
    await server.send('POST', `/api/tournaments/${t}/teams`, body);
  }
  cookie = await coachCookie(server, t, 'e1');
});

afterEach(() => server.remove());

const own = (e = 'e1') =>
  server.send('GET', `/api/tournaments/${t}/teams/${e}`, undefined, { cookie });
const lodge = (order: string[], e = 'e1', commandId = 'order') =>
  server.send('POST', `/api/tournaments/${t}/teams/${e}/order`, { commandId, order }, { cookie });

describe('a coach', () => {
  test('is told who they are, and sees the own team with its check and what it goes by', async () => {
    const session = await server.send('GET', '/api/session', undefined, { cookie });
    const teams = [{ tournamentId: t, entryId: 'e1' }];
    expect(session.body).toMatchObject({ role: 'coach', teams, tables: [] });
    const { status, body } = await own();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tournament: 'Lantern Teams',
      divisionName: 'Blue belts',
      rules: { size: 5, rank: 'blue', mayReorder: false },
      team: {
        team: { familyName: 'Harbour' },
        check: { legal: false, limit: { sum: 432.5, over: 2.5 } },
        order: 'missing',
      },
    });
  });

  test('hands the order in, once, and the log names the coach', async () => {
    const { body } = await own();
    const order = body.team.members.map((one: { personId: string }) => one.personId).reverse();
    const done = await lodge(order);
    expect(done.body.team.order).toBe('shown');
    expect(done.body.team.members.map((one: { personId: string }) => one.personId)).toEqual(order);
    expect((await lodge(order)).status).toBe(200);
    const again = await lodge(order, 'e1', 'again');
    expect([again.status, again.body.code]).toEqual([409, 'order-lodged']);
    const { bytes } = await server.send('GET', `/api/tournaments/${t}/export`);
    const lines = bytes.toString('utf8').split('\n');
    const lodged = lines.filter((line) => line.includes('"lodge-order"'));
    expect(lodged).toHaveLength(1);
    expect(lodged[0]).toContain('"actor":{"role":"coach","id":"e1"}');
    const all = await server.send(
      'GET',
      `/api/tournaments/${t}/divisions/d1/teams`,
      undefined,
      'nobody',
    );
    expect(all.body[0].order).toBe('sealed');
  });

  test('does nothing for another team, and none of the organiser’s work', async () => {
    expect((await own('e2')).status).toBe(403);
    expect((await lodge(['p1'], 'e2')).status).toBe(403);
    const action = { type: 'name-team', members: [] };
    const body = { commandId: 'x', stream: { kind: 'entry', id: 'e1' }, action };
    const act = await server.send('POST', `/api/tournaments/${t}/actions`, body, { cookie });
    expect(act.status).toBe(403);
  });

  test('is one no more when the link is withdrawn, or a new one is made', async () => {
    await server.send('DELETE', `/api/tournaments/${t}/teams/e1/link`);
    expect((await own()).status).toBe(401);
    cookie = await coachCookie(server, t, 'e1');
    expect((await own()).status).toBe(200);
    await server.send('POST', `/api/tournaments/${t}/teams/e1/link`);
    expect((await own()).status).toBe(401);
    const grant = { tournamentId: t, entryId: 'e1', key: 'made up' };
    const wrong = await server.send('POST', '/api/team-session', grant, 'nobody');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'link-withdrawn']);
  });

  test('of several teams is one of each on one device', async () => {
    const { body: link } = await server.send('POST', `/api/tournaments/${t}/teams/e2/link`);
    const grant = { tournamentId: t, entryId: 'e2', key: link.key };
    const both = await server.send('POST', '/api/team-session', grant, { cookie });
    cookie = both.cookie;
    expect([(await own()).status, (await own('e2')).status]).toEqual([200, 200]);
    expect(both.body.teams).toHaveLength(2);
  });

  test('an order that is not of the team’s people is refused', async () => {
    const { status, body } = await lodge(['p1', 'p2']);
    expect([status, body.code]).toEqual([409, 'bad-order']);
  });
});
