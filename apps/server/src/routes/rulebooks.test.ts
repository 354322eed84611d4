import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { newTournament } from '../testing/tournament.ts';

let server: TestServer;
let t: string;

beforeAll(async () => {
  server = await testServer({});
  t = await newTournament(server, 4);
});

afterAll(() => server.remove());

const get = (url: string) => server.send('GET', `/api${url}`, undefined, 'nobody');

test('a guide is narrowed by official, moment and facts of the division', async () => {
  const { body } = await get('/rulebooks/five/guide?who=timekeeper');
  const items: readonly { readonly who: readonly string[] }[] = body.items;
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ who }) => who.includes('timekeeper'))).toBe(true);
  const all = (await get('/rulebooks/five/guide')).body.items;
  const gi = (await get('/rulebooks/five/guide?discipline=gi&absolute=false')).body.items;
  expect(gi.length).toBeLessThan(all.length);
});

test('what no guide can be asked for is refused; what is no book is not found', async () => {
  for (const query of ['who=nobody', 'absolute=maybe', 'colour=red'])
    expect((await get(`/rulebooks/five/guide?${query}`)).status, query).toBe(400);
  expect((await get('/rulebooks/none/guide')).status).toBe(404);
});

test('the rules of a division, for everybody and for officials', async () => {
  const { body } = await get(`/tournaments/${t}/divisions/d1/rules`);
  expect(body).toMatchObject({ divisionId: 'd1', problem: null, rules: { book: { id: 'five' } } });
  expect(body.rules.techniques[0]).toMatchObject({ clause: expect.any(String) });
  const { official } = (await get(`/tournaments/${t}/divisions/d1/referee`)).body;
  expect(official.guide.length).toBeGreaterThan(0);
  expect(official.rules.book.hash).toBe(body.rules.book.hash);
  for (const name of ['rules', 'referee'])
    expect((await get(`/tournaments/${t}/divisions/d77/${name}`)).status).toBe(404);
});
