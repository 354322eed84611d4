import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noFaults, PageServer } from './support/page-server.ts';

/*
 * Every page for the public and for the organiser, on a phone and on a laptop: nothing that axe objects to, nothing
 * wider than the screen, no error in the console. Needs the built pages and a browser, as `npm test` provides them.
 */

const people = ['Ana Berg', 'Eva Lind', 'Mara Haddad', 'Rosa Silva', 'Nina Brandt'];
const four = ['Tom Berg', 'Ivan Petrov', 'Luis Rossi', 'Sam <b>Wei</b>'];

const row = (name: string, division: string): string =>
  [...name.split(' '), '"Northside, Club"', division].join(',');
const list = [
  'Given name,Family name,Club,Division',
  ...people.map((name) => row(name, 'Women / Adult / Advanced / -60 kg')),
  ...four.map((name) => row(name, 'Men / Adult / Beginner / -70 kg')),
].join('\n');

let place: PageServer;
let context: BrowserContext;
let tournamentId = '';

async function prepare(): Promise<void> {
  const content = Buffer.from(list).toString('base64');
  const made = await place.post('/imports', {
    fileName: 'list.csv',
    content,
    name: 'Harbour Open',
  });
  tournamentId = made.tournamentId;
  const t = `/tournaments/${tournamentId}`;
  const act = (kind: string, id: string, action: object) =>
    place.post(`${t}/actions`, { stream: { kind, id }, action });
  const settings = {
    formats: [
      { from: 2, to: 2, plan: { format: 'best-of-three' } },
      { from: 3, to: 4, plan: { format: 'round-robin', thirdPlace: 'shared' } },
      { from: 5, to: null, plan: { format: 'single-elimination', thirdPlace: 'shared' } },
    ],
  };
  await act('tournament', tournamentId, { type: 'set-settings', settings });
  await place.post(`${t}/draw`, { seedText: 'pages' });
  for (const [index, name] of ['Mat 1', 'Mat 2'].entries()) {
    const matId = `m${index + 1}`;
    await act('mat', matId, { type: 'add-mat', matId, name });
    await act('division', `d${index + 1}`, { type: 'assign-division', matId });
  }
  const { match } = await place.post(`${t}/mats/m1/table/open`, {});
  if (match === null) throw new Error('no match was opened');
  const start = { commandId: 'pages-start', instant: Date.now(), action: { do: 'start' } };
  const { matchId } = match.card;
  await place.post(`${t}/mats/m1/table/actions`, { matchId, epoch: match.epoch, actions: [start] });
}

beforeAll(async () => {
  place = await PageServer.started('pages');
  await prepare();
  context = await place.browser.newContext();
});

afterAll(() => place.close());

async function newPage(): Promise<{ readonly page: Page; readonly errors: string[] }> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors };
}

async function fits(page: Page): Promise<void> {
  await page.locator('h1, h2').first().waitFor();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

test('the one-time link makes this browser the organiser', async () => {
  const { page, errors } = await newPage();
  await page.goto(`${place.base}/setup#${await place.server.newSetupToken()}`);
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
    await page.goto(place.base + where.replace('TOURNAMENT', tournamentId));
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
  await page.goto(`${place.base}/t/${tournamentId}/brackets/d1`);
  const rounds = page.getByRole('region', { name: /^Bracket of/ }).locator('ol');
  await rounds.first().waitFor({ state: 'attached' });
  const counts = await rounds.evaluateAll((lists) => lists.map((each) => each.children.length));
  expect(counts.slice(0, 3)).toEqual([4, 2, 1]);
  await page.goto(`${place.base}/t/${tournamentId}/brackets/d2`);
  await page.getByText('Sam <b>Wei</b>').first().waitFor();
  await page.close();
});

test('whoever is followed stands on top, with what comes, also after loading again', async () => {
  const { page } = await newPage();
  await page.goto(`${place.base}/t/${tournamentId}`);
  const first = page.getByRole('article').filter({ hasText: 'Quarter-final' }).first();
  const name = (await first.locator('.side.red b').textContent()) ?? '';
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Follow ${name}` }).click();
  await page.reload();
  const followed = page.getByRole('region', { name: 'Whom you follow' });
  await followed.getByText('on the mat now').waitFor();
  await page.close();
});
