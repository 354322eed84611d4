import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { type As, type TestServer, testServer } from '../testing/test-server.ts';
import { coachCookie, newTournament, tableCookie } from '../testing/tournament.ts';
import { tableOfRoutes } from './table-of-routes.ts';

/** Who may call each route. A route that is not here fails the test; so does one that is here and not there. */
const expected: Readonly<
  Record<string, 'everybody' | 'table of the mat' | 'coach of the team' | 'organiser'>
> = {
  'GET /health': 'everybody',
  'GET /session': 'everybody',
  'POST /setup': 'everybody',
  'POST /session': 'everybody',
  'DELETE /session': 'everybody',
  'POST /table-session': 'everybody',
  'POST /team-session': 'everybody',
  'GET /tournaments': 'everybody',
  'GET /tournaments/:t': 'everybody',
  'GET /tournaments/:t/divisions': 'everybody',
  'GET /tournaments/:t/divisions/:d': 'everybody',
  'GET /tournaments/:t/divisions/:d/rules': 'everybody',
  'GET /tournaments/:t/divisions/:d/teams': 'everybody',
  'GET /tournaments/:t/team-events': 'everybody',
  'GET /tournaments/:t/divisions/:d/referee': 'everybody',
  'GET /tournaments/:t/entries': 'everybody',
  'GET /tournaments/:t/mats': 'everybody',
  'GET /tournaments/:t/matches/:m': 'everybody',
  'GET /tournaments/:t/matches/:m/referee': 'everybody',
  'GET /tournaments/:t/mats/:m/scoreboard': 'everybody',
  'GET /tournaments/:t/results': 'everybody',
  'GET /tournaments/:t/schedule': 'everybody',
  'GET /tournaments/:t/standings': 'everybody',
  'GET /tournaments/:t/divisions/:d/team-statistics': 'everybody',
  'GET /tournaments/:t/live': 'everybody',
  'GET /tournaments/:t/public-export': 'everybody',
  'GET /import-template': 'everybody',
  'GET /rulebooks': 'everybody',
  'GET /rulebooks/:id': 'everybody',
  'GET /rulebooks/:id/guide': 'everybody',
  'GET /tournaments/:t/mats/:m/table': 'table of the mat',
  'GET /tournaments/:t/mats/:m/table/rules/:key': 'table of the mat',
  'GET /tournaments/:t/mats/:m/table/team-sheet': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/open': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/actions': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/confirm': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/release': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/paper': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/call': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/no-show': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/length': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/swap-sides': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/take-over': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/confirm-bout': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/take-back-bout': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/pick-fighter': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/withdraw-fighter': 'table of the mat',
  'POST /tournaments/:t/mats/:m/table/rule-team-match': 'table of the mat',
  'GET /tournaments/:t/teams/:e': 'coach of the team',
  'POST /tournaments/:t/teams/:e/order': 'coach of the team',
  'POST /setup-link': 'organiser',
  'POST /tournaments': 'organiser',
  'GET /unreadable-tournaments': 'organiser',
  'POST /tournaments/:t/actions': 'organiser',
  'GET /tournaments/:t/options': 'organiser',
  'POST /tournaments/:t/entries': 'organiser',
  'GET /tournaments/:t/entry-measures': 'organiser',
  'POST /tournaments/:t/teams': 'organiser',
  'POST /tournaments/:t/divisions/:d/teams-list': 'organiser',
  'POST /tournaments/:t/teams/:e/members': 'organiser',
  'POST /tournaments/:t/teams/:e/link': 'organiser',
  'DELETE /tournaments/:t/teams/:e/link': 'organiser',
  'POST /tournaments/:t/show-matches': 'organiser',
  'POST /tournaments/:t/import-preview': 'organiser',
  'POST /tournaments/:t/import': 'organiser',
  'POST /imports': 'organiser',
  'POST /tournaments/:t/draw': 'organiser',
  'GET /tournaments/:t/divisions/:d/seeds-by-points': 'organiser',
  'GET /tournaments/:t/draw-verification': 'organiser',
  'POST /tournaments/:t/change-preview': 'organiser',
  'GET /tournaments/:t/needed-rulings': 'organiser',
  'GET /tournaments/:t/matches/:m/team-sheet': 'organiser',
  'POST /tournaments/:t/simulate': 'organiser',
  'POST /tournaments/:t/verify': 'organiser',
  'GET /tournaments/:t/scripts': 'organiser',
  'GET /tournaments/:t/export': 'organiser',
  'POST /restore': 'organiser',
  'POST /tournaments/:t/mats/:m/link': 'organiser',
  'DELETE /tournaments/:t/mats/:m/link': 'organiser',
  'GET /backups': 'organiser',
  'POST /backups': 'organiser',
  'POST /backups/:name/restore': 'organiser',
};

/** Status codes of a refusal: not signed in at all, or signed in as somebody else. */
type Refusal = 401 | 403;

