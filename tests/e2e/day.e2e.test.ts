import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { counts, fitsWidth, isAccessible, lacks, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { Phone, Scoreboard } from './support/screens.ts';
import { openPlace } from './support/story.ts';
import { Table } from './support/table.ts';

const division = 'Women Expert -60 kg';
const list = [
  'First name,Last name,Club,Birth date,Gender,Division,Approved',
  `Ada,Quill,Harbour Team,1998-04-10,female,${division},yes`,
  `Bea,Stone,North Hall,1998-04-11,female,${division},yes`,
  `Cleo,Marsh,West End,1998-04-12,female,${division},yes`,
  `Dana,Field,Old Mill,1998-04-13,female,${division},yes`,
  `,,North Hall,1998-04-14,female,${division},yes`,
  `Ada,Quill,Harbour Team,1998-04-10,female,${division},yes`,
  `Edda,Brook,North Hall,1998-04-15,female,${division},no`,
].join('\r\n');

/** As this seed text draws them, red first. */
const seedText = 'east gate';
const first = { red: 'Bea Stone', blue: 'Dana Field' };
const second = { red: 'Ada Quill', blue: 'Cleo Marsh' };

/** One division from the list to the podium, every step by hand, every screen of the hall beside it. */
describe('a day of one division', () => {
  const place = openPlace('story');
  let organiser: Organiser;
  let table: Table;
  let board: Scoreboard;
  let phone: Phone;
  let tableLink = '';

  beforeAll(async () => {
    organiser = new Organiser(await place.hall.device('organiser'));
  });

  it('sets the password by the one-time link', async () => {
    await organiser.page.goto(place.server.setupLink);
    await organiser.page.getByRole('button', { name: 'Set the password' }).waitFor();
    await isAccessible(organiser.page);
    await organiser.setPassword(place.server.setupLink, 'a long day in the hall');
    await isAccessible(organiser.page);
  });

  it('shows what will become of each row before it imports the list', async () => {
    const { page, previewRows } = organiser;
    await page.getByRole('link', { name: 'Import a list' }).click();
    await organiser.chooseList('lantern-open.csv', list);
    await counts(previewRows, 7);
    const expected = [
      '1 New entry Ada Quill Harbour Team',
      '2 New entry Bea Stone North Hall',
      '3 New entry Cleo Marsh West End',
      '4 New entry Dana Field Old Mill',
      '5 Refused column “Last name”: No name.',
      '6 Merged with an earlier row Same competitor and division as row 1. Ada Quill',
      '7 Imported, not drawn Not approved in the list. Edda Brook North Hall',
    ];
    for (const [index, text] of expected.entries()) await shows(previewRows.nth(index), text);
    await isAccessible(page);
    await page.getByLabel('Name', { exact: true }).fill('Lantern Open');
    await page.getByLabel('Date', { exact: true }).fill('2026-06-13');
    await page.getByRole('button', { name: 'Import 6 rows' }).click();
    await shows(page.getByRole('status'), 'The list was imported');
  });

  it('checks the guessed column of the division', async () => {
    const { page } = organiser;
    await page.getByRole('link', { name: 'Check the divisions' }).click();
    await shows(page.getByRole('listitem'), '4 entries');
    await isAccessible(page);
    await page.getByRole('button', { name: 'Mark 1 shown guess as checked …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as checked' }).click();
    await shows(page.getByRole('listitem'), '(checked)');
  });

  it('draws from a seed text, makes a mat and its table’s link', async () => {
    const { page } = organiser;
    await organiser.goTo('Draw');
    await organiser.draw(seedText, 'Single elimination, third place fought for');
    await page.getByRole('button', { name: 'Check the draw' }).click();
    await shows(page.getByRole('status'), 'All brackets follow from their seed texts.');
    await isAccessible(page);
    await organiser.goTo('Mats');
    await organiser.addMat('Mat 1');
    await organiser.giveToMat(division, 'Mat 1');
    await isAccessible(page);
    tableLink = await organiser.tableLink('Mat 1');
  });

  it('opens table, scoreboard and public page on three other devices', async () => {
    table = new Table(await place.hall.device('table'));
    await table.page.goto(tableLink);
    await shows(table.queued(1), first.red);
    // The key does not stay in the address, where the next one could read it.
    expect(new URL(table.page.url()).hash).toBe('');
    await isAccessible(table.page);

    board = await Scoreboard.opened(await place.hall.device('scoreboard'), tableLink);
    await shows(board.all, `Match 1 · Semi-final ${first.red} v ${first.blue}`);
    await isAccessible(board.page);

    const small = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };
    phone = new Phone(await place.hall.device('phone', small));
    await phone.page.goto(place.server.url);
    await phone.page.getByRole('link', { name: 'Follow Lantern Open' }).click();
    await phone.follow(first.red);
    await shows(phone.followed, `Mat 1, against ${first.blue}`);
    await isAccessible(phone.page);
    await fitsWidth(phone.page);
  });

  it('scores the first semi-final by clicking, seen everywhere', async () => {
    await table.take();
    await shows(board.bar('Red'), 'Stone Bea · North Hall');
    await shows(phone.followed, 'on the mat now');
    await table.start();
    await table.score('Red', 'Takedown').click();
    await table.points(2, 0);
    await board.points(2, 0);
    await shows(table.log.first(), /Takedown \+2 Red · FIVE-[A-Z]+-\d+/u);
    await shows(board.all, 'Takedown +2 Red');
    await shows(phone.match(first.red, first.blue), /Stone ?North Hall 2/u);

    await table.call('Blue', 'Foul').click();
    await isAccessible(table.page);
    await table.dialog.getByRole('button', { name: /^Running away/u }).click();
    await shows(table.log.first(), /Running away .*FIVE-SPRT-04/u);
    await board.fouls(0, 1);
    await table.call('Blue', 'Stalling').click();
    await table.points(4, 0);
    await board.points(4, 0);
    await board.fouls(0, 2);
    await shows(phone.match(first.red, first.blue), '2 fouls');
    await isAccessible(table.page);
    await isAccessible(board.page);
  });

  it('takes one line back', async () => {
    await table.log.first().getByRole('button', { name: 'Void Stalling' }).click();
    await table.points(2, 0);
    await board.points(2, 0);
    await board.fouls(0, 1);
    await shows(table.log.nth(1), 'voided');
  });

  it.each([
    { width: 1920, height: 1080 },
    { width: 1280, height: 720 },
  ])('shows scores and names large enough for the hall at $width by $height', async (size) => {
    await board.page.setViewportSize(size);
    await board.isLegible();
  });

  it('stops, calls TIME, lets them fight again, and ends it by submission', async () => {
    await table.button(/^STOP/u).click();
    await shows(table.page.getByRole('region', { name: 'Clock and log' }), 'Stopped');
    await table.button('TIME: stop clock').first().click();
    await shows(table.page.getByRole('region', { name: 'Clock and log' }), 'Time-out');
    await shows(board.all, 'Time-out');
    await table.button(/^Fight again/u).click();
    await table.call('Red', 'Submission').click();
    await isAccessible(table.page);
    await table.dialog.getByRole('button', { name: /^Armbar/u }).click();
    await table.dialog.getByRole('button', { name: /^Tap FIVE/u }).click();
    await shows(table.outcome, /Red wins Bea Stone Submission · 0:\d\d · 2:0 FIVE-WIN-04/u);
    await shows(board.bar('Red'), 'WINNER');
    await shows(board.all, `${first.red}: Submission`);
    await isAccessible(table.page);
    await isAccessible(board.page);
    await table.confirm();
  });

  it('moves the bracket on, on the phone too', async () => {
    await shows(table.queued(2), second.red);
    await shows(board.all, `${second.red} v ${second.blue}`);
    await shows(phone.followed, `Won 2:0 against ${first.blue}`);
    await phone.page.getByRole('link', { name: division }).first().click();
    await shows(phone.content, `Drawn from the text “${seedText}”`);
    await shows(phone.match(first.red, first.blue), 'Submission');
    await phone.match(first.red, 'Winner of 2').waitFor();
    await phone.match(first.blue, 'Loser of 2').waitFor();
    await isAccessible(phone.page);
    await fitsWidth(phone.page);
  });

  it('runs the second semi-final from the keyboard', async () => {
    const { keyboard } = table.page;
    await table.take();
    await keyboard.press('Space');
    await shows(table.page.getByRole('region', { name: 'Clock and log' }), 'Running');
    await keyboard.press('KeyQ');
    await table.points(0, 2);
    await keyboard.press('Digit7');
    await board.points(3, 2);
    await keyboard.press('KeyZ');
    await board.points(0, 2);
    await keyboard.press('KeyA');
    await table.dialog.getByRole('searchbox').waitFor();
    await keyboard.type('running');
    await keyboard.press('Enter');
    await board.fouls(1, 0);
    await keyboard.press('KeyB');
    await keyboard.press('KeyB');
    await shows(table.page.getByRole('region', { name: 'Clock and log' }), 'Time-out');
    await keyboard.press('KeyG');
    await shows(table.page.getByRole('region', { name: 'Clock and log' }), 'Running');
    await keyboard.press('KeyL');
    await table.dialog.waitFor();
    await keyboard.press('Digit1');
    await shows(table.outcome, `Blue wins ${second.blue} Submission`);
    await shows(board.bar('Blue'), 'WINNER');
    await table.confirm();
    await shows(phone.match(second.red, second.blue), 'Submission');
    await shows(phone.match(first.red, second.blue), 'Mat 1');
  });

  it('overrules the rest by name and enters the third place from paper', async () => {
    await shows(table.queued(3), `${first.blue} rests until`);
    await table.queued(3).getByRole('button', { name: 'Overrule …' }).click();
    await isAccessible(table.page);
    await table.dialog.getByLabel('Who overrules').fill('Hedda Lorn');
    await table.dialog.getByLabel('Reason').fill('both are fit and want to go on');
    await table.dialog.getByRole('button', { name: 'Take it all the same' }).click();
    await shows(board.bar('Red'), 'Field Dana');
    await table.button('From paper …').click();
    await isAccessible(table.page);
    await table.dialog.getByRole('button', { name: `Red: ${first.blue}` }).click();
    await table.dialog.getByLabel('How').selectOption({ label: 'Points' });
    await table.dialog.getByLabel('Points of Red').fill('5');
    await table.dialog.getByLabel('Points of Blue').fill('2');
    await table.dialog.getByLabel('Time gone, m:ss').fill('6:00');
    await table.dialog.getByLabel('Who signed the sheet').fill('Hedda Lorn');
    await table.dialog.getByRole('button', { name: 'Enter the result' }).click();
    await shows(table.page.getByRole('heading', { level: 1 }), 'Next on this mat');
    await shows(phone.match(first.blue, second.red), 'Points · 6:00 · from paper');
  });

  it('frees the final from the rest in the settings, without a reload at the table', async () => {
    await shows(table.queued(4), 'rests until');
    await organiser.goTo('Draw');
    await organiser.page
      .getByLabel('Rest between matches')
      .selectOption({ label: 'A number of minutes' });
    await organiser.page.getByLabel('Minutes of rest').fill('0');
    await organiser.page.getByLabel('Minutes of rest').press('Enter');
    await table.take();
    await shows(board.all, 'MAT 1 · FINAL');
  });

  it('fights the final again for one second, by the senior official’s ruling', async () => {
    await table.start();
    await table.score('Red', 'Sweep').click();
    await table.score('Blue', 'Knee on belly').click();
    await board.points(2, 2);
    await table.call('Blue', 'Submission').click();
    await table.dialog.getByRole('button', { name: /^Tap FIVE/u }).click();
    await shows(table.outcome, 'Blue wins');
    await table.button('Senior official …').click();
    await table.dialog.getByRole('button', { name: 'Fight on' }).click();
    await isAccessible(table.page);
    await table.dialog.getByLabel('Time left, m:ss').fill('0:01');
    await table.dialog.getByLabel('Who rules').fill('Hedda Lorn');
    await table.dialog.getByLabel('Why').fill('the hand slipped, it was no tap');
    await table.dialog.getByRole('button', { name: 'Enter the ruling' }).click();
    await counts(table.outcome, 0);
    await lacks(board.bar('Blue'), 'WINNER');
    await table.button(/^Fight again/u).click();
  });

  it('decides the level final by the book’s criteria', async () => {
    const sheet = table.page.getByRole('region', { name: 'Decision' });
    await sheet.waitFor();
    await shows(board.all, 'Waiting for the officials');
    await isAccessible(table.page);
    await sheet.getByRole('button', { name: 'Red', exact: true, disabled: false }).first().click();
    await sheet.getByRole('button', { name: 'Decide for Red' }).click();
    await shows(table.outcome, `Red wins ${first.red} Decision`);
    await table.confirm();
    await shows(table.page.getByRole('main'), 'Nothing waits for this mat.');
    await shows(board.all, 'Nothing waits for this mat');
  });

  it('puts the podium on the phone', async () => {
    await shows(phone.followed, `Gold in ${division}`);
    await phone.tab('Results');
    await shows(phone.content, `Gold ${first.red} North Hall Silver ${second.blue}`);
    await shows(phone.content, `Bronze ${first.blue}`);
    await isAccessible(phone.page);
    await phone.tab('Entries');
    await shows(phone.content, 'Edda Brook North Hall');
    await shows(phone.content, 'not approved');
    await isAccessible(phone.page);
    await fitsWidth(phone.page);
  });

  it('has the podium at the organiser’s desk and in the file', async () => {
    const { page } = organiser;
    await organiser.goTo('Overview');
    await shows(page.getByRole('main'), 'All divisions are complete');
    await organiser.goTo('Hall');
    await shows(page.getByRole('region', { name: 'Mat 1' }), 'finished');
    await organiser.goTo('Results');
    await shows(page.getByRole('main'), `Gold ${first.red} North Hall Silver ${second.blue}`);
    await isAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Results as CSV' }).click(),
    ]);
    const lines = readFileSync(await file.path(), 'utf8').split(/\r?\n/u);
    expect(lines).toContain(`${division},podium,1,,,${first.red},North Hall${','.repeat(15)}`);
    expect(lines.filter((line) => line.includes('podium'))).toHaveLength(3);
    expect(lines.filter((line) => line.includes(',Semi-final,'))).toHaveLength(2);
  });

  it('agrees with its log, and no page had a fault', async () => {
    const { page } = organiser;
    await organiser.goTo('Safety');
    await page.getByRole('button', { name: 'Check the log' }).click();
    await shows(page.getByRole('status'), 'All agrees.');
    await isAccessible(page);
    expect(place.hall.faults).toEqual([]);
  });
});
