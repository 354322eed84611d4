import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from '@threecount/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must, start } from '../scripts/faults/server.mjs';
import { compile } from '../scripts/lib/build.mjs';

type RunningServer = Awaited<ReturnType<typeof start>>;

let folder: string;
let server: RunningServer;
let t: string;
let commands = 0;

beforeAll(async () => {
  expect(compile(['apps/cli'])).toBe(true);
  folder = mkdtempSync(path.join(tmpdir(), 'threecount-team-kill-'));
  const started = await createServer({ dataDir: folder, webDir: null });
  if (!started.ok) throw new Error(started.message);
  await started.server.openDemo('team');
  await started.server.close();
  server = await start(folder);
  const [found] = await ask('GET', '/tournaments');
  t = found.tournamentId;
}, 120_000);

afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const ask = (method: string, place: string, body?: object) =>
  must(server.client('table'), method, place, body);

const base = () => `/tournaments/${t}/mats/m2/table`;

const newId = () => {
  commands += 1;
  return `kill-${commands}`;
};

/** What a table has to find again: the match, its lease, the bout on the mat and all that was done in the team match. */
async function held() {
  const { match } = await ask('GET', base());
  const { epoch, actions, startedAt, team, setup, card } = match;
  return { epoch, actions, startedAt, team, setup, matchId: card.matchId };
}

/** Kills the server as a power switch would, and starts another one on what it has left. */
async function again(): Promise<void> {
  await server.kill();
  server = await start(folder);
}

async function verb(name: string, more: object = {}) {
  const { matchId } = await held();
  return ask('POST', `${base()}/${name}`, { commandId: newId(), matchId, ...more });
}

async function acts(...actions: readonly object[]) {
  const { epoch, matchId } = await held();
  const body = {
    matchId,
    epoch,
    actions: actions.map((action) => ({ commandId: newId(), instant: Date.now(), action })),
  };
  const { refused } = await ask('POST', `${base()}/actions`, body);
  expect(refused).toEqual([]);
}

const warned = { do: 'foul', side: 'both', foul: 'stalling' };

/** Both are out, and the next two come. */
async function bothOut(): Promise<void> {
  await acts({ do: 'start' }, warned, warned, warned);
  await verb('confirm-bout');
}

/** A team match with everything that a table does in one, a step at a time. */
const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'a warning in a bout',
    () => acts({ do: 'start' }, { do: 'foul', side: 'red', foul: 'stalling' }),
  ],
  ['its end', () => acts({ do: 'submission', side: 'red', by: 'tap' })],
  ['its confirmation', () => verb('confirm-bout')],
  ['a bout taken back', () => verb('take-back-bout', { bout: 1, reason: 'wrong side' })],
  [
    'its last call taken back and another one made',
    async () => {
      await acts({ do: 'void', action: 2, reason: 'wrong side' });
      await acts({ do: 'submission', side: 'blue', by: 'tap' });
      await verb('confirm-bout');
    },
  ],
  ['a fighter withdrawn', () => verb('withdraw-fighter', { side: 'blue', place: 0, by: 'Doctor' })],
  [
    'the last bout of both',
    async () => {
      for (let left = 4; left > 0; left -= 1) await bothOut();
    },
  ],
];

test.each(steps)(
  'a server killed after %s shows the same team match to the table that comes back',
  async (_, step) => {
    if ((await ask('GET', base())).match === null) {
      await ask('POST', `${base()}/open`, { commandId: newId() });
    }
    const before = await held();
    await step();
    const after = await held();
    expect(after).not.toEqual(before);
    await again();
    expect(await held()).toEqual(after);
  },
  60_000,
);

test('a confirmation under way when it was killed is whole or absent, and sent again it counts once', async () => {
  const { matchId, team } = await held();
  expect(team.match).toMatchObject({ winner: 'b', method: 'total-warnings', awaiting: null });
  const body = { commandId: newId(), matchId };
  const underWay = server
    .client('table')('POST', `${base()}/confirm`, body)
    .catch(() => null);
  await again();
  await underWay;
  await ask('POST', `${base()}/confirm`, body);
  await ask('POST', `${base()}/confirm`, body);
  // It needs the built engine, which is there by now.
  const { byCommand, logOf } = await import('../scripts/faults/checks.mjs');
  const faults: string[] = [];
  const log = [...byCommand(await logOf(server.client('check'), t), faults).values()];
  expect(faults).toEqual([]);
  const confirmed = log.filter(
    ({ stream, action }) => stream.id === matchId && action.type === 'confirm-result',
  );
  expect(confirmed).toHaveLength(1);
  const verified = await ask('POST', `/tournaments/${t}/verify`, {});
  expect(verified).toMatchObject({ ok: true, differences: [] });
}, 60_000);
