import { beforeAll, describe, expect, it } from 'vitest';
import { counts, fitsDesk, fitsWidth, isAccessible, lacks, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { type Person, prepare } from './support/prepared.ts';
import { openPlace } from './support/story.ts';
import { Table } from './support/table.ts';

const person = (given: string, family: string, club: string): Person => ({ given, family, club });

/** By seed: match 1 is Ada v Dana, 2 Cleo v Bea. */
const four = [
  person('Ada', 'Quill', 'Harbour Team'),
  person('Bea', 'Stone', 'North Hall'),
  person('Cleo', 'Marsh', 'West End'),
  person('Dana', 'Field', 'Old Mill'),
];
/** Three of these have no opponent in the first round. */
const five = [
  person('Edda', 'Brook', 'South Quay'),
  person('Fay', 'Hill', 'Long Acre'),
  person('Gwen', 'Lake', 'High Ridge'),
  person('Hope', 'Wood', 'Low Field'),
  person('Iris', 'Vale', 'Far End'),
];

/** What happens to people between the draw and their match. */
describe('calls, holds and late entries', () => {
  const place = openPlace('story');
  let organiser: Organiser;
  let table: Table;

  async function looksRight(): Promise<void> {
    const { page } = organiser;
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await fitsWidth(page);
      await isAccessible(page);
    }
  }

  beforeAll(async () => {
    organiser = new Organiser(await place.hall.device('organiser'));
    table = new Table(await place.hall.device('table'));
  });

  it('begins with two divisions that are drawn', async () => {
    await organiser.setPassword(place.server.setupLink, 'a long day in the hall');
    const settings = { calls: { number: 3, intervalSeconds: 1 } };
    const made = await prepare(place.server, [four, five], { seeded: true, settings });
    await organiser.page.goto(`${place.server.url}/organiser/${made.tournamentId}`);
    await table.page.goto(await made.linkOf(1));
    await shows(table.queued(1), 'Ada Quill');
  });

  it('holds back whom the medical staff name, with the reason, until they lift it', async () => {
    await organiser.goTo('Entries');
    await organiser.changeEntry('Ada Quill');
    await organiser.dialog.locator('summary', { hasText: 'Medical hold' }).click();
    await looksRight();
    await organiser.dialog.getByLabel('Who of the medical staff').fill('Dr. Ivo Sand');
    await organiser.dialog.getByLabel('Why they are held back').fill('concussion');
    await organiser.dialog.getByRole('button', { name: 'Hold back' }).click();
    await shows(organiser.page.getByRole('main'), 'Held back by Dr. Ivo Sand: concussion');
    await shows(table.queued(1), 'Ada Quill is held back');
    await table.button('Call 1 now …, match 1').click();
    await shows(table.dialog, 'Ada Quill is held back');
    await isAccessible(table.page);
    await table.dialog.getByRole('button', { name: 'Close' }).click();
    await organiser.changeEntry('Ada Quill');
    await organiser.dialog.getByLabel('Who lifts it').fill('Dr. Ivo Sand');
    await organiser.dialog.getByRole('button', { name: 'Lift the hold' }).click();
    await lacks(organiser.page.getByRole('main'), 'Held back');
    await lacks(table.queued(1), 'medical hold');
  });

  it('calls at the table and in the hall, a double press once, each call with its time', async () => {
    await table.page.getByRole('button', { name: 'Call 1, match 1', exact: true }).dblclick();
    await shows(table.queued(1), /Called at \d\d:\d\d(?!, )/u);
    await organiser.goTo('Hall');
    const mat = organiser.page.getByRole('region', { name: 'Mat 1' });
    await mat.getByRole('button', { name: 'Call 2, match 1', exact: true }).click();
    await shows(table.queued(1), /Called at \d\d:\d\d, \d\d:\d\d/u);
    await looksRight();
    await organiser.goTo('Mats');
    await organiser.page.locator('summary', { hasText: 'Call list' }).first().click();
    await shows(organiser.page.getByRole('region', { name: 'Mat 1' }), 'Ada Quill v Dana Field');
    await shows(organiser.page.getByRole('region', { name: 'Mat 1' }), 'Not called yet');
    await looksRight();
  });

  it('takes a no-show before the last call only by name and reason', async () => {
    await table.button('Did not come …, match 1').click();
    const enter = table.dialog.getByRole('button', { name: 'Enter the no-show' });
    await shows(table.dialog, '1 call is still to be made');
    await table.dialog.getByRole('button', { name: 'Blue: Dana Field' }).click();
    expect(await enter.isDisabled()).toBe(true);
    await isAccessible(table.page);
    await table.dialog.getByRole('button', { name: 'Call 3, match 1', exact: true }).click();
    await shows(table.dialog, 'After the last call');
    await enter.click();
    await counts(table.queued(1), 0);
    await organiser.goTo('Results');
    await shows(organiser.match(1), 'No-show');
  });

  it('takes a forfeit on the mat for not coming by name and reason, too', async () => {
    await table.take();
    await fitsDesk(table.page);
    await table.button(/^Calls … Not called yet/u).click();
    await shows(table.dialog, 'Not called yet');
    await table.dialog.getByRole('button', { name: 'Close' }).click();
    await table.button('End match …').click();
    await table.dialog.getByRole('button', { name: 'Forfeit' }).click();
    await table.dialog.getByRole('button', { name: 'Red', exact: true }).click();
    await table.dialog.getByRole('button', { name: /^(No-show|Did not)/u }).click();
    await shows(table.dialog, '3 calls are still to be made');
    await isAccessible(table.page);
    await table.dialog.getByLabel('Who decides').fill('Hedda Lorn');
    await table.dialog.getByLabel('Reason').last().fill('seen leaving the hall');
    await table.dialog.getByRole('button', { name: 'End the match' }).click();
    await shows(table.outcome, 'Blue wins Bea Stone');
    await table.confirm();
    await shows(organiser.match(3), 'Ada Quill v Bea Stone');
  });

  it('cancels a match, and has it fought after all', async () => {
    const final = organiser.match(3);
    await final.getByRole('button', { name: 'Cancel match 3' }).click();
    await organiser.say('Cancel the match');
    await shows(final, 'Nobody advances · Cancelled');
    await final.getByRole('button', { name: 'Match 3 is fought after all' }).click();
    await organiser.look();
    await organiser.doIt();
    await lacks(final, 'Cancelled');
  });

  it('enters somebody late into a place that is open, in one go', async () => {
    await organiser.goTo('Entries');
    const { page, dialog } = organiser;
    await page.getByRole('button', { name: 'Add an entry' }).click();
    await dialog.getByLabel('Family name').fill('Walkin');
    await dialog.getByLabel('Division').selectOption({ label: 'Women Expert -50 kg (drawn)' });
    await shows(dialog, 'Women Expert -50 kg is drawn and no place is open');
    await dialog.getByLabel('Division').selectOption({ label: 'Women Expert -51 kg (drawn)' });
    await dialog
      .getByLabel('Place in the bracket')
      .selectOption({ label: 'against Edda Brook (match without an opponent so far)' });
    await looksRight();
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
    await counts(dialog, 0);
    await organiser.goTo('Results');
    await shows(page.getByRole('main'), /(Edda Brook v Walkin|Walkin v Edda Brook)/u);
  });

  it('puts somebody out apart from a match, and takes them back in', async () => {
    await organiser.goTo('Entries');
    await organiser.changeEntry('Fay Hill');
    await organiser.dialog.locator('summary', { hasText: 'Disqualification' }).click();
    await organiser.dialog.getByLabel('Disciplinary: out of the whole tournament').check();
    await looksRight();
    await organiser.dialog.getByLabel('Who decides').fill('Hedda Lorn');
    await organiser.dialog.getByLabel('What for').fill('insulted the referee');
    await organiser.dialog.getByRole('button', { name: 'Show what it makes' }).click();
    await shows(organiser.dialog, 'What this makes');
    await looksRight();
    await organiser.dialog.getByRole('button', { name: 'Disqualify' }).click();
    const main = organiser.page.getByRole('main');
    await shows(main, 'Disqualified from the whole tournament by Hedda Lorn: insulted the referee');
    await organiser.changeEntry('Fay Hill');
    await organiser.dialog.getByLabel('Who rules').fill('Hedda Lorn');
    await organiser.dialog.getByLabel('Reason', { exact: true }).fill('it was somebody else');
    await organiser.dialog.getByRole('button', { name: 'Show what it makes' }).click();
    await organiser.doIt();
    await lacks(main, 'Disqualified');
  });

  it('adds a show match by one form, and the table of its mat can take it', async () => {
    const { page, dialog } = organiser;
    await page.getByRole('button', { name: 'Add a show match' }).click();
    await dialog.getByLabel('Judged as').selectOption({ label: 'Women Expert -50 kg' });
    const guest = (side: string) => dialog.getByRole('group', { name: side, exact: true });
    await guest('Red').getByLabel('Family name').fill('Guest');
    await guest('Blue').getByLabel('Family name').fill('Visitor');
    await dialog.getByRole('combobox').last().selectOption({ label: 'Mat 1' });
    await looksRight();
    await dialog.getByRole('button', { name: 'Add the match' }).click();
    await counts(dialog, 0);
    await shows(table.page.getByRole('main'), 'Visitor');
  });

  it('agrees with its log, and no page had a fault', async () => {
    await organiser.goTo('Safety');
    await organiser.page.getByRole('button', { name: 'Check the log' }).click();
    await shows(organiser.page.getByRole('status'), 'All agrees.');
    expect(place.hall.faults).toEqual([]);
  });
});
