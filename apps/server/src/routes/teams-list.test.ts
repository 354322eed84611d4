import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { fiveOf, teamTournament } from '../testing/tournament.ts';

let server: TestServer;
let t: string;

beforeEach(async () => {
  server = await testServer();
  t = await teamTournament(server);
});

afterEach(() => server.remove());

const bring = (csv: string, more: object = {}) =>
  server.send('POST', `/api/tournaments/${t}/divisions/d1/teams-list`, {
    commandId: 'list',
    content: Buffer.from(csv).toString('base64'),
    ...more,
  });
const teams = async () =>
  (await server.send('GET', `/api/tournaments/${t}/divisions/d1/teams`)).body;

const rows = (team: string, family: string): string[] =>
  fiveOf(family, 84.5).map(({ name }) => `${team};${team} Club;${name};Blue belt;84,5 kg`);

test('teams are brought in from a list, one row a person, once', async () => {
  const csv = [
    'Team;Club;Name;Belt;Weight',
    ...rows('Harbour', 'Quill'),
    '',
    ...rows('Mill', 'Stone'),
  ];
  const seen = await bring(csv.join('\n'), { dryRun: true });
  expect(seen.body).toEqual({
    entered: false,
    teams: [
      { name: 'Harbour', club: 'Harbour Club', people: 5 },
      { name: 'Mill', club: 'Mill Club', people: 5 },
    ],
    problems: [],
  });
  expect(await teams()).toEqual([]);
  expect((await bring(csv.join('\n'))).body.entered).toBe(true);
  expect((await bring(csv.join('\n'))).status).toBe(200);
  expect((await teams()).map((one: { check: object }) => one.check)).toMatchObject([
    { team: 'Harbour', legal: true, limit: { sum: 422.5 } },
    { team: 'Mill', legal: true },
  ]);
  const { body } = await server.send('POST', `/api/tournaments/${t}/verify`, {});
  expect(body.ok).toBe(true);
});

test('columns are known by their headers in any order, or stand in ours', async () => {
  const other = ['kg,Rank,Full name,Team', '80,BLUE,Ada Quill,Harbour'];
  await bring(other.join('\n'));
  await bring(['Mill,Mill Club,Bea Stone,blue,81'].join('\n'), { commandId: 'second' });
  const [harbour, mill] = await teams();
  expect(harbour.members).toMatchObject([{ name: 'Ada Quill', rank: 'blue', weightKg: 80 }]);
  expect(mill.team.club).toBe('Mill Club');
});

test('what cannot be is told with its row, and then nothing is entered', async () => {
  const csv = [
    'Team,Club,Name,Belt,Weight',
    'Harbour,,Ada Quill,blue,80',
    'Harbour,,Bea Quill,pink,80',
    'Mill,,Ada Quill,blue,80',
    'Mill,,Cleo Stone,blue,heavy',
    'Oak,,Dana Field,blue,900',
    ',,Edda Nobody,blue,80',
    'Pine,,,blue,80',
  ].join('\n');
  const { body } = await bring(csv, { dryRun: true });
  expect(body.problems.map(({ row }: { row: number }) => row)).toEqual([3, 5, 6, 7, 8]);
  expect(body.problems[0].message).toContain('Valid: white, blue, purple, brown, black.');
  const done = await bring(csv);
  expect([done.status, done.body.code]).toEqual([400, 'list-unusable']);
  expect(done.body.message).toMatch(/^Row 3: /u);
  expect(await teams()).toEqual([]);
  const none = await bring('Name,Belt\nAda,blue', { dryRun: true });
  expect(none.body.problems[0].message).toContain('needs a column for the team');
  expect((await bring('', { dryRun: true })).body.problems).toMatchObject([{ row: 0 }]);
});
