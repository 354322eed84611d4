import type { DivisionView, EarlyMeetings, PublicExport } from '@threecount/tournament';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBody } from '../testing/lists.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { organise } from '../testing/tournament.ts';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});

afterEach(() => server.remove());

/** Entries with these clubs, points and seeds in one division. @returns the tournament's id */
async function listed(rows: readonly (readonly [club: string, points: string])[]): Promise<string> {
  const lines = rows.map(
    ([club, points], i) => `Ida${'abcdefghij'[i]},Kvist,${club},Women / Expert / -60 kg,${points}`,
  );
  const csv = ['First name,Last name,Club,Division,Points', ...lines].join('\n');
  const made = await server.send('POST', '/api/imports', { ...listBody(csv), commandId: 'import' });
  return made.body.tournamentId;
}

const draw = (t: string, seedText = 'x') =>
  server.send('POST', `/api/tournaments/${t}/draw`, { commandId: `draw ${seedText}`, seedText });

const divisionOf = async (t: string): Promise<DivisionView> =>
  (await server.send('GET', `/api/tournaments/${t}/divisions/d1`, undefined, 'nobody')).body;

const firstOf = ({ early }: DivisionView): EarlyMeetings | undefined => early?.[0];

const clubs = (text: string): [string, string][] => text.split(' ').map((club) => [club, '']);

test('a draw keeps clubs apart, however they are spelled, and says what cannot be avoided', async () => {
  const t = await listed(clubs('X-Team XTEAM x-team X-TEAM Xteam K L M'));
  const { body } = await draw(t);
  expect(body).toMatchObject({ drawn: ['d1'], meetings: [{ clubPairs: 1, clubBound: 1 }] });
  expect(firstOf(await divisionOf(t))).toMatchObject({ round: 1, clubPairs: 1, clubBound: 1 });
  const verified = await server.send('GET', `/api/tournaments/${t}/draw-verification`);
  expect(verified.body).toMatchObject({ ok: true });
});

test('places exchanged by the organiser show against what would have been possible', async () => {
  const t = await listed(clubs('X X Y Y K L M N'));
  expect((await draw(t)).body.meetings).toEqual([]);
  const { body } = await server.send('GET', `/api/tournaments/${t}/public-export`);
  const order = (body as PublicExport).divisions[0]?.bracket?.order ?? [];
  // The opponent of the first of the club gives way to the second one.
  const opponents = [7, 6, 5, 4, 3, 2, 1, 0];
  const opponent = order[opponents[order.indexOf('e1')] ?? 0] ?? '';
  await organise(server, t, 'division', 'd1', { type: 'swap-places', a: 'e2', b: opponent });
  expect(firstOf(await divisionOf(t))).toMatchObject({ clubPairs: 1, clubBound: 0 });
  const verified = await server.send('GET', `/api/tournaments/${t}/draw-verification`);
  expect(verified.body).toMatchObject({ ok: true });
});

test('seeds by points are proposed, and set in one action', async () => {
  const t = await listed([
    ['A', '10'],
    ['B', '300'],
    ['C', ''],
    ['D', '40'],
    ['E', '10'],
  ]);
  const path = `/api/tournaments/${t}/divisions/d1/seeds-by-points?count=3&seedText=lantern`;
  const { body } = await server.send('GET', path);
  expect(body.seeds.slice(0, 2)).toEqual([
    { entryId: 'e2', seed: 1 },
    { entryId: 'e4', seed: 2 },
  ]);
  expect(body.byLot.map((ids: string[]) => ids.toSorted())).toEqual([['e1', 'e5']]);
  await organise(server, t, 'division', 'd1', { type: 'set-seeds', seeds: body.seeds });
  const { entries } = await divisionOf(t);
  expect(entries.filter(({ seed }) => seed !== null)).toHaveLength(3);
  const wrong = await server.send('GET', path.replace('count=3', 'count=0'));
  expect(wrong.status).toBe(400);
});
