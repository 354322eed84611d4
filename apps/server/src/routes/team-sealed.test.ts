import { afterEach, describe, expect, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { openStream } from '../testing/event-stream.ts';
import { type As, type TestServer, testServer } from '../testing/test-server.ts';
import {
  coachCookie,
  fiveOf,
  organise,
  tableCookie,
  teamTournament,
} from '../testing/tournament.ts';
import { tableOfRoutes } from './table-of-routes.ts';

/** What two servers with the same days behind them tell apart by is what a secret has leaked by. */

const start = Date.UTC(2026, 4, 1, 9);
const servers: TestServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.remove();
});

interface Day {
  readonly server: TestServer;
  readonly port: number;
  readonly t: string;
  readonly table: Exclude<As, string>;
  pass(ms: number): void;
}

let count = 0;
const newId = () => {
  count += 1;
  return `s-${count}`;
};

/** Two teams that are drawn against each other on mat 1. */
async function aDay(teams = ['Quill', 'Stone'], options: object = {}, weightKg = 80): Promise<Day> {
  count = 0;
  let now = start;
  const server = await testServer({ now: () => now });
  servers.push(server);
  const t = await teamTournament(server, options);
  for (const name of teams) {
    const body = { commandId: newId(), divisionId: 'd1', name, members: fiveOf(name, weightKg) };
    await server.send('POST', `/api/tournaments/${t}/teams`, body);
  }
  await organise(server, t, 'mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  await organise(server, t, 'division', 'd1', { type: 'assign-division', matId: 'm1' });
  await server.send('POST', `/api/tournaments/${t}/draw`, { commandId: 'draw', seedText: 'x' });
  const table = { cookie: await tableCookie(server, t, 'm1') };
  const pass = (ms: number) => {
    now += ms;
  };
  const port = await server.listen(0, '127.0.0.1');
  return { server, port, t, table, pass };
}

const peopleOf = async ({ server, t }: Day, entryId: string): Promise<readonly string[]> => {
  const { body } = await server.send('GET', `/api/tournaments/${t}/teams/${entryId}`);
  const members: readonly { personId: string }[] = body.team.members;
  return members.map(({ personId }) => personId).sort();
};

const act = ({ server, t }: Day, entryId: string, action: object) =>
  organise(server, t, 'entry', entryId, action);

/** Weighs a team and lodges its order: its people by id, in these places. */
async function lodge(day: Day, entryId: string, places: readonly number[], weigh = true) {
  const people = await peopleOf(day, entryId);
  for (const personId of weigh ? people : []) {
    await act(day, entryId, { type: 'weigh-member', personId, weightKg: 80 });
  }
  await act(day, entryId, { type: 'lodge-order', order: places.map((place) => people[place]) });
}

async function atTable({ server, t, table }: Day, verb: string, body: object = {}) {
  const url = `/api/tournaments/${t}/mats/m1/table/${verb}`;
  const sent = { ...(verb === 'actions' ? {} : { commandId: newId() }), matchId: 'd1-1', ...body };
  const answer = await server.send('POST', url, sent, table);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

/** Fights the five bouts of a first team match: each is won by red, or by nobody. */
async function bouts(day: Day, match: { readonly epoch: number }, end: 'red' | 'nobody') {
  const foul = { do: 'foul', side: 'both', foul: 'stalling' };
  const tap = { do: 'submission', side: 'red', by: 'tap' };
  let { epoch } = match;
  for (let n = 0; n < 5; n += 1) {
    day.pass(1_000);
    const acts = [{ do: 'start' }, ...(end === 'red' ? [tap] : [foul, foul, foul])];
    const actions = acts.map((action) => ({ commandId: newId(), instant: start, action }));
    await atTable(day, 'actions', { epoch, actions });
    epoch = (await atTable(day, 'confirm-bout')).match.epoch;
  }
}

const filled = (path: string, t: string, coached: string): string =>
  path
    .replace('/tournaments/:t/matches/:m', `/tournaments/${t}/matches/d1-1`)
    .replace(':t', t)
    .replace(':d', 'd1')
    .replace(':m', 'm1')
    .replace(':e', coached);

/** Everything that somebody can read: each route that answers with what the tournament holds, and each live topic. */
async function readBy(day: Day, as: As, coached: string): Promise<ReadonlyMap<string, string>> {
  const { server, t } = day;
  const seen = new Map<string, string>();
  for (const { method, path, need } of tableOfRoutes({} as Deps)) {
    const apart = path.endsWith('/live') || path.endsWith('/:key') || !path.includes('/:t');
    if (method !== 'GET' || apart || need === 'organiser') continue;
    for (const query of [
      '',
      '?format=csv',
      '?format=ics',
      '?as=public',
      '?bout=1',
      '?match=d1-1',
    ]) {
      const url = `/api${filled(path, t, coached)}${query}`;
      const { status, text } = await server.send('GET', url, undefined, as);
      if (status === 200) seen.set(url, text);
    }
  }
  for (const [topic, text] of await streamed(day, as)) seen.set(topic, text);
  return seen;
}

const topics = ['tournament', 'mats', 'divisions', 'division:d1', 'teams:d1', 'scoreboard:m1'];

async function streamed({ t, port }: Day, as: As) {
  const ofTable = typeof as === 'object' && 'cookie' in as && as.cookie.includes('table');
  const followed = ofTable ? [...topics, 'table:m1'] : topics;
  const list = encodeURIComponent(followed.join(','));
  const headers = typeof as === 'object' && 'cookie' in as ? { cookie: as.cookie } : {};
  const url = `http://127.0.0.1:${port}/api/tournaments/${t}/live?topics=${list}`;
  const stream = await openStream(url, headers);
  await stream.until((topic) => topic === followed.at(-1));
  stream.close();
  return stream.frames.map(({ topic, snapshot }) => [topic, JSON.stringify(snapshot)] as const);
}

/** What each kind of reader sees of a day. */
async function readByAll(day: Day, coached: string): Promise<ReadonlyMap<string, string>> {
  const readers: readonly (readonly [string, As])[] = [
    ['nobody', 'nobody'],
    ['table', day.table],
    ['other coach', { cookie: await coachCookie(day.server, day.t, coached) }],
  ];
  const all = new Map<string, string>();
  for (const [name, as] of readers) {
    for (const [what, text] of await readBy(day, as, coached)) all.set(`${name}: ${what}`, text);
  }
  return all;
}

const plain = [0, 1, 2, 3, 4];
const other = [3, 0, 4, 1, 2];

/**
 * Whatever two days show otherwise that differ in one thing alone.
 * @param coached the team whose coach reads, too: not the one with a secret
 */
async function toldApart(
  make: (secret: boolean) => Promise<Day>,
  coached = 'e2',
): Promise<readonly string[]> {
  const [one, two] = [
    await readByAll(await make(false), coached),
    await readByAll(await make(true), coached),
  ];
  expect([...two.keys()]).toEqual([...one.keys()]);
  for (const name of ['nobody: ', 'table: table:m1', 'other coach: /api/tournaments/']) {
    expect([...one.keys()].some((what) => what.startsWith(name))).toBe(true);
  }
  return [...one.keys()].filter((what) => one.get(what) !== two.get(what));
}

describe('no route and no stream tells', () => {
  test('an order while that of the other team is missing; then it is told', async () => {
    const make = (both: boolean) => async (secret: boolean) => {
      const day = await aDay();
      await lodge(day, 'e1', secret ? other : plain);
      if (both) await lodge(day, 'e2', plain);
      return day;
    };
    expect(await toldApart(make(false))).toEqual([]);
    expect(await toldApart(make(true))).toContain('nobody: teams:d1');
  });

  test('both orders before they close, and weights that were only declared', async () => {
    const differing = await toldApart(async (secret) => {
      const weights = secret ? 70 : 80;
      const day = await aDay(['Quill', 'Stone'], {}, weights);
      const closing = { type: 'set-order-closing', at: start + 3_600_000 };
      await organise(day.server, day.t, 'division', 'd1', closing);
      await lodge(day, 'e2', plain);
      await lodge(day, 'e1', secret ? other : plain, false);
      return day;
    });
    expect(differing).toEqual([]);
  });

  test('a pick while the other team has not picked', async () => {
    const differing = await toldApart(async (secret) => {
      const day = await aDay();
      for (const entryId of ['e1', 'e2']) await lodge(day, entryId, plain);
      const { match } = await atTable(day, 'open');
      await bouts(day, match, 'nobody');
      await atTable(day, 'pick-fighter', { side: 'red', place: secret ? 0 : 3 });
      return day;
    });
    expect(differing).toEqual([]);
  });

  test('an order that is lodged anew between two team matches', async () => {
    const options = { reorderBetweenTies: 'yes' };
    const differing = await toldApart(async (secret) => {
      const day = await aDay(['Quill', 'Stone', 'Marsh', 'Brook'], options);
      for (const entryId of ['e1', 'e2', 'e3', 'e4']) await lodge(day, entryId, plain);
      const { match } = await atTable(day, 'open');
      await bouts(day, match, 'red');
      await atTable(day, 'confirm');
      day.pass(3_600_000);
      const { entryId } = match.card.red.competitor;
      expect(entryId).not.toBe('e4');
      await lodge(day, entryId, secret ? [1, 0, 2, 3, 4] : other, false);
      return day;
    }, 'e4');
    expect(differing).toEqual([]);
  });
});
