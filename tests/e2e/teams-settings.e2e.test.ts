import { describe, expect, it } from 'vitest';
import { counts, fitsWidth, isAccessible, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { openPlace } from './support/story.ts';

/** A team event with handicaps: the organiser's own table comes before the tournament is published. */
describe('the settings of team events', () => {
  const place = openPlace('story');
  let organiser: Organiser;
  let at = '';

  const main = () => organiser.page.getByRole('main');
  const table = () =>
    organiser.page.getByRole('region', { name: 'Handicap scores by belt and weight' });
  const score = (row: number) => table().getByLabel(`Score, row ${row}`, { exact: true });
  const publish = () => main().getByRole('button', { name: 'Publish …' });

  async function save(): Promise<void> {
    await organiser.page.getByRole('button', { name: 'Save the choices' }).click();
    await shows(organiser.page.locator('.save-bar').getByRole('status'), 'Saved.');
  }

  it('a division is made one of all ranks, and publishing waits for its table (CLS-COMP-08)', async () => {
    organiser = new Organiser(await place.hall.device('organiser'));
    await organiser.setPassword(place.server.setupLink, 'correct horse battery');
    const csv = 'First name,Last name,Division\nAda,Quill,Open teams';
    const { tournamentId } = await place.server.ask<{ tournamentId: string }>('POST', '/imports', {
      commandId: 'import',
      fileName: 'teams.csv',
      content: Buffer.from(csv).toString('base64'),
      name: 'Lantern Teams',
      rulebook: 'classic',
    });
    at = `${place.server.url}/organiser/${tournamentId}`;
    const { page, dialog } = organiser;
    await page.goto(`${at}/divisions`);
    await page.getByRole('button', { name: /^Check or correct the column of Open/u }).click();
    await dialog.getByLabel('Discipline').selectOption({ label: 'Gi' });
    await dialog.getByLabel('Event').selectOption({ label: 'Single rank' });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await counts(dialog, 0);
    await organiser.goTo('Overview');
    await shows(main(), 'Not needed');
    await organiser.goTo('Divisions');
    await page.getByRole('button', { name: /^Check or correct the column of Open/u }).click();
    await dialog.getByLabel('Event').selectOption({ label: 'All ranks' });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await counts(dialog, 0);
    await shows(main(), 'All ranks');
    await organiser.goTo('Overview');
    await shows(main(), 'There is nothing to confirm yet: the table is yours to enter.');
    await shows(main(), 'First enter under Rules, then confirm here: Handicap scores');
    expect(await publish().isDisabled()).toBe(true);
    await counts(page.getByRole('button', { name: /^Confirm: Handicap/u }), 0);
    const told = (type: string) =>
      place.server.ask('POST', `/tournaments/${tournamentId}/actions`, {
        commandId: type,
        stream: { kind: 'tournament', id: tournamentId },
        action: type === 'publish' ? { type } : { type, table: 'handicap' },
      });
    const where = /409.*on the page Rules \(options\.handicapTable\).*needed by: Open teams/u;
    await expect(told('publish')).rejects.toThrow(where);
    await expect(told('confirm-table')).rejects.toThrow(where);
    await isAccessible(page);
  });

  it('the table is pasted and typed, and what looks odd about it is told', async () => {
    const { page } = organiser;
    await page.getByRole('link', { name: /^Enter under Rules: Handicap/u }).click();
    const heading = table().getByRole('heading', { level: 3 });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    await shows(page.getByRole('heading', { level: 2, name: 'Team events' }), 'Team events');
    await table().getByText('Paste a whole table').click();
    const rows = table().getByLabel('Rows of belt, upper weight and score');
    const take = table().getByRole('button', { name: 'Put these rows in the table' });
    await rows.fill('Belt\tkg\tScore\nBlue\t80\t-1,5\nGreen\t80\t0');
    await shows(table().getByRole('alert'), 'Line 3: “Green” is no belt of the book.');
    expect(await take.isDisabled()).toBe(true);
    const belts = ['White\t-3', 'Blue\t-1,5', 'Purple\t2', 'Brown\t1', 'Black\t3'];
    const pasted = belts.map((line) => line.replace('\t', '\t80\t'));
    await rows.fill(['Belt\tkg\tScore', ...pasted].join('\n'));
    await take.click();
    await shows(table().getByRole('status').last(), 'to look at');
    await shows(table(), 'purple at 80 kg is expected to score 0, not 2.');
    await shows(table(), 'brown scores less than the belt below it at 80 kg.');
    await shows(table(), 'black: the table ends at 80 kg.');
    await save();
    await organiser.goTo('Overview');
    await shows(main(), 'purple at 80 kg is expected to score 0, not 2.');
    await page.getByRole('button', { name: /^Confirm: Handicap/u }).waitFor();
  });

  it('numbers are typed with decimals and a minus, by the keyboard alone', async () => {
    const { page } = organiser;
    await organiser.goTo('Rules');
    await score(3).fill('');
    await score(3).pressSequentially('-0,');
    expect(await score(3).inputValue()).toBe('-0,');
    await score(3).pressSequentially('5');
    await shows(table(), 'purple at 80 kg is expected to score 0, not -0.5.');
    await score(3).fill('0');
    for (const row of [1, 2, 3, 4, 5])
      await table().getByLabel(`Up to (kg), row ${row}`, { exact: true }).fill('');
    await shows(table(), 'Nothing about this table looks odd.');
    await table().getByRole('button', { name: 'Add a row' }).press('Enter');
    const added = table().getByLabel('Belt, row 6', { exact: true });
    await expect.poll(() => added.evaluate((one) => one === document.activeElement)).toBe(true);
    await shows(page.getByRole('alert'), 'each row needs a score');
    await table().getByRole('button', { name: 'Remove: Score, row 6' }).press('Enter');
    const most = page.getByRole('region', { name: 'Substitutes of a team' });
    await most.getByRole('textbox').fill('6');
    await shows(page.getByRole('alert'), 'this must be a whole number from 0 to 5.');
    await most.getByRole('textbox').fill('1');
    const injured = page.getByRole('region', { name: 'How long an injured fighter' });
    await shows(injured, 'CLS-ORD-05 (');
    await shows(injured, 'our default, not in the text');
    await injured.getByRole('combobox').selectOption({ label: 'Rest of event' });
    await isAccessible(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await fitsWidth(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await save();
  });

  it('the table is confirmed, and the tournament is published', async () => {
    const { page, dialog } = organiser;
    await organiser.goTo('Overview');
    await shows(main(), 'Nothing about this table looks odd.');
    await page.getByRole('button', { name: /^Confirm: Table of legal techniques/u }).click();
    await page.getByRole('button', { name: /^Confirm: Handicap/u }).click();
    await counts(main().getByText('Confirmed', { exact: true }), 2);
    await publish().click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await shows(main(), 'This tournament is published');
    await organiser.goTo('Rules');
    await score(3).fill('0.5');
    await shows(table(), 'This table has been confirmed.');
    for (const row of [5, 4, 3, 2, 1])
      await table()
        .getByRole('button', { name: `Remove: Score, row ${row}` })
        .click();
    await page.getByRole('button', { name: 'Save the choices' }).click();
    await shows(page.getByRole('alert'), 'Nothing is entered for: Handicap scores');
    expect(place.hall.faults).toEqual([]);
  });
});
