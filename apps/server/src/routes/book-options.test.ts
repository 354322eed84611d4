import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBody, listCsv } from '../testing/lists.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { newTournament, organise } from '../testing/tournament.ts';

let server: TestServer;
let t: string;
beforeEach(async () => {
  server = await testServer();
  t = await newTournament(server, 2);
});
afterEach(() => server.remove());

const set = (options: object, of = t) =>
  server.send('POST', `/api/tournaments/${of}/actions`, {
    commandId: JSON.stringify(options),
    stream: { kind: 'tournament', id: of },
    action: { type: 'set-settings', settings: { options } },
  });

/** A tournament under the book `classic`, with an entry in one division. */
async function classicTournament(): Promise<string> {
  const list = {
    ...listBody(listCsv(1), 'classic.csv'),
    rulebook: 'classic',
    commandId: 'classic',
  };
  const { body } = await server.send('POST', '/api/imports', list);
  return body.tournamentId;
}

test('an organiser gets the choices of the pinned book, and the values of its tables', async () => {
  const { body } = await server.send('GET', `/api/tournaments/${t}/options`);
  const named = (name: string) =>
    body.options.find((option: { name: string }) => option.name === name);
  expect(named('ladders')).toMatchObject({ clauses: ['FIVE-PEN-06'], form: { kind: 'choice' } });
  expect(body.places['FIVE-PEN-06']).toMatch(/^p\. \d/);
  expect(body.tables).toMatchObject([
    { id: 'ages', option: null, values: { kind: 'ages' } },
    { id: 'levels', option: null, values: { kind: 'levels' } },
    { id: 'weights', option: null, values: { kind: 'weights' } },
    { id: 'legality', option: 'legalityTable', values: { kind: 'legality' } },
  ]);
});

test('a value that cannot be is refused by its place, with what would be right', async () => {
  const answer = await set({ ladders: 'none' });
  expect(answer.status).toBe(409);
  expect(answer.body.message).toMatch(/^options\.ladders: .*shared, by-class, by-code/);
  expect((await set({ ladders: 'by-code' })).status).toBe(200);
});

test('the settings of team events are told with their bounds, and a bad one is refused by its place', async () => {
  const classic = await classicTournament();
  const { body } = await server.send('GET', `/api/tournaments/${classic}/options`);
  const teams = body.options.filter(({ group }: { group: string | null }) => group === 'teams');
  expect(teams.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining([
      'substitutes',
      'reorderBetweenTies',
      'injuredFighter',
      'absentFighter',
    ]),
  );
  for (const { clauses } of teams)
    for (const clause of clauses) expect(body.places[clause], clause).not.toBe('');
  const wrong = await Promise.all([
    set({ substitutes: 6 }, classic),
    set({ teamWeightLimitKg: '430' }, classic),
    set({ absentFighter: 'sleeps' }, classic),
  ]);
  expect(wrong.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(wrong.map(({ body: { message } }) => message)).toEqual([
    'options.substitutes: must be a whole number from 0 to 5.',
    'options.teamWeightLimitKg: must be a number from 50 to 1500.',
    'options.absentFighter: "sleeps" is not known here; valid: loses-bout, skip-as-injured.',
  ]);
  const right = { substitutes: 1, teamWeightLimitKg: 425.5, reorderBetweenTies: 'yes' };
  expect((await set(right, classic)).status).toBe(200);
});

test('own words for a gesture that the book leaves out stand on the page for officials', async () => {
  const page = async () =>
    (await server.send('GET', `/api/tournaments/${t}/divisions/d1/referee`)).body.official.guide;
  const own = (guide: readonly { id: string }[]) => guide.find(({ id }) => id === 'own-separate');
  expect(own(await page())).toMatchObject({ given: false, hands: null });
  const settings = { options: { gestureTexts: { 'own-separate': 'Both palms apart' } } };
  await organise(server, t, 'tournament', t, { type: 'set-settings', settings });
  expect(own(await page())).toMatchObject({ given: true, hands: 'Both palms apart' });
});
