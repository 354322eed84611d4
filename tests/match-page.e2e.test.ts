import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { looks, PageServer } from './support/page-server.ts';

/*
 * The page of a match in a real browser: on a phone, a laptop and a hall screen; live while it runs; clauses for the
 * officials alone; and the links that lead to it. Needs the built pages and a browser, as `npm test` provides them.
 */

const division = 'Women / Adult / Advanced / -60 kg';
const people = ['Ana Berg', 'Eva Lind', 'Mara Haddad', 'Rosa <b>Silva</b>', 'Nina Brandt'];
const list = [
  'Given name,Family name,Club,Division',
  ...people.map((name) => [...name.split(' '), 'Northside', division].join(',')),
].join('\n');

let place: PageServer;
let spectator: BrowserContext;
let t = '';
let matchId = '';
let epoch = 0;
async function call(...actions: readonly object[]): Promise<void> {
  const made = actions.map((action) => ({
    commandId: place.commandId(),
    instant: Date.now(),
    action,
  }));
  const answer = await place.post(`/tournaments/${t}/mats/m1/table/actions`, {
    matchId,
    epoch,
    actions: made,
  });
  expect(answer.refused).toEqual([]);
}

/** The mat takes its next match. */
async function open(): Promise<void> {
  const { match } = await place.post(`/tournaments/${t}/mats/m1/table/open`, {
    overrule: { by: 'Head referee', reason: 'rested' },
  });
  ({ epoch } = match);
  ({ matchId } = match.card);
}

async function prepare(): Promise<void> {
  const content = Buffer.from(list).toString('base64');
  t = (await place.post('/imports', { fileName: 'list.csv', content, name: 'Harbour Open' }))
    .tournamentId;
  const act = (kind: string, id: string, action: object) =>
    place.post(`/tournaments/${t}/actions`, { stream: { kind, id }, action });
  await place.post(`/tournaments/${t}/draw`, { seedText: 'match' });
  await act('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  await act('division', 'd1', { type: 'assign-division', matId: 'm1' });
  await open();
}

beforeAll(async () => {
  place = await PageServer.started('match');
  await prepare();
  spectator = await place.browser.newContext();
});

afterAll(() => place.close());

async function opened(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.fail(error.message));
  await page.goto(place.base + url);
  await page.locator('h2').first().waitFor();
  return page;
}

const pageOf = (id = matchId): string => `/t/${t}/matches/${id}`;

test('a match that was not fought yet says so', async () => {
  const page = await opened(spectator, pageOf('d1-4'));
  await page.getByText('has not been fought here yet').waitFor();
  await looks(page, 'not-yet');
  await page.close();
});

test('what is no match says so', async () => {
  const page = await spectator.newPage();
  await page.goto(place.base + pageOf('d1-77'));
  await page.getByText('There is no such match.').waitFor();
  await page.close();
});

test('while it runs it follows every call, and says what each side needs', async () => {
  const page = await opened(spectator, pageOf());
  await page.getByText('Not started: Regulation').waitFor();
  await call({ do: 'start' }, { do: 'score', side: 'red', technique: 'guard-pass' });
  const needs = page.locator('.needs');
  await needs.getByText(/leads by 3 points/).waitFor();
  await needs.getByText(/needs 3 points \(guard pass\) to be level, or 4 points/).waitFor();
  await call({ do: 'foul', side: 'red', foul: 'stalling' });
  await needs.getByText(/Another foul by .+ would give .+ 2 points\./).waitFor();
  await call({ do: 'score', side: 'blue', technique: 'mount' }, { do: 'void', action: 3 });
  await page.locator('.record .gone').waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/FIVE-|\bRed (leads|needs)/);
  await looks(page, 'running');
  await page.getByRole('link', { name: 'Now' }).click();
  await page.getByRole('link', { name: /^How it goes/ }).click();
  await page.waitForURL(`**${pageOf()}`);
  await page.close();
});

test('the officials read the clauses, and may read what the public reads', async () => {
  const context = await place.browser.newContext();
  const link = await place.post(`/tournaments/${t}/mats/m1/link`, {});
  const desk = await context.newPage();
  await desk.goto(`${place.base}/table/m1?t=${t}#${link.key}`);
  await desk.getByRole('button', { name: /undo/i }).waitFor();
  const page = await opened(context, pageOf());
  await page.getByText('FIVE-PTS-08').waitFor();
  await page.getByText(/Taken back, line 3: Mount by Blue\./).waitFor();
  // Each clause with its place in the book's text.
  expect(await page.locator('.clauses').first().textContent()).toMatch(/^FIVE-[A-Z]+-\d+\s*p\. \d/);
  await looks(page, 'official');
  await page.getByRole('radio', { name: 'Spectators' }).check();
  await page.getByText('FIVE-PTS-08').waitFor({ state: 'detached' });
  await call({ do: 'submission', side: 'blue', by: 'tap', technique: 'armbar' });
  const [why] = await Promise.all([
    context.waitForEvent('page'),
    desk.getByRole('link', { name: /^Why/ }).click(),
  ]);
  await why.getByText('Blue won by submission.').waitFor();
  await why.getByText(/The score, 3 to 0, does not count then\./).waitFor();
  await looks(why, 'official-ended');
  await looks(desk, 'table-ended');
  await context.close();
});

test('confirmed: why it ended so, by name; reached from the bracket by keyboard', async () => {
  await place.post(`/tournaments/${t}/mats/m1/table/confirm`, { matchId });
  const page = await opened(spectator, `/t/${t}/brackets/d1`);
  await looks(page, 'bracket');
  const link = page.getByRole('link', { name: /^How it went: / }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${pageOf()}`);
  await page
    .locator('.why')
    .getByText(/ won by submission\./)
    .waitFor();
  expect(await page.locator('.why').textContent()).not.toMatch(/FIVE-|Red|Blue/);
  await looks(page, 'ended');
  await page.close();
});

test('the bell, without a call: the list of the book step by step, to officials whole', async () => {
  await open();
  await call({ do: 'start' }, { do: 'score', side: 'red', technique: 'sweep' });
  const ruling = { reopen: true, remainingMs: 3_000 };
  await call({ do: 'override', ruling, by: 'Head referee', reason: 'clock' }, { do: 'start' });
  const page = await opened(spectator, pageOf());
  await page
    .locator('.why')
    .getByText(/ won by points\./)
    .waitFor();
  expect(await page.locator('.why .steps li').allTextContents()).toEqual([
    expect.stringMatching(/^Points: 2 to 0, .+ is ahead\. *decided$/),
  ]);
  await looks(page, 'points');
  const context = await place.browser.newContext();
  const link = await place.post(`/tournaments/${t}/mats/m1/link`, {});
  const desk = await context.newPage();
  await desk.goto(`${place.base}/table/m1?t=${t}#${link.key}`);
  await desk.getByRole('button', { name: /undo/i }).waitFor();
  const official = await opened(context, pageOf());
  await official.locator('.why .is-not-reached').first().waitFor();
  await looks(official, 'points-official');
  await context.close();
});
