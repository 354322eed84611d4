import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { organise } from '../testing/tournament.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.remove());

/** Two in an absolute division of all belts. @returns the path of their match */
async function matchOf(belts: readonly string[], options = {}): Promise<string> {
  const rows = belts.map((belt, i) => `Given${i},Family${i},Club,1998-04-1${i},All belts,${belt}`);
  const csv = ['First name,Last name,Club,Birth date,Division,Belt', ...rows].join('\n');
  const list = {
    commandId: 'import',
    fileName: 'list.csv',
    content: Buffer.from(csv).toString('base64'),
    rulebook: 'bjj-advantage',
    // The division stands in the list as it is to be called.
    mapping: {
      'First name': 'givenName',
      'Last name': 'familyName',
      Division: 'division',
      Belt: 'rank',
    },
  };
  const { body } = await server.send('POST', '/api/imports', list);
  if (!body.tournamentId) throw new Error(JSON.stringify(body));
  const t: string = body.tournamentId;
  await organise(server, t, 'tournament', t, { type: 'set-settings', settings: { options } });
  const column = { discipline: 'gi', ageGroup: 'adults', absolute: true };
  await organise(server, t, 'division', 'd1', { type: 'set-column', column });
  await server.send('POST', `/api/tournaments/${t}/draw`, { commandId: 'draw', seedText: 'x' });
  return `/api/tournaments/${t}/matches/d1-1`;
}

const standing = (list: readonly { code: string; legal: string }[], technique: string) =>
  list.find(({ code }) => code === technique)?.legal;

test('two of different belts are told the column of the lower one, before a mat has them', async () => {
  const path = await matchOf(['blue', 'black']);
  const { body } = await server.send('GET', path, undefined, 'nobody');
  expect(Object.values(body.pair.ranks).sort()).toEqual(['black', 'blue']);
  expect(body.pair.techniques).toHaveLength(1);
  expect(body.pair.techniques[0].side).toBeNull();
  expect(standing(body.pair.techniques[0].list, 'kneebar')).toBe('illegal');
  expect(body.points).toBe(true);
  const page = await server.send('GET', `${path}/referee`, undefined, 'nobody');
  expect(page.body).toMatchObject({ matchId: 'd1-1', divisionId: 'd1', ranks: body.pair.ranks });
  expect(page.body.official.rules.legality.techniques.kneebar.legal).toBe('illegal');
});

test('or each the own one, where the organiser chose so', async () => {
  const path = await matchOf(['blue', 'black'], { absoluteTechniques: 'own-belt' });
  const { pair } = (await server.send('GET', path, undefined, 'nobody')).body;
  for (const { side, list } of pair.techniques) {
    const legal = pair.ranks[side] === 'black' ? 'legal' : 'illegal';
    expect(standing(list, 'kneebar'), side).toBe(legal);
  }
  expect(pair.techniques).toHaveLength(2);
});

test('two of one belt are told nothing apart', async () => {
  const path = await matchOf(['black', 'black']);
  expect((await server.send('GET', path, undefined, 'nobody')).body.pair).toBeNull();
});

test('each clause that is told has its place in the book’s text, and no other', async () => {
  const path = await matchOf(['blue', 'black']);
  const { body, text } = await server.send('GET', path, undefined, 'nobody');
  const named = new Set(text.match(/"ADV-[A-Z]+-\d+"(?!:)/gu)?.map((id) => id.slice(1, -1)));
  expect(named.size).toBeGreaterThan(0);
  expect(new Set(Object.keys(body.places))).toEqual(named);
  for (const place of Object.values(body.places)) expect(place).not.toBe('');
});

test('of a match whose sides are not known nothing can be said', async () => {
  const path = await matchOf(['blue', 'black', 'brown', 'purple']);
  const { body } = await server.send('GET', `${path.slice(0, -1)}3/referee`, undefined, 'nobody');
  expect(body).toMatchObject({ official: null, problem: expect.stringMatching(/not known/) });
  const gone = await server.send('GET', `${path}9/referee`, undefined, 'nobody');
  expect(gone.status).toBe(404);
});
