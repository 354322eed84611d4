import type { DivisionForOfficials } from '@threecount/tournament';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refereePage } from '../apps/web/src/referee/model/referee-page.ts';
import { looks, PageServer } from './support/page-server.ts';

/*
 * The referee's page in a real browser, for each book: what the model holds stands on it, all of it can be found, it
 * works without a network once it is there, and ticks stay on the device. Needs the built pages and a browser, as
 * `npm test` provides them.
 */

const division = 'Women / Adult / Advanced / -60 kg';
const list = [
  'Given name,Family name,Club,Division',
  ...['Ana Berg', 'Eva Lind', 'Mara Haddad'].map((name) =>
    [...name.split(' '), 'Northside', division].join(','),
  ),
].join('\n');

/** Columns of one division in each book. */
const columns = {
  five: { discipline: 'gi', ageGroup: 'adults', gender: 'female', rank: 'blue' },
  classic: { discipline: 'gi', event: 'all-ranks' },
  'bjj-advantage': { discipline: 'gi', ageGroup: 'adults', gender: 'female', rank: 'blue' },
  'grappling-x': { discipline: 'no-gi', ageGroup: 'adults', gender: 'female', level: 'advanced' },
} as const;
type BookId = keyof typeof columns;
const bookIds = Object.keys(columns) as BookId[];

/** The parts that differ in form. */
const manyParts = ['Before the start', 'Scores', 'Fouls', 'Techniques', 'Timekeeper'];

let hall: PageServer;
let context: BrowserContext;
const tournaments = new Map<BookId, string>();

async function prepare(rulebook: BookId): Promise<void> {
  const content = Buffer.from(list).toString('base64');
  const name = `Harbour Open ${rulebook}`;
  const { tournamentId } = await hall.post('/imports', {
    fileName: 'list.csv',
    content,
    name,
    rulebook,
  });
  await hall.post(`/tournaments/${tournamentId}/actions`, {
    stream: { kind: 'division', id: 'd1' },
    action: { type: 'set-column', column: columns[rulebook] },
  });
  tournaments.set(rulebook, tournamentId);
}

beforeAll(async () => {
  hall = await PageServer.started('referee');
  for (const id of bookIds) await prepare(id);
  context = await hall.browser.newContext({ viewport: { width: 375, height: 740 } });
});

afterAll(() => hall.close());

const place = (id: BookId) => `/t/${tournaments.get(id)}`;

async function opened(url: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.fail(error.message));
  await page.goto(hall.base + url);
  await page.locator('h1, h2').first().waitFor();
  return page;
}

const partButtons = (page: Page) => page.getByRole('navigation', { name: 'Parts of this page' });

describe.each(bookIds)('%s', (id) => {
  test('every line of the model stands on the page, word for word, with its clauses', async () => {
    const answer = await context.request.get(
      `${hall.base}/api/tournaments/${tournaments.get(id)}/divisions/d1/referee`,
    );
    const { official } = (await answer.json()) as DivisionForOfficials;
    if (official === null) throw new Error('no rules');
    const page = await opened(`${place(id)}/referee/d1`);
    const buttons = partButtons(page).getByRole('button');
    await buttons.first().waitFor();
    const sections = refereePage(official);
    expect(await buttons.count()).toBe(sections.length);
    for (const [i, section] of sections.entries()) {
      await buttons.nth(i).click();
      const shown = page.locator(`[data-section="${section.id}"]`);
      await shown.waitFor();
      const lines = await shown.locator('li').evaluateAll((items) =>
        items.map((item) => ({
          label: item.querySelector('.label b')?.textContent,
          details: [...item.querySelectorAll('.detail')].map((each) => each.textContent),
          clauses: [...item.querySelectorAll('[data-clause]')].map((each) =>
            each.getAttribute('data-clause'),
          ),
        })),
      );
      const wanted = section.groups.flatMap((group) =>
        group.lines.map(({ label, details, cites }) => ({
          label,
          details,
          clauses: cites.map((one) => one.clause),
        })),
      );
      expect(lines, section.id).toEqual(wanted);
    }
    await page.close();
  });

  test('each part looks right on three screens', async () => {
    const page = await opened(`${place(id)}/referee/d1`);
    const buttons = partButtons(page).getByRole('button');
    await buttons.first().waitFor();
    for (const name of id === 'five' ? manyParts : ['Fouls']) {
      await buttons.filter({ hasText: name }).first().click();
      await page.getByRole('heading', { level: 2, name }).waitFor();
      await looks(page, `referee-${id}-${name.replaceAll(' ', '-').toLowerCase()}`);
    }
    const sizes = await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().height),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    await page.close();
  });
});

test('what is searched for is found in every part, and by its clause', async () => {
  const page = await opened(`${place('five')}/referee/d1`);
  const search = page.getByRole('searchbox');
  await search.fill('knee belly');
  await page.getByText(/\d+ places found/).waitFor();
  await page.getByRole('heading', { name: 'Scores' }).waitFor();
  await search.fill('FIVE-BLD-01');
  await page.getByText('Blood', { exact: true }).first().waitFor();
  await looks(page, 'referee-search');
  await search.fill('no such words anywhere');
  await page.getByText('0 places found').waitFor();
  await page.close();
});

test('once it is there it needs no network, and ticks stay on the device', async () => {
  const page = await opened(`${place('five')}/referee/d1`);
  const box = page.getByRole('checkbox').first();
  await box.waitFor();
  await context.setOffline(true);
  await box.check();
  await partButtons(page).getByRole('button', { name: 'Fouls' }).click();
  await page.getByText('Biting', { exact: true }).waitFor();
  await context.setOffline(false);
  await page.reload();
  await box.waitFor();
  expect(await box.isChecked()).toBe(true);
  await page.getByRole('button', { name: /^Clear the ticks/ }).click();
  expect(await box.isChecked()).toBe(false);
  await page.close();
});

test('from the public page of a division: its rules, clauses on demand, and the way to all of it', async () => {
  const page = await opened(`${place('grappling-x')}/brackets/d1`);
  await page.getByText('Rules of this division').click();
  const rules = page.locator('.division-rules');
  await rules.getByText(/Illegal: /).waitFor();
  expect(await rules.textContent()).not.toContain('GX-');
  await rules.getByRole('checkbox').check();
  await rules.getByText(/GX-PTS-05/).waitFor();
  await looks(page, 'division-rules');
  await rules.getByRole('link', { name: /for officials/ }).click();
  await page.waitForURL('**/referee/d1');
  await page.getByRole('link', { name: 'All divisions' }).click();
  await page.waitForURL('**/referee');
  await page.getByText('Choose the division that you referee.').waitFor();
  await looks(page, 'referee-divisions');
  await page.close();
});

test('the table of a mat has the way to it while a match is on', async () => {
  const t = tournaments.get('five');
  const act = (kind: string, id: string, action: object) =>
    hall.post(`/tournaments/${t}/actions`, { stream: { kind, id }, action });
  await hall.post(`/tournaments/${t}/draw`, { seedText: 'referee' });
  await act('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  await act('division', 'd1', { type: 'assign-division', matId: 'm1' });
  await hall.post(`/tournaments/${t}/mats/m1/table/open`, {});
  const link = await hall.post(`/tournaments/${t}/mats/m1/link`, {});
  const desk = await context.newPage();
  await desk.goto(`${hall.base}/table/m1?t=${t}#${link.key}`);
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    desk.getByRole('link', { name: 'Rules, gestures' }).click(),
  ]);
  await partButtons(page).getByRole('button').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`${place('five')}/referee/d1`);
  await looks(desk, 'table-with-link');
  await page.close();
  await desk.close();
});
