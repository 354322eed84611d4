import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { looks, PageServer } from './support/page-server.ts';

/*
 * The plan of a day in a real browser: the organiser says where and when, a reader in another zone sees both clocks, and
 * the standings of clubs are ruled on. Needs the built pages and a browser, as `npm test` provides them.
 */

const division = 'Women / Adult / Advanced / -60 kg';
const people = ['Ana Berg', 'Eva Lind', 'Mara Haddad', 'Rosa Silva'];
const list = [
  'Given name,Family name,Club,Division',
  ...people.map((name, i) => [...name.split(' '), `Club ${i % 2}`, division].join(',')),
  ...people.map((name) => [...name.split(' '), 'Club 2', `${division} B`].join(',')),
].join('\n');
/** A summer's day that is still to come. */
const day = `${new Date().getFullYear() + 1}-07-18`;

let place: PageServer;
let t = '';
let organiser: BrowserContext;
let reader: BrowserContext;
const errors: string[] = [];

async function pageOf(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(place.base + path);
  return page;
}

beforeAll(async () => {
  place = await PageServer.started('day');
  const content = Buffer.from(list).toString('base64');
  t = (await place.post('/imports', { fileName: 'list.csv', content, name: 'Harbour Open' }))
    .tournamentId;
  const act = (kind: string, id: string, action: object) =>
    place.post(`/tournaments/${t}/actions`, { stream: { kind, id }, action });
  await place.post(`/tournaments/${t}/draw`, { seedText: 'day' });
  await act('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  await act('mat', 'm2', { type: 'add-mat', matId: 'm2', name: 'Mat 2' });
  await act('division', 'd1', { type: 'assign-division', matId: 'm1' });
  organiser = await place.browser.newContext({ timezoneId: 'America/Sao_Paulo', locale: 'en-GB' });
  reader = await place.browser.newContext({ timezoneId: 'Europe/Lisbon', locale: 'en-GB' });
  const { token } = await place.post('/setup-link', {});
  const page = await pageOf(organiser, `/setup#${token}`);
  await page.getByLabel('Password', { exact: true }).fill('a password for tests');
  await page.getByLabel('The same password again').fill('a password for tests');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('heading', { name: 'Tournaments' }).waitFor();
  await page.close();
});

afterAll(() => place.close());

test('the organiser sets zone, start and a break, and every match has its time', async () => {
  const page = await pageOf(organiser, `/organiser/${t}/mats`);
  const session = page.getByRole('group', { name: 'Session 1' });
  await expect
    .poll(() => page.getByLabel('Time zone of the venue').inputValue())
    .toBe('America/Sao_Paulo');
  await session.getByLabel('Day').fill(day);
  await session.getByLabel('Start').fill('14:40');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page
    .getByText(/until about .* 15:\d\d/)
    .first()
    .waitFor();
  const mat = page.getByRole('region', { name: 'Mat 1' });
  await mat.getByText('Breaks and start of this mat').click();
  await mat.getByRole('button', { name: 'Add a break' }).click();
  const lunch = mat.getByRole('group', { name: 'Break 1' });
  await lunch.getByLabel('Start').fill('14:50');
  await lunch.getByLabel('Minutes').fill('20');
  await lunch.getByLabel('Name').fill('Lunch');
  await mat.getByRole('button', { name: 'Save', exact: true }).click();
  await mat.getByText(/^Lunch .*14:50–.*15:10$/).waitFor();
  await mat.getByText('Order of the next matches').click();
  await mat.getByText(/^about .*14:40$/).waitFor();
  await looks(page, 'day');
  await mat.getByLabel('Mat of match 2').selectOption({ label: 'Mat 2' });
  const other = page.getByRole('region', { name: 'Mat 2' });
  await other.getByText('1 match left').waitFor();
  await page.close();
});

test('card 72: a reader in another zone sees venue time, labelled, and their own beside it', async () => {
  const page = await pageOf(reader, `/t/${t}/mats`);
  await page.getByText('times of Sao Paulo (GMT-3)').waitFor();
  await page
    .getByText(/about .*14:40 venue time \(18:40 yours\)/)
    .first()
    .waitFor();
  await page.getByText(/Lunch .*14:50–.*15:10 venue time/).waitFor();
  await page.getByRole('heading', { name: 'Time to be announced' }).waitFor();
  await looks(page, 'day-public');
  await page.close();
});

test('level clubs are ruled on by name and with a reason, and everybody sees it', async () => {
  await place.post(`/tournaments/${t}/simulate`, { seedText: 'clubs' });
  const page = await pageOf(organiser, `/organiser/${t}/results`);
  await page.getByRole('heading', { name: 'Standings of clubs' }).waitFor();
  await page.getByText('How they are made').click();
  for (const place of ['Gold', 'Silver', 'Bronze']) {
    await page.getByLabel(place, { exact: true }).fill('0');
  }
  for (const step of [
    'golds',
    'silvers',
    'bronzes',
    'higher belt of a champion',
    'heavier class of a champion',
  ]) {
    await page.getByRole('button', { name: `Leave out ${step}` }).click();
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: /^Rule on the order of / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Move Club 2 up' }).click();
  await dialog.getByLabel('Who rules').fill('Ada Head');
  await dialog.getByLabel('Reason').fill('by lot');
  await dialog.getByRole('button', { name: 'Set this order' }).click();
  await page.getByText('Order of level ones by Ada Head: by lot').waitFor();
  await looks(page, 'clubs');
  const seen = await pageOf(reader, `/t/${t}/results`);
  await seen.getByText('Order of level ones by Ada Head: by lot').waitFor();
  await looks(seen, 'clubs-public');
  expect(errors).toEqual([]);
});
