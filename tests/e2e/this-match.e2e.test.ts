import { describe, expect, it } from 'vitest';
import { counts, fitsDesk, isAccessible, lacks, shows } from './support/looks.ts';
import { divisionOf } from './support/of-book.ts';
import { Organiser } from './support/organiser.ts';
import { Phone, Scoreboard } from './support/screens.ts';
import { openPlace } from './support/story.ts';
import { Table } from './support/table.ts';

describe('what can be set of one match at its table', () => {
  const place = openPlace('apart');

  const tableOf = async (name: string, link: string): Promise<Table> => {
    const page = await place.hall.device(name, { viewport: { width: 1280, height: 800 } });
    await page.goto(link);
    const table = new Table(page);
    await table.take();
    return table;
  };

  const opens = async (table: Table) => {
    await table.button('This match …').click();
    await table.dialog.waitFor();
  };

  const closes = async (table: Table) => {
    await table.dialog.getByRole('button', { name: 'Close' }).click();
    await table.dialog.waitFor({ state: 'detached' });
  };

  it('card 12: colours change, and table, board and bracket agree', async () => {
    const link = await divisionOf(place.server, 'bjj-advantage');
    const board = await Scoreboard.opened(await place.hall.device('board'), link);
    const phone = new Phone(await place.hall.device('phone'));
    const tournament = new URL(link).searchParams.get('t');
    await phone.page.goto(`${place.server.url}/t/${tournament}/brackets/d1`);
    const table = await tableOf('table', link);
    await fitsDesk(table.page);
    const red = await nameIn(table, 'Red');
    const blue = await nameIn(table, 'Blue');
    await table.start();
    await table.score('Red', 'Guard pass').click();
    await table.score('Blue', 'Sweep').click();
    await table.points(3, 2);
    await table.settled();
    await opens(table);
    await isAccessible(table.page);
    await table.dialog.getByRole('button', { name: 'Change colours' }).click();
    await shows(table.dialog, `Red: ${blue}. Blue: ${red}.`);
    await closes(table);
    await table.points(2, 3);
    await shows(table.side('Blue'), red.split(' ')[1] ?? '');
    await board.points(2, 3);
    await phone.match(blue, red).first().waitFor();
    await table.score('Blue', 'Sweep').click();
    await board.points(2, 5);
    await shows(table.page.getByRole('region', { name: 'Clock and log' }), 'Running');
  });

  it('card 11: a foul on the wrong corner goes to the other one, at its own time, also once the clock stands', async () => {
    const link = await divisionOf(place.server, 'bjj-advantage');
    const table = await tableOf('corner table', link);
    await table.start();
    await table.call('Blue', 'Stalling').click();
    await table.score('Blue', 'Sweep').click();
    await table.points(0, 2);
    const taken = (side: 'Red' | 'Blue') => table.side(side).locator('.ladder > ol .rung.taken');
    await counts(taken('Blue'), 1);
    await table.button(/^STOP/u).click();
    await table.log.first().getByText('STOP').waitFor();
    const stalling = table.log.filter({ hasText: 'Stalling' });
    const time = await stalling.locator('.num').textContent();
    await stalling.getByRole('button', { name: 'Stalling was of Red' }).click();
    await counts(taken('Red'), 1);
    await counts(taken('Blue'), 0);
    await table.log.getByRole('button', { name: 'Sweep was of Red' }).click();
    await table.points(2, 0);
    const right = stalling.filter({ hasText: 'corrected' });
    expect(await right.locator('.num').first().textContent()).toBe(time);
    await counts(table.log.filter({ hasText: 'voided' }), 2);
    await isAccessible(table.page);
    await table.settled();
    await table.page.reload();
    await table.points(2, 0);
    await counts(taken('Red'), 1);
  });

  it('card 23: a wrong length is put right before the start, and the division asked about', async () => {
    const link = await divisionOf(place.server, 'five');
    const table = await tableOf('short table', link);
    await opens(table);
    await shows(table.dialog, '6:00, as its division has it.');
    await table.dialog.getByLabel('Length of this match').fill('5:00');
    await table.dialog.getByLabel('Who decides').fill('Ada');
    await table.dialog.getByLabel('Reason').fill('the sheet says five');
    await table.dialog.getByRole('button', { name: 'Change the length' }).click();
    const asked = 'This match: 5:00. Its division stays at 6:00';
    await shows(table.dialog, asked);
    await isAccessible(table.page);
    await closes(table);
    await shows(table.page.locator('.banners'), asked);
    await fitsDesk(table.page);
    const organiser = new Organiser(await place.hall.device('organiser'));
    await organiser.setPassword(place.server.setupLink, 'a long day in the hall');
    const tournament = new URL(link).searchParams.get('t');
    await organiser.page.goto(`${place.server.url}/organiser/${tournament}`);
    await organiser.goTo('Divisions');
    const main = organiser.page.getByRole('main');
    await shows(main, 'match time 6:00');
    await shows(main, 'Match 1 was given 5:00 at its table.');
    await shows(table.page.getByRole('timer'), '5:00');
    await table.start();
    await lacks(table.page.locator('.banners'), asked);
    await opens(table);
    await lacks(table.dialog, 'Length of this match');
  });

  it('card 20: the sound is handed over for the true end, though the page may be hidden until then', async () => {
    const link = await divisionOf(place.server, 'five');
    const page = await place.hall.device('sounding board');
    await page.addInitScript(() => {
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (at = 0) {
        const after = at - this.context.currentTime;
        document.documentElement.dataset['sounds'] = String(Date.now() + after * 1000);
        start.call(this, at);
      };
    });
    await Scoreboard.opened(page, link);
    const at = `/tournaments/${new URL(link).searchParams.get('t')}/mats/m1/table`;
    const { match } = await place.server.ask<Opened>('POST', `${at}/open`, { commandId: 's-1' });
    const started = Date.now();
    const act = { commandId: 's-2', instant: started, action: { do: 'start' } };
    const { matchId } = match.card;
    await place.server.ask('POST', `${at}/actions`, {
      matchId,
      epoch: match.epoch,
      actions: [act],
    });
    await page.locator('.time:not(.still)').waitFor();
    const sounds = () => page.evaluate(() => document.documentElement.dataset['sounds']);
    expect(await sounds()).toBeUndefined();
    await page.getByRole('button', { name: 'Sound: off' }).click();
    await page.getByRole('button', { name: 'Sound: on', exact: true }).waitFor();
    const due = Number(await sounds()) - started;
    expect(Math.round(due / 1000)).toBe(360);
  });
});

interface Opened {
  readonly match: { readonly card: { readonly matchId: string }; readonly epoch: number };
}

/** The one of the four people who stands on this side. */
const nameIn = async (table: Table, side: 'Red' | 'Blue'): Promise<string> => {
  const text = (await table.side(side).textContent()) ?? '';
  const names = ['Ada Quill', 'Bea Stone', 'Cleo Marsh', 'Dana Field'];
  const [name] = names.filter((one) => text.includes(one.split(' ')[1] ?? one));
  if (name === undefined) throw new Error(`nobody stands on ${side}: ${text}`);
  return name;
};
