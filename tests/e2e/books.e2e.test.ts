import { describe, expect, it } from 'vitest';
import { counts, fitsDesk, fitsWidth, isAccessible, shows } from './support/looks.ts';
import { type BookId, divisionOf } from './support/of-book.ts';
import { Scoreboard } from './support/screens.ts';
import { openPlace } from './support/story.ts';
import { Table } from './support/table.ts';
import { drawnTeams } from './support/team-mat.ts';
import { five, TeamDay } from './support/teams.ts';

/** One match of each book at the table, from its start to its outcome. */
describe('the table follows the book', () => {
  const place = openPlace('apart');
  let teamDays = 0;

  /** The table of a first match; under `classic` two teams meet. */
  async function linkOf(book: BookId | 'classic', options: object): Promise<string> {
    if (book !== 'classic') return divisionOf(place.server, book, { ...options });
    teamDays += 1;
    const day = await TeamDay.made(place.server, `Lantern Teams ${teamDays}`, options);
    const teams = [['Bears', 'Bears Club'] as const, ['Crows', 'Crows Club'] as const];
    await drawnTeams(day, teams, (at) => five(at === 0 ? 'Quill' : 'Stone'));
    return day.tableLink('m1');
  }

  async function fighting(book: BookId | 'classic', options = {}): Promise<Table> {
    const link = await linkOf(book, options);
    const table = new Table(await place.hall.device(`table of ${book}`));
    await table.page.goto(link);
    await table.take();
    await fitsDesk(table.page);
    await table.start();
    await fitsDesk(table.page);
    return table;
  }

  /** The senior official lets them fight the last second of the period, or some more. */
  async function secondsLeft(table: Table, left = '0:01'): Promise<void> {
    await table.button('Senior official …').click();
    await table.dialog.getByRole('button', { name: 'Fight on' }).click();
    await table.dialog.getByLabel('Time left').fill(left);
    await table.dialog.getByLabel('Who rules').fill('Ada');
    await table.dialog.getByLabel('Why').fill('clock set');
    await table.dialog.getByRole('button', { name: 'Enter the ruling' }).click();
    await table.button(/^Fight again/u).click();
  }

  const bounce = (table: Table) => table.page.waitForTimeout(320);

  it('five: counts by holding, asks without stopping, and one press takes the next match', async () => {
    const table = await fighting('five');
    const mount = table.score('Red', 'Mount');
    await mount.hover();
    await table.page.mouse.down();
    await shows(mount, '2');
    await table.page.mouse.up();
    await table.points(0, 0);
    await mount.hover();
    await table.page.mouse.down();
    await shows(table.side('Red').getByLabel('Points of Red'), '4');
    await table.page.mouse.up();
    await bounce(table);
    await table.page.keyboard.press('Digit1');
    await table.points(6, 0);
    const asking = table.page.getByRole('region', { name: 'To look at' });
    await shows(asking, 'Red Takedown: check the count');
    await table.call('Blue', 'Count: Stalling').click();
    await table.score('Blue', 'Sweep').click();
    await isAccessible(table.page);
    await fitsDesk(table.page);
    await asking.getByRole('button', { name: 'Keep it' }).click();
    await table.points(6, 2);
    await table.call('Blue', 'Count: Stalling').click();
    await counts(asking, 0);
    await table.button(/^TIME/u).click();
    await table.button('Undo last').click();
    await table.points(6, 0);
    await table.page.keyboard.press('Space');
    await table.call('Red', 'Submission').click();
    await table.dialog.getByRole('button', { name: 'Tap' }).first().click();
    await shows(table.outcome, 'Red wins');
    await fitsDesk(table.page);
    await table.settled();
    await table.page.keyboard.press('Enter');
    await table.button(/^Start/u).waitFor();
    await shows(table.page.locator('header'), 'Match 2');
  });

  it('classic: fouls instead of points, and a third warning ends it', async () => {
    const table = await fighting('classic');
    await counts(table.side('Red').getByRole('button', { name: /points$/u }), 0);
    const foul = table.side('Red').getByRole('button', { name: 'Red, foul, ' });
    expect(await foul.count()).toBeGreaterThan(3);
    await isAccessible(table.page);
    const board = await Scoreboard.opened(await place.hall.device('board'), table.page.url());
    await foul.first().click();
    await board.page.getByRole('img', { name: 'Red: 1 warnings', exact: true }).waitFor();
    await counts(board.page.getByRole('img', { name: /points$/u }), 0);
    await shows(table.page.locator('footer'), 'Fouls: Red 1, Blue 0.');
    await foul.nth(1).click();
    await foul.nth(2).click();
    await shows(table.outcome, /Blue wins .* Disqualification/u);
    await shows(table.outcome, /Disqualification · \d:\d\d · CLS-/u);
    await table.settled();
    const { searchParams } = new URL(table.page.url());
    const phone = await place.hall.device('phone', { viewport: { width: 375, height: 812 } });
    await phone.goto(`${place.server.url}/t/${searchParams.get('t')}/matches/d1-1`);
    const card = phone.getByRole('article').first();
    await shows(card, 'foul');
    await counts(card.locator('em'), 0);
    await fitsDesk(table.page);
  });

  it('classic: a foul counts at once, and by what it was done can be told afterwards', async () => {
    const legalityTable = { 'heel-hook': false, armbar: true };
    const table = await fighting('classic', { legalityTable });
    const foul = table.side('Blue').getByRole('button', { name: 'Blue, foul, Illegal technique' });
    const asking = table.page.getByRole('region', { name: 'To look at' });
    await foul.click();
    await shows(table.log.first(), 'Illegal technique');
    await shows(asking, 'Blue Illegal technique: called. More to say?');
    // Nobody waits for it.
    await table.side('Red').getByRole('button', { name: 'Red, foul, ' }).first().click();
    await counts(asking, 0);
    await bounce(table);
    await foul.click();
    await isAccessible(table.page);
    await fitsDesk(table.page);
    await asking.getByLabel('By what, if known').selectOption('heel-hook');
    await asking.getByRole('button', { name: 'Enter this' }).click();
    await counts(asking.getByText('More to say?'), 0);
    await shows(table.log.first(), 'Illegal technique: Heel hook');
    await shows(table.log.nth(2), 'voided');
    await shows(table.page.locator('footer'), 'Blue 2');
  });

  it('bjj-advantage: a row of advantages with keys, penalties that cost points, a decision', async () => {
    const table = await fighting('bjj-advantage');
    const row = table.side('Blue').getByRole('group', { name: 'Advantages' });
    await counts(row.getByRole('button'), 5);
    await row.getByRole('button', { name: 'Near sweep' }).click();
    for (let step = 0; step < 3; step += 1) {
      await bounce(table);
      await table.call('Red', 'Stalling').click();
    }
    await table.points(-2, 0);
    await isAccessible(table.page);
    await bounce(table);
    await table.call('Red', 'Stalling').click();
    await shows(table.outcome, /Blue wins .* Disqualification/u);
    await table.settled();
    await table.button('Confirm result').click();
    await shows(table.page.getByRole('heading', { level: 1 }), 'Next on this mat');
  });

  it('bjj-advantage: dominance is asked for late in a level match, and once', async () => {
    const table = await fighting('bjj-advantage');
    const asking = table.page.getByRole('region', { name: 'To look at' });
    await counts(asking, 0);
    await secondsLeft(table, '0:28');
    await shows(asking, 'Kept the other on the defensive');
    await isAccessible(table.page);
    await fitsDesk(table.page);
    await asking.getByRole('button', { name: 'Blue' }).click();
    await shows(table.side('Blue').locator('.advantages'), '1');
    await shows(table.log.first(), 'ADV-ADV-02');
    await counts(asking, 0);
    await bounce(table);
    await table.button('Undo last').click();
    await shows(table.side('Blue').locator('.advantages'), '0');
    await counts(asking, 0);
  });

  it('grappling-x: a takedown by its landing, a hold that pays the other side nothing', async () => {
    const table = await fighting('grappling-x');
    await table.score('Red', 'Takedown: Mount').click();
    await table.points(3, 0);
    await table.call('Red', 'Hold secured').click();
    await table.dialog.getByRole('button', { name: 'Heel hook' }).first().click();
    await table.score('Blue', 'Sweep').click();
    await table.points(3, 0);
    await shows(table.log.first(), 'no points: leg lock held');
    await table.call('Red', 'Hold over').click();
    await bounce(table);
    await table.score('Blue', 'Guard pass').click();
    await table.points(3, 3);
    await shows(table.side('Red'), 'Warnings');
    await isAccessible(table.page);
    await table.page.setViewportSize({ width: 375, height: 740 });
    await fitsWidth(table.page);
    await secondsLeft(table);
    await table.button(/^Start Overtime/u).click();
    await shows(table.side('Red'), 'Stalling in overtime');
    await secondsLeft(table);
    await shows(table.page.getByRole('region', { name: 'Next period' }), 'Sudden death no limit');
    await table.button(/^Start Sudden death/u).click();
    const clock = table.page.getByRole('timer');
    await shows(clock, '0:01');
    await shows(clock, '0:02');
    await table.score('Red', 'Sweep').click();
    await shows(table.outcome, /Red wins .* Sudden death/u);
    expect(place.hall.faults).toEqual([]);
  });
});