interface Role {
  readonly as: As;
  readonly refusal: Refusal;
  readonly may: ReadonlySet<string>;
}

const all = new Set(['everybody', 'table of the mat', 'coach of the team', 'organiser']);
const password = 'long enough';
let now = Date.UTC(2026, 4, 1);
let server: TestServer;
let t: string;
let elsewhere: string;
let expired: string;

let organiser = '';

/** The organiser's cookies; signed in again where a route has ended them. */
async function signIn(): Promise<string> {
  const { body } = await server.send('GET', '/api/session', undefined, { cookie: organiser });
  if (body.role === 'organiser') return organiser;
  organiser = (await server.send('POST', '/api/session', { password }, 'nobody')).cookie;
  return organiser;
}

beforeAll(async () => {
  server = await testServer({ now: () => now });
  // A book with teams: each entry is one.
  t = await newTournament(server, 4, 'c', 'classic');
  elsewhere = await newTournament(server, 4, 'elsewhere', 'classic');
  const token = await server.newSetupToken();
  expired = (await server.send('POST', '/api/setup', { token, password }, 'nobody')).cookie;
  now += 31 * 24 * 60 * 60 * 1000;
});

afterAll(() => server.remove());

/** Fresh cookies for every route: some routes end sign-ins. */
async function roles(): Promise<Readonly<Record<string, Role>>> {
  const withdrawn = await tableCookie(server, t, 'm1');
  const ofThis = await tableCookie(server, t, 'm1');
  const ofOther = await tableCookie(server, t, 'm2');
  const ofElsewhere = await tableCookie(server, elsewhere, 'm1');
  const withdrawnTeam = await coachCookie(server, t, 'e1');
  const ofTeam = await coachCookie(server, t, 'e1');
  const ofOtherTeam = await coachCookie(server, t, 'e2');
  const ofTeamElsewhere = await coachCookie(server, elsewhere, 'e1');
  const coaches = new Set(['everybody', 'coach of the team']);
  const viewers = new Set(['everybody']);
  const tables = new Set(['everybody', 'table of the mat']);
  return {
    viewer: { as: 'nobody', refusal: 401, may: viewers },
    'table of another mat': { as: { cookie: ofOther }, refusal: 403, may: viewers },
    'table of another tournament': { as: { cookie: ofElsewhere }, refusal: 403, may: viewers },
    'withdrawn link': { as: { cookie: withdrawn }, refusal: 401, may: viewers },
    'expired session': { as: { cookie: expired }, refusal: 401, may: viewers },
    'coach of another team': { as: { cookie: ofOtherTeam }, refusal: 403, may: viewers },
    'coach elsewhere': { as: { cookie: ofTeamElsewhere }, refusal: 403, may: viewers },
    'withdrawn link of a team': { as: { cookie: withdrawnTeam }, refusal: 401, may: viewers },
    'coach of this team': { as: { cookie: ofTeam }, refusal: 403, may: coaches },
    'table of this mat': { as: { cookie: ofThis }, refusal: 403, may: tables },
    organiser: { as: { cookie: await signIn() }, refusal: 403, may: all },
    'program of the owner': { as: 'owner', refusal: 403, may: all },
  };
}

const routes = tableOfRoutes({} as Deps).map(({ method, path }) => ({ method, path }));

test('the expectations name every route and no other', () => {
  const there = routes.map(({ method, path }) => `${method} ${path}`);
  expect(there.sort()).toEqual(Object.keys(expected).sort());
});

test.each(routes)('$method $path is open to its role and to nobody else', async (route) => {
  const need = expected[`${route.method} ${route.path}`] ?? 'nobody';
  const filled: Readonly<Record<string, string>> = {
    t,
    m: 'm1',
    d: 'd1',
    e: 'e1',
    id: 'five',
    name: 'none',
  };
  const url = `/api${route.path.replace(/:(\w+)/g, (_, name: string) => filled[name] ?? '')}`;
  for (const [name, { as, refusal, may }] of Object.entries(await roles())) {
    const body = route.method === 'POST' ? {} : undefined;
    const { status } = await server.send(route.method, url, body, as);
    const refused = status === 401 || status === 403 ? status : null;
    expect([name, refused]).toEqual([name, may.has(need) ? null : refusal]);
    expect(status).toBeLessThan(500);
  }
});

test('no address of a tournament, however it is written, goes round the guard', async () => {
  const urls = [
    `/%61pi/tournaments/${t}/export`,
    `/api/tournaments/${t}/%65xport`,
    `/api/tournaments/${t}/export?x=1`,
    `/api//tournaments/${t}/export`,
    `/API/tournaments/${t}/export`,
    `/api/tournaments/${t}/export/`,
  ];
  for (const url of urls) {
    const { status, text } = await server.send('GET', url, undefined, 'nobody');
    expect([url, status === 401 || status === 404 || text.includes('not built')]).toEqual([
      url,
      true,
    ]);
    expect(text).not.toContain('threecount.export');
  }
});
