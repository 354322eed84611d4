import { afterEach, beforeEach, expect, test } from 'vitest';
import { type As, type TestServer, testServer } from '../testing/test-server.ts';
import { fiveOf, organise, tableCookie, teamTournament } from '../testing/tournament.ts';

let server: TestServer;
let t: string;
let count = 0;

beforeEach(async () => {
  server = await testServer();
  t = await teamTournament(server);
  for (const name of ['Quill', 'Stone']) {
    count += 1;
    const body = { commandId: `t${count}`, divisionId: 'd1', name, members: fiveOf(name) };
    await server.send('POST', `/api/tournaments/${t}/teams`, body);
  }
  for (const [matId, name] of [
    ['m1', 'Mat 1'],
    ['m2', 'Mat 2'],
  ]) {
    await organise(server, t, 'mat', matId ?? '', { type: 'add-mat', matId, name });
  }
  await organise(server, t, 'division', 'd1', { type: 'assign-division', matId: 'm1' });
  await server.send('POST', `/api/tournaments/${t}/draw`, { commandId: 'draw', seedText: 'x' });
});

afterEach(() => server.remove());

const sheetFor = (as?: As, mat?: string) =>
  mat === undefined
    ? server.send('GET', `/api/tournaments/${t}/matches/d1-1/team-sheet`, undefined, as)
    : server.send(
        'GET',
        `/api/tournaments/${t}/mats/${mat}/table/team-sheet?match=d1-1`,
        undefined,
        as,
      );

async function lodge(e: string): Promise<void> {
  const { body } = await server.send('GET', `/api/tournaments/${t}/divisions/d1/teams`);
  const found = body.find((one: { team: { entryId: string } }) => one.team.entryId === e);
  const order = found.members.map(({ personId }: { personId: string }) => personId);
  await organise(server, t, 'entry', e, { type: 'lodge-order', order });
}

const sheet = {
  winner: 'red',
  method: 'last-fighter',
  red: { points: 2 },
  blue: { points: 0 },
  by: 'Hedda Lorn',
};

const paper = (result: object) => {
  count += 1;
  const body = { commandId: `p${count}`, matchId: 'd1-1', result };
  return server.send('POST', `/api/tournaments/${t}/mats/m1/table/paper`, body);
};

test('the form of a sheet knows the teams; a table sees their orders once both are in', async () => {
  const table: As = { cookie: await tableCookie(server, t, 'm1') };
  await lodge('e1');
  const fighters = async (as?: As, mat?: string) => {
    const { body } = await sheetFor(as, mat);
    return [body.teams.red, body.teams.blue].map((team) => team.fighters?.length ?? null);
  };
  expect((await fighters()).toSorted()).toEqual([5, null]);
  expect(await fighters(table, 'm1')).toEqual([null, null]);
  await lodge('e2');
  expect(await fighters(table, 'm1')).toEqual([5, 5]);
  expect((await sheetFor()).body).toMatchObject({
    left: { won: 1, lost: 0, level: 'both' },
    leaves: 'event',
    now: null,
    barred: [],
    barredFighters: [],
  });
  const other: As = { cookie: await tableCookie(server, t, 'm2') };
  expect((await sheetFor(other, 'm2')).body.code).toBe('not-on-this-mat');
});

test('a sheet is kept with how the teams go on, and who is barred', async () => {
  const teams = {
    red: { next: 3, submissions: 2, warnings: 0 },
    blue: { submissions: 0, warnings: 1 },
  };
  expect((await paper({ ...sheet, teams })).status).toBe(200);
  expect((await sheetFor()).body).toMatchObject({ now: teams });
  const { fighters } = (await sheetFor()).body.teams.blue;
  expect(fighters).toBeNull();
});

test('what can not be is refused with its place', async () => {
  const wrong = await paper({ ...sheet, red: { points: 6 } });
  expect([wrong.status, wrong.body.code]).toEqual([409, 'bad-paper']);
  expect(wrong.body.message).toMatch(/^result\.red\.points: /u);
  const both = await paper({ ...sheet, red: { points: 0 } });
  expect(both.body.message).toMatch(/^result\.red\.points: /u);
  const tally = { submissions: 0.5, warnings: 0 };
  const odd = await paper({ ...sheet, teams: { red: tally, blue: tally } });
  expect([odd.status, odd.body.place]).toEqual([400, 'body.result.teams.red.submissions']);
  const stranger = await paper({ ...sheet, barredFighters: ['p99'] });
  expect(stranger.body.message).toMatch(/^result\.barredFighters\.0: /u);
});
