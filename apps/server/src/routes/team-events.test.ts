import { checkTeam } from '@threecount/match';
import { afterEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { fiveOf, newTournament, organise, teamTournament } from '../testing/tournament.ts';

let server: TestServer;

afterEach(() => server.remove());

const events = async (t: string) =>
  (await server.send('GET', `/api/tournaments/${t}/team-events`, undefined, 'nobody')).body;

test('everybody is told what teams are put together by, with the organiser’s choices, and no more', async () => {
  server = await testServer();
  const handicapTable = [{ rank: 'blue', maxKg: null, score: 0.5 }];
  const t = await teamTournament(server, { teamWeightLimitKg: 400, handicapTable });
  await organise(server, t, 'division', 'd3', {
    type: 'create-division',
    divisionId: 'd3',
    name: 'Blue belts, second day',
    column: {
      column: { discipline: 'gi', event: 'single-rank', rank: 'blue' },
      standing: 'confirmed',
      alternatives: [],
    },
  });
  const [blue, all, ...others] = await events(t);
  expect(others).toEqual([]);
  expect(blue).toMatchObject({
    event: 'single-rank',
    rules: { size: 5, rank: 'blue', composition: { weightLimitKg: 400 } },
    divisions: [{ divisionId: 'd1', ordersCloseAt: null }, { divisionId: 'd3' }],
  });
  expect(blue.rules).not.toHaveProperty('tieBreaks');
  const check = checkTeam(all.rules, { name: 'T', members: fiveOf('Quill') });
  expect(check.limit).toMatchObject({ of: 'handicap', sum: 2.5, over: 2.5 });
});

test('the events of a book are there before any division is, and none where it has no teams', async () => {
  server = await testServer();
  const body = { commandId: 'a', name: 'Empty', rulebook: 'classic' };
  const { body: made } = await server.send('POST', '/api/tournaments', body);
  expect(await events(made.tournamentId)).toMatchObject([
    { event: 'single-rank', divisions: [], rules: { rank: null } },
    { event: 'all-ranks', divisions: [], rules: { handicap: { rows: null } } },
  ]);
  expect(await events(await newTournament(server, 2))).toEqual([]);
});
