import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { drawnTournament, organise } from '../testing/tournament.ts';

let server: TestServer;
let t: string;

beforeEach(async () => {
  server = await testServer();
  t = await drawnTournament(server, 4);
  await organise(server, t, 'tournament', t, { type: 'set-settings', settings: { rest: 0 } });
});

afterEach(() => server.remove());

const sheet = (winner: 'red' | 'blue') => ({
  winner,
  method: 'points',
  red: { points: 2 },
  blue: { points: 3 },
  by: 'Hedda Lorn',
});

const paper = (matchId: string) =>
  server.send('POST', `/api/tournaments/${t}/mats/m1/table/paper`, {
    commandId: `paper-${matchId}`,
    matchId,
    result: sheet('red'),
  });

const said = { by: 'Hedda Lorn', reason: 'the sheet was read the wrong way round' };
const rulings = async () => (await server.send('GET', `/api/tournaments/${t}/needed-rulings`)).body;

test('what a correction makes of fought matches waits for a ruling, in one list', async () => {
  for (const matchId of ['d1-1', 'd1-2', 'd1-3', 'd1-4']) await paper(matchId);
  expect(await rulings()).toEqual([]);
  const action = { type: 'correct-result', result: sheet('blue'), ...said };
  const url = `/api/tournaments/${t}/matches/d1-1/correction-preview`;
  const { body: preview } = await server.send('POST', url, { action });
  expect(preview.needRuling.length).toBeGreaterThan(0);
  const doIt = (seen: readonly string[]) =>
    server.send('POST', `/api/tournaments/${t}/actions`, {
      commandId: `correct-${seen.length}`,
      stream: { kind: 'match', id: 'd1-1' },
      action: { ...action, seen },
    });
  expect((await doIt([])).body.code).toBe('preview-outdated');
  expect((await doIt(preview.needRuling)).status).toBe(200);
  const needed = await rulings();
  const ids = needed.map((one: { card: { matchId: string } }) => one.card.matchId);
  expect(ids.toSorted()).toEqual(preview.needRuling.toSorted());
  for (const { card, fought, may } of needed) {
    const meets = [card.red, card.blue].map((slot) => slot.competitor.entryId);
    expect(meets).not.toEqual([fought.red.entryId, fought.blue.entryId]);
    expect(may.void).toBe(true);
    await organise(server, t, 'match', card.matchId, {
      type: 'rule-match',
      ruling: 'void',
      ...said,
    });
  }
  expect(await rulings()).toEqual([]);
});
