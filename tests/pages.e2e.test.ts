import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { createServer, type Server } from '@threecount/server';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * Every page for the public and for the organiser, on a phone and on a laptop: nothing that axe objects to, nothing
 * wider than the screen, no error in the console. Needs the built pages and a browser, as `npm test` provides them.
 */

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const people = ['Ana Berg', 'Eva Lind', 'Mara Haddad', 'Rosa Silva', 'Nina Brandt'];
const four = ['Tom Berg', 'Ivan Petrov', 'Luis Rossi', 'Sam <b>Wei</b>'];

const row = (name: string, division: string): string =>
  [...name.split(' '), '"Northside, Club"', division].join(',');
const list = [
  'Given name,Family name,Club,Division',
  ...people.map((name) => row(name, 'Women / Adult / Advanced / -60 kg')),
  ...four.map((name) => row(name, 'Men / Adult / Beginner / -70 kg')),
].join('\n');

const dataDir = mkdtempSync(path.join(tmpdir(), 'threecount-pages-'));
let server: Server;
let browser: Browser;
let context: BrowserContext;
let base = '';
let tournamentId = '';

interface Answer {
  readonly tournamentId: string;
  readonly match: { readonly card: { readonly matchId: string }; readonly epoch: number } | null;
}

let commands = 0;
async function post(url: string, body: object): Promise<Answer> {
  commands += 1;
  const response = await server.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${server.localToken}` },
    payload: { commandId: `pages-${commands}`, ...body },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function prepare(): Promise<void> {
  const content = Buffer.from(list).toString('base64');
  const made = await post('/imports', { fileName: 'list.csv', content, name: 'Harbour Open' });
  tournamentId = made.tournamentId;
  const t = `/tournaments/${tournamentId}`;
  const act = (kind: string, id: string, action: object) =>
    post(`${t}/actions`, { stream: { kind, id }, action });
  const settings = {
    formats: [
      { from: 2, to: 2, plan: { format: 'best-of-three' } },
      { from: 3, to: 4, plan: { format: 'round-robin', thirdPlace: 'shared' } },
      { from: 5, to: null, plan: { format: 'single-elimination', thirdPlace: 'shared' } },
    ],
  };
  await act('tournament', tournamentId, { type: 'set-settings', settings });
  await post(`${t}/draw`, { seedText: 'pages' });
  for (const [index, name] of ['Mat 1', 'Mat 2'].entries()) {
    const matId = `m${index + 1}`;
    await act('mat', matId, { type: 'add-mat', matId, name });
    await act('division', `d${index + 1}`, { type: 'assign-division', matId });
  }
  const { match } = await post(`${t}/mats/m1/table/open`, {});
  if (match === null) throw new Error('no match was opened');
  const start = { commandId: 'pages-start', instant: Date.now(), action: { do: 'start' } };
  const { matchId } = match.card;
  await post(`${t}/mats/m1/table/actions`, { matchId, epoch: match.epoch, actions: [start] });
}

beforeAll(async () => {
  const executablePath = process.env['THREECOUNT_CHROMIUM'];
  if (!executablePath) throw new Error('THREECOUNT_CHROMIUM names no browser: run `npm test`.');
  const webDir = path.resolve(import.meta.dirname, '../apps/web/dist');
  const started = await createServer({ dataDir, webDir, signInsPerMinute: 100 });
  if (!started.ok) throw new Error(started.message);
  server = started.server;
  await prepare();
  base = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  browser = await chromium.launch({ executablePath, args: flags });
  context = await browser.newContext();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function newPage(): Promise<{ readonly page: Page; readonly errors: string[] }> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors };
}

async function noFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(told, page.url()).toEqual([]);
}

async function fits(page: Page): Promise<void> {
  await page.locator('h1, h2').first().waitFor();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

test('the one-time link makes this browser the organiser', async () => {
  const { page, errors } = await newPage();
  await page.goto(`${base}/setup#${await server.newSetupToken()}`);
  await noFaults(page);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('needs at least 8 characters').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('The same password again').fill('long enough');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('link', { name: 'Import a list' }).waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

const publicPages = [
  '',
  '/brackets',
  '/brackets/d1',
  '/brackets/d2',
  '/mats',
  '/results',
  '/entries',
];
const desk = [
  '',
  '/import',
  '/divisions',
  '/entries',
  '/draw',
  '/mats',
  '/hall',
  '/results',
  '/safety',
];

describe('each page', () => {
  const all = [
    ...['/', '/sign-in', '/organiser/new', '/organiser/import', '/organiser/restore'],
    ...publicPages.map((rest) => `/t/TOURNAMENT${rest}`),
    ...desk.map((rest) => `/organiser/TOURNAMENT${rest}`),
  ];
  test.each(all)('%s', async (where) => {
    const { page, errors } = await newPage();
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(base + where.replace('TOURNAMENT', tournamentId));
    await fits(page);
    await noFaults(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await fits(page);
    expect(errors).toEqual([]);
    await page.close();
  });
});

test('a bracket reads as one list a round, and names are text', async () => {
  const { page } = await newPage();
  await page.goto(`${base}/t/${tournamentId}/brackets/d1`);
  const rounds = page.getByRole('region', { name: /^Bracket of/ }).locator('ol');
  await rounds.first().waitFor({ state: 'attached' });
  const counts = await rounds.evaluateAll((lists) => lists.map((each) => each.children.length));
  expect(counts.slice(0, 3)).toEqual([4, 2, 1]);
  await page.goto(`${base}/t/${tournamentId}/brackets/d2`);
  await page.getByText('Sam <b>Wei</b>').first().waitFor();
  await page.close();
});

test('whoever is followed stands on top, with what comes, also after loading again', async () => {
  const { page } = await newPage();
  await page.goto(`${base}/t/${tournamentId}`);
  const first = page.getByRole('article').filter({ hasText: 'Quarter-final' }).first();
  const name = (await first.locator('.side.red b').textContent()) ?? '';
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Follow ${name}` }).click();
  await page.reload();
  const followed = page.getByRole('region', { name: 'Whom you follow' });
  await followed.getByText('on the mat now').waitFor();
  await page.close();
});
