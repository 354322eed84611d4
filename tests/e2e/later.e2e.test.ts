import { beforeAll, describe, expect, it } from 'vitest';
import { counts, fitsWidth, isAccessible, lacks, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { type Person, prepare } from './support/prepared.ts';
import { Phone } from './support/screens.ts';
import { openPlace } from './support/story.ts';
import { Table } from './support/table.ts';

/** By seed: matches 1 to 4 are Ada v Hope, Edda v Dana, Cleo v Fay, Gwen v Bea; 5 and 6 the semi-finals. */
const people: readonly Person[] = [
  { given: 'Ada', family: 'Quill', club: 'Harbour Team' },
  { given: 'Bea', family: 'Stone', club: 'North Hall' },
  { given: 'Cleo', family: 'Marsh', club: 'West End' },
  { given: 'Dana', family: 'Field', club: 'Old Mill' },
  { given: 'Edda', family: 'Brook', club: 'South Quay' },
  { given: 'Fay', family: 'Hill', club: 'Long Acre' },
  { given: 'Gwen', family: 'Lake', club: 'High Ridge' },
  { given: 'Hope', family: 'Wood', club: 'Low Field' },
];

const sizes = [
  { width: 375, height: 740 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/** A published bracket of eight on the day that nothing goes as drawn. */
describe('a bracket that survives the day', () => {
  const place = openPlace('story');
  let organiser: Organiser;
  let table: Table;
  let phone: Phone;

  /** On a phone as on a large screen: nothing is cut off, and axe finds nothing. */
  async function looksRight(): Promise<void> {
    const { page } = organiser;
    const usual = page.viewportSize();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await fitsWidth(page);
      await isAccessible(page);
    }
    if (usual !== null) await page.setViewportSize(usual);
  }

  beforeAll(async () => {
    organiser = new Organiser(await place.hall.device('organiser'));
    table = new Table(await place.hall.device('table'));
    const small = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };
    phone = new Phone(await place.hall.device('phone', small));
  });

  it('is published', async () => {
    const { page } = organiser;
    await organiser.setPassword(place.server.setupLink, 'a long day in the hall');
    const settings = { calls: { number: 3, intervalSeconds: 1 } };
    const made = await prepare(place.server, [people], { seeded: true, settings });
    await page.goto(`${place.server.url}/organiser/${made.tournamentId}`);
    await shows(page.getByRole('main'), 'Publishing');
    const tables = page.getByRole('button', { name: /^Confirm: /u });
    while ((await tables.count()) > 0) {
      const left = await tables.count();
      await tables.first().click();
      await counts(tables, left - 1);
    }
    await page.getByRole('button', { name: 'Publish …' }).click();
    await organiser.dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await shows(page.getByRole('main'), 'This tournament is published');
    await table.page.goto(await made.linkOf(1));
    await shows(table.queued(1), 'Ada Quill');
    await phone.page.goto(`${place.server.url}/t/${made.tournamentId}`);
    await phone.follow('Bea Stone');
  });

  it('has a walkover where somebody withdraws', async () => {
    await organiser.goTo('Entries');
    await organiser.changeEntry('Gwen Lake');
    await organiser.dialog.locator('summary', { hasText: 'Withdraw' }).click();
    await looksRight();
    await organiser.dialog.getByLabel('Reason', { exact: true }).fill('fell ill overnight');
    await organiser.dialog.getByRole('button', { name: 'Show what it makes' }).click();
    await shows(organiser.dialog, 'Match 4');
    await organiser.dialog.getByRole('button', { name: 'Withdraw' }).click();
    await counts(organiser.dialog, 0);
    await shows(phone.followed, 'Walkover');
    await organiser.goTo('Results');
    await shows(organiser.match(4), 'Walkover');
  });

  it('has two quarter-finals with a winner and one that puts both out', async () => {
    await organiser.paper(1, 'Red: Ada Quill', 'Points');
    await organiser.paper(2, 'Blue: Dana Field', 'Submission');
    await organiser.paper(3, 'Nobody advances', 'Disqualification');
    await shows(organiser.match(3), 'Nobody advances · Disqualification');
    await shows(organiser.match(6), 'Bea Stone');
    await shows(organiser.match(6), 'Walkover');
    await shows(organiser.match(5), 'Ada Quill v Dana Field');
  });

  it('calls the two of a semi-final, with the time in the hall', async () => {
    await table.button('Call 1, match 5').click();
    await shows(table.queued(5), 'Called at');
    await organiser.goTo('Hall');
    await shows(organiser.page.getByRole('region', { name: 'Mat 1' }), 'Called at');
    await looksRight();
  });

  it('shows what a corrected quarter-final would make, and shows it anew once that is fought', async () => {
    await organiser.goTo('Results');
    await organiser.proposeCorrection(1, 'Blue: Hope Wood');
    await shows(organiser.dialog, 'Opponents change 1 match Match 5 · Semi-final');
    await table.take();
    await table.start();
    await table.score('Blue', 'Takedown').click();
    await table.call('Blue', 'Submission').click();
    await table.dialog.getByRole('button', { name: /^Tap FIVE/u }).click();
    await shows(table.outcome, 'Blue wins Dana Field');
    await table.confirm();
    await organiser.dialog.getByRole('button', { name: 'Do it' }).click();
    await shows(organiser.dialog, 'Something changed since.');
    await shows(organiser.dialog, 'Already fought: needs a ruling 1 match Match 5 · Semi-final');
    await looksRight();
    await organiser.dialog.getByRole('button', { name: 'Back' }).click();
    await shows(organiser.dialog, 'Who corrects');
    await organiser.dialog.getByRole('button', { name: 'Close' }).click();
    await shows(organiser.match(5), 'Ada Quill v Dana Field');
    await shows(organiser.match(7), 'Dana Field v Bea Stone');
  });

  it('corrects it by name and reason, and asks for a ruling on the semi-final', async () => {
    await organiser.proposeCorrection(1, 'Blue: Hope Wood');
    await organiser.doIt();
    await shows(organiser.match(1), /Corrected at \d\d:\d\d\. Before: Red · Points/u);
    await organiser.goTo('Overview');
    const main = organiser.page.getByRole('main');
    await shows(main, '1 match needs a ruling');
    await shows(main, 'Fought by Ada Quill v Dana Field');
    await shows(main, 'Dana Field won: Submission');
    await shows(main, 'Should meet: Hope Wood v Dana Field');
    await looksRight();
    await organiser.goTo('Hall');
    await shows(main, '1 match needs a ruling');
  });

  it('has everything as before once the correction is taken back', async () => {
    await organiser.goTo('Results');
    const back = { name: 'Take the last correction of match 1 back' };
    await organiser.match(1).getByRole('button', back).click();
    await organiser.look();
    await shows(organiser.dialog, 'Counts again 1 match');
    await organiser.doIt();
    await lacks(organiser.match(1), 'Corrected');
    await shows(organiser.match(5), 'Ada Quill v Dana Field');
    await organiser.goTo('Overview');
    await lacks(organiser.page.getByRole('main'), 'needs a ruling');
  });

  it('lets the winner of the semi-final advance by a ruling, and says so', async () => {
    await organiser.goTo('Results');
    await organiser.proposeCorrection(1, 'Blue: Hope Wood');
    await organiser.doIt();
    await organiser.goTo('Overview');
    await organiser.page.getByRole('button', { name: 'The result of match 5 stands' }).click();
    await organiser.say('The winner advances');
    await lacks(organiser.page.getByRole('main'), 'needs a ruling');
    await organiser.goTo('Results');
    await shows(organiser.match(5), 'By a ruling: the opponent was another one.');
    await shows(organiser.match(7), 'Dana Field v Bea Stone');
  });

  it('has it fought by those who should meet after all, by another ruling', async () => {
    await organiser.match(5).getByRole('button', { name: 'Match 5 is fought by those' }).click();
    await organiser.say('They fight');
    await shows(table.queued(5), 'Hope Wood');
    await shows(table.queued(5), 'Not called yet');
    await isAccessible(table.page);
    await organiser.paper(5, 'Red: Hope Wood', 'Points');
    await shows(organiser.match(7), 'Hope Wood v Bea Stone');
  });

  it('comes to the right podium, where nobody stands who did not fight for it', async () => {
    await organiser.paper(7, 'Blue: Bea Stone', 'Submission');
    const podium =
      'Gold Bea Stone North Hall Silver Hope Wood Low Field Bronze Dana Field Old Mill';
    await shows(organiser.page.getByRole('main'), podium);
    for (const name of ['Ada Quill', 'Gwen Lake', 'Cleo Marsh', 'Fay Hill']) {
      await lacks(organiser.page.locator('.podium'), name);
    }
    await looksRight();
    await shows(phone.followed, 'Gold in');
    await phone.tab('Results');
    await shows(phone.content, podium);
    await isAccessible(phone.page);
    await fitsWidth(phone.page);
    await phone.tab('Brackets');
    await phone.page.getByRole('link', { name: 'Women Expert -50 kg' }).first().click();
    await shows(phone.match('Ada Quill', 'Hope Wood'), 'corrected');
  });

  it('tells the public what was corrected, on the page of the match', async () => {
    const at = `${place.server.url}/t/`;
    const tournament = new URL(organiser.page.url()).pathname.split('/')[2] ?? '';
    await phone.page.goto(`${at}${tournament}/matches/d1-1`);
    await shows(phone.content, /Corrected at \d\d:\d\d\. Before: Red · Points/u);
    await lacks(phone.content, 'Correct this result');
    await isAccessible(phone.page);
    await fitsWidth(phone.page);
    await organiser.page.goto(`${at}${tournament}/matches/d1-1`);
    await organiser.page.getByRole('link', { name: 'Correct this result …' }).click();
    await shows(organiser.match(1), 'Ada Quill v Hope Wood');
  });

  it('agrees with its log, and no page had a fault', async () => {
    await organiser.goTo('Safety');
    await organiser.page.getByRole('button', { name: 'Check the log' }).click();
    await shows(organiser.page.getByRole('status'), 'All agrees.');
    expect(place.hall.faults).toEqual([]);
  });
});
