import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bookHash, type Rulebook } from '@threecount/rulebooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

/** Exports of earlier versions. They are never made anew: a later form gets a file beside them. */
const file = readFileSync(
  new URL('../../../../tests/fixtures/export-1.threecount', import.meta.url),
  'utf8',
);
const t = 'xffcjmxq';

/** Shortly after the last act of the file. */
const soon = Date.UTC(2026, 4, 1, 9, 1);
let now: number;
let server: TestServer;

beforeEach(async () => {
  now = soon;
  server = await testServer({ now: () => now });
});

afterEach(() => server.remove());

interface Pinned {
  readonly content: Rulebook;
  readonly rulebook: { readonly hash: string };
}

/** The file as it would be had its book been pinned in another form. */
function withBook(change: (book: Rulebook) => object): string {
  const { events } = JSON.parse(file.split('\n')[5] ?? '').envelope;
  const pinned: Pinned = events.find((event: { type: string }) => event.type === 'RulebookPinned');
  const changed = change(pinned.content) as Rulebook;
  const body = file
    .replace(JSON.stringify(pinned.content), () => JSON.stringify(changed))
    .replaceAll(pinned.rulebook.hash, bookHash(changed))
    .replace(/\{"sha256".*\n$/, '');
  return `${body}{"sha256":"${createHash('sha256').update(body).digest('hex')}"}\n`;
}

const older = withBook(({ guide: _, match, ...book }) => {
  const { harm, ...fouls } = match.fouls;
  return {
    ...book,
    match: { ...match, fouls, reminders: [{ code: 'ready', label: 'R', ...harm }] },
  };
});

const call = async (verb: string, body: object) => {
  const url = `/api/tournaments/${t}/mats/m1/table/${verb}`;
  const answer = await server.send('POST', url, { commandId: `later-${verb}`, ...body });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return answer.body;
};

const verified = async () => (await server.send('POST', `/api/tournaments/${t}/verify`, {})).body;

test.each([
  ['of the first form', file],
  ['whose book is older than its guide', older],
])('an export %s opens, verifies and goes on', async (_, text) => {
  const restored = await server.send('POST', '/api/restore', Buffer.from(text));
  expect(restored.body).toEqual({ tournamentId: t, outcome: 'imported' });
  expect(await verified()).toEqual({ ok: true, envelopes: 21, differences: [] });
  const { body: results } = await server.send('GET', `/api/tournaments/${t}/results`);
  expect(results.divisions[0].matches).toMatchObject([
    { result: { winner: 'blue', method: 'submission', points: { red: 2, blue: 0 } } },
    { standing: 'on-mat' },
    { standing: 'waiting' },
  ]);
  const { body: table } = await server.send('GET', `/api/tournaments/${t}/mats/m1/table`);
  const { epoch, card } = table.match;
  const tap = { do: 'submission', side: 'red', by: 'tap' };
  const actions = [{ commandId: 'later-act', instant: now, action: tap }];
  const done = await call('actions', { matchId: card.matchId, epoch, actions });
  expect(done.refused).toEqual([]);
  await call('confirm', { matchId: card.matchId });
  now += 3_600_000;
  expect((await call('open', {})).match.card.matchId).toBe('d1-3');
  expect(await verified()).toMatchObject({ ok: true, envelopes: 24 });
});

test('a restored export is exported again to the letter', async () => {
  await server.send('POST', '/api/restore', Buffer.from(older));
  expect((await server.send('GET', `/api/tournaments/${t}/export`)).text).toBe(older);
});
