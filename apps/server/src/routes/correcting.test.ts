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

const previewOf = async (id: string, action: object) =>
  (await server.send('POST', `/api/tournaments/${t}/change-preview`, { id, action })).body;

test('what a correction makes of fought matches waits for a ruling, in one list', async () => {
  for (const matchId of ['d1-1', 'd1-2', 'd1-3', 'd1-4']) await paper(matchId);
  expect(await rulings()).toEqual([]);
  const action = { type: 'correct-result', result: sheet('blue'), ...said };
  const preview = await previewOf('d1-1', action);
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

test('who comes back after others fought in their place is taken in once that was seen', async () => {
  const view = await server.send('GET', `/api/tournaments/${t}/divisions/d1`);
  const { entryId } = view.body.rounds[0].matches[0].red.competitor;
  await organise(server, t, 'entry', entryId, { type: 'withdraw-entry', reason: 'hurt' });
  await paper('d1-2');
  await paper('d1-3');
  const preview = await previewOf(entryId, { type: 'reinstate-entry' });
  expect(preview.needRuling).toEqual(['d1-3']);
  const reinstate = (commandId: string, seen: readonly string[]) =>
    server.send('POST', `/api/tournaments/${t}/actions`, {
      commandId,
      stream: { kind: 'entry', id: entryId },
      action: { type: 'reinstate-entry', seen },
    });
  expect((await reinstate('unseen', [])).body.code).toBe('bracket-moved-on');
  expect((await reinstate('seen', preview.needRuling)).status).toBe(200);
  expect(await rulings()).toHaveLength(1);
});

test('a cancelled match that comes back is looked at first, too; nothing is written by that', async () => {
  await organise(server, t, 'match', 'd1-1', { type: 'cancel-match', ...said });
  const restore = { type: 'restore-match', ...said };
  const preview = await previewOf('d1-1', restore);
  expect(preview.needRuling).toEqual([]);
  expect(preview.matches.map(({ effect }: { effect: string }) => effect)).toEqual([
    'opponent-changed',
  ]);
  expect((await previewOf('d1-1', restore)).needRuling).toEqual([]);
  expect((await previewOf('d1-2', restore)).code).toBe('not-cancelled');
  expect((await previewOf('e9', { type: 'reinstate-entry' })).code).toBe('unknown-entry');
});

test('of two who correct the same result at once one is told that it changed', async () => {
  await paper('d1-2');
  const action = { type: 'correct-result', result: sheet('red'), ...said };
  const { needRuling: seen, version } = await previewOf('d1-2', action);
  const doIt = (commandId: string) =>
    server.send('POST', `/api/tournaments/${t}/actions`, {
      commandId,
      stream: { kind: 'match', id: 'd1-2' },
      action: { ...action, seen },
      expectedVersion: version,
    });
  expect((await doIt('first')).status).toBe(200);
  expect((await doIt('second')).body.code).toBe('changed-meanwhile');
});

test('what follows when somebody leaves or is put out is seen before it is done', async () => {
  const withdraw = { type: 'withdraw-entry', reason: 'fell ill' };
  const out = { type: 'disqualify-entry', kind: 'technical', ...said };
  for (const action of [withdraw, out]) {
    const preview = await previewOf('e1', action);
    expect(preview.needRuling).toEqual([]);
    const decided = preview.matches.filter(
      ({ effect }: { effect: string }) => effect === 'decided',
    );
    expect(decided).toHaveLength(1);
    expect(decided[0].before.result).toBeNull();
    expect(decided[0].after.result.winner).not.toBeNull();
  }
  expect((await previewOf('e99', withdraw)).code).toBe('unknown-entry');
  expect((await previewOf('e1', { ...out, people: ['p1'] })).code).toBe('unknown-member');
  // Nothing was written by looking.
  await organise(server, t, 'entry', 'e1', withdraw);
  expect((await previewOf('e1', withdraw)).code).toBe('already-withdrawn');
});
