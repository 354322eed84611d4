import { describe, expect, it } from 'vitest';
import { counts, fitsDesk, fitsWidth, isAccessible, lacks, shows } from './support/looks.ts';
import { openPlace } from './support/story.ts';
import { drawnTeams } from './support/team-mat.ts';
import { TeamTable } from './support/team-table.ts';
import { five, TeamDay } from './support/teams.ts';

/** A team match at the page of its table, press by press. */
describe('the table of a team match', () => {
  const place = openPlace('story');
  let table: TeamTable;
  let day: TeamDay;

  it('shows both line-ups: who is on the mat, who is next, how many are left', async () => {
    day = await TeamDay.made(place.server);
    const people = [five('Quill'), five('Stone')];
    const teams = [['Harbour Bears', 'Harbour Mats'] as const, ['Old Mill', 'Mill BJJ'] as const];
    await drawnTeams(day, teams, (team) => people[team] ?? []);
    table = new TeamTable(await place.hall.device('table'));
    await table.page.goto(await day.tableLink('m1'));
    await table.take();
    await table.areUp('Ada Quill', 'Ada Stone');
    await shows(table.side('Red'), 'Blue belt · Harbour Bears');
    await shows(table.lineUps, 'Harbour Bears 5 left');
    await shows(table.lineUps, 'Bout 1 · 5:00');
    await shows(table.fighter('Ada Quill'), 'on the mat');
    await shows(table.fighter('Bea Stone'), 'next');
    await isAccessible(table.page);
    await fitsDesk(table.page);
  });

  it('says what follows before a bout is confirmed; a double press confirms one bout', async () => {
    await table.startBout();
    await table.submission('Red');
    await shows(table.outcome, 'Red wins Ada Quill · Submission');
    await shows(table.outcome, 'Next: Ada Quill against Bea Stone.');
    await isAccessible(table.page);
    await fitsDesk(table.page);
    await table.settled();
    await table.button(/^Confirm bout/u).dblclick();
    await table.areUp('Ada Quill', 'Bea Stone');
    await shows(table.fighter('Ada Stone'), 'out');
    await shows(table.fighter('Ada Quill'), '1 win');
    await shows(table.lineUps, 'Bout 2');
    await shows(table.lineUps, 'Old Mill 4 left');
  });

  it('a double third warning puts both out', async () => {
    await counts(table.button('Give back'), 0);
    await table.startBout();
    await table.button(/^End bout/u).click();
    await table.dialog.getByRole('button', { name: 'Forfeit' }).click();
    await table.dialog.getByRole('button', { name: /^At own request/u }).waitFor();
    await counts(table.dialog.getByRole('button', { name: /^Did not appear/u }), 0);
    await table.page.keyboard.press('Escape');
    await table.button('Fighter …').click();
    await shows(table.dialog, 'The bout on the mat has begun.');
    await table.page.keyboard.press('Escape');
    await table.bothOut();
    await shows(table.outcome, 'Nobody wins: both are out');
    await shows(table.outcome, 'Next: Bea Quill against Cleo Stone.');
    await table.settled();
    await table.page.keyboard.press('n');
    await table.areUp('Bea Quill', 'Cleo Stone');
    await shows(table.fighter('Ada Quill'), '3 warnings');
  });

  it('somebody who is hurt between bouts falls out of the line', async () => {
    await table.button('Fighter …').click();
    await isAccessible(table.page);
    await table.page.keyboard.press('Escape');
    await table.hurt('Cleo Stone', 'Dr Hedda Lorn');
    await table.areUp('Bea Quill', 'Dana Stone');
    await shows(table.fighter('Cleo Stone'), 'cannot fight');
  });

  it('who does not come is called, and out once the time is over or somebody says so', async () => {
    await table.button('Fighter …').click();
    const absent = table.dialog.getByRole('region', { name: 'On the mat, but did not come' });
    await absent.getByRole('button', { name: 'Bea Quill' }).click();
    await absent.getByRole('button', { name: 'Call Bea Quill' }).click();
    await shows(absent, /Bea Quill called: (90|8\d) s left/u);
    const record = absent.getByRole('button', { name: 'Did not come' });
    expect(await record.isDisabled()).toBe(true);
    await absent.getByLabel('Who decides').fill('Hedda Lorn');
    await absent.getByLabel('Reason').fill('the team says that she left');
    await isAccessible(table.page);
    await record.click();
    await shows(table.outcome, 'Blue wins Dana Stone · No-show');
    await table.confirmBout();
    await table.areUp('Cleo Quill', 'Dana Stone');
  });

  it('a bout that is taken back shows first what falls with it', async () => {
    await table.button('Bouts …').click();
    await shows(table.dialog, 'Bout 2 Ada Quill against Bea Stone');
    await shows(table.dialog, 'Cleo Stone (Old Mill) out, on the word of Dr Hedda Lorn');
    await isAccessible(table.page);
    await table.dialog.getByRole('button', { name: 'Take back Bout 2' }).click();
    const falls = table.dialog.getByRole('list');
    await shows(falls, 'Cleo Stone (Old Mill) out, on the word of Dr Hedda Lorn');
    await shows(falls, 'Bout 3: Bea Quill against Dana Stone. Dana Stone wins: No-show');
    await isAccessible(table.page);
    const back = table.dialog.getByRole('button', { name: 'Take it back' });
    await back.click();
    await table.areUp('Ada Quill', 'Bea Stone');
    await shows(table.outcome, 'Nobody wins: both are out');
    await shows(table.fighter('Cleo Stone'), 'still in');
    // Its calls can be mended one by one.
    await table.button(/^Undo last/u).click();
    await counts(table.outcome, 0);
    await table.bothWarned();
    await table.confirmBout();
    await table.areUp('Bea Quill', 'Cleo Stone');
  });

  it('without the server calls are kept; bouts wait', async () => {
    await table.page.context().setOffline(true);
    await place.server.kill();
    await shows(table.page.getByText('No connection'), 'Bouts are confirmed');
    await table.startBout();
    await table.submission('Blue');
    expect(await table.button(/^Confirm bout/u).isDisabled()).toBe(true);
    await shows(table.outcome, 'once everything is sent');
    await place.server.start();
    await table.page.context().setOffline(false);
    await table.confirmBout();
    await table.areUp('Cleo Quill', 'Cleo Stone');
    await table.bouts('both', 'both');
    await table.areUp('Edda Quill', 'Edda Stone');
  });

  it('the tie-break shows each step with its numbers, also those that did not decide', async () => {
    await table.startBout();
    await table.bothOut();
    await shows(table.outcome, 'Nobody is left on either side: the tie-breaks are looked at.');
    await table.confirmBout();
    const tie = table.page.getByRole('region', { name: 'Tie-break' });
    await shows(tie, /Warnings in the last bout .*passed over/u);
    await shows(tie, /Submissions in the tournament 1 : 1 level/u);
    await isAccessible(table.page);
    await fitsDesk(table.page);
  });

  it('between bouts nothing of the last one can be called', async () => {
    await counts(table.call('Red', 'Foul'), 0);
    await shows(table.side('Red'), 'Warnings in this team match: 12.');
    await shows(table.side('Red'), 'Edda Quill Blue belt · 3 warnings · out');
    expect(await table.button('Senior official …').isDisabled()).toBe(true);
    await counts(table.button('Give back'), 0);
  });

  it('where nobody is left to pick the senior official rules, which falls with the bout before it', async () => {
    for (const [name] of five('Quill')) await table.hurt(name, 'Dr Hedda Lorn');
    await shows(
      table.page.getByRole('region', { name: 'Tie-break' }),
      'The senior official rules.',
    );
    await table.button('Ruling …').click();
    const rule = table.dialog.getByRole('button', { name: 'Rule so' });
    await table.dialog.getByRole('button', { name: 'Old Mill' }).click();
    await table.dialog.getByLabel('Who decides').fill('Iva Noon');
    expect(await rule.isDisabled()).toBe(true);
    await table.dialog.getByLabel('Reason').fill('the other team has nobody left');
    await isAccessible(table.page);
    await rule.click();
    await shows(table.outcome, 'Old Mill wins the team match');
    await fitsDesk(table.page);
    await table.button('Bouts …').click();
    await table.dialog.getByRole('button', { name: 'Take back Bout 6' }).click();
    const falls = table.dialog.getByRole('list');
    await shows(falls, 'Edda Quill (Harbour Bears) out, on the word of Dr Hedda Lorn');
    await shows(falls, 'Iva Noon ruled for Old Mill: the other team has nobody left');
    await table.dialog.getByLabel('Reason').fill('wrong team');
    await table.dialog.getByRole('button', { name: 'Take it back' }).click();
    await table.confirmBout();
    await table.button(/^Harbour Bears picks/u).waitFor();
  });

  it('each team picks; the first pick is sealed on every page', async () => {
    const { page } = table;
    await table.pick(/^Harbour Bears picks/u, 'Dana Stone');
    await shows(
      page.getByRole('region', { name: 'Tie-break' }),
      'Harbour Bears has picked: sealed',
    );
    await table.button('Bouts …').click();
    await shows(table.dialog, 'Harbour Bears made its pick');
    await lacks(table.dialog, 'Harbour Bears picked Dana Stone');
    await page.keyboard.press('Escape');
    await table.pick(/^Old Mill picks/u, 'Bea Quill');
    await table.areUp('Bea Quill', 'Dana Stone');
    await shows(table.lineUps, 'Sudden death · no time limit');
    await isAccessible(page);
  });

  it('who does not come is passed over where the organiser has it so, once the time is over (CLS-ORD-09)', async () => {
    const options = { absentFighter: 'skip-as-injured' };
    const other = await TeamDay.made(place.server, 'Lantern Passed', options);
    const settings = { rest: 0, options, calls: { number: 3, intervalSeconds: 1 } };
    await other.act('tournament', other.tournamentId, { type: 'set-settings', settings });
    const people = [five('Reed'), five('Fell')];
    const teams = [['Reeds', ''] as const, ['Fells', ''] as const];
    await drawnTeams(other, teams, (team) => people[team] ?? []);
    const second = new TeamTable(await place.hall.device('second table'));
    await second.page.goto(await other.tableLink('m1'));
    await second.take();
    await second.button('Fighter …').click();
    const absent = second.dialog.getByRole('region', { name: 'On the mat, but did not come' });
    await absent.getByRole('button', { name: 'Ada Reed' }).click();
    await absent.getByRole('button', { name: 'Call Ada Reed' }).click();
    await shows(absent, 'Ada Reed was called and did not come.');
    const record = absent.getByRole('button', { name: 'Did not come' });
    expect(await record.isDisabled()).toBe(true);
    await absent.getByLabel('Who says so').fill('Hedda Lorn');
    await isAccessible(second.page);
    await record.click();
    await second.areUp('Bea Reed', 'Ada Fell');
    await shows(second.fighter('Ada Reed'), 'cannot fight');
    await shows(second.lineUps, 'Bout 1');
    await place.hall.away('second table');
  });

  it('the settled match is confirmed as a whole, and a press too many does not confirm it', async () => {
    await table.startBout();
    await table.submission('Blue');
    await shows(table.outcome, 'Old Mill wins the team match.');
    await table.settled();
    await table.page.keyboard.press('n');
    await table.page.keyboard.press('n');
    await shows(table.outcome, 'Old Mill wins the team match Sudden death');
    for (const width of [375, 1024]) {
      await table.page.setViewportSize({ width, height: 768 });
      await fitsWidth(table.page);
      await isAccessible(table.page);
    }
    await table.confirmMatch();
  });

  it('a team without its order, or not weighed today, is named; the latter an official overrules', async () => {
    await day.event('d2', 'Purple belts', { event: 'single-rank', rank: 'purple' });
    const foxes = await day.team('d2', 'Foxes', five('Fern', 80, 'purple'));
    const owls = await day.team('d2', 'Owls', five('Oak', 80, 'purple'));
    await day.ready('d2', foxes);
    await day.post('/draw', { seedText: 'three rivers', divisionId: 'd2' });
    await day.act('division', 'd2', { type: 'assign-division', matId: 'm1' });
    const first = table.page.getByRole('listitem').filter({ hasText: 'Purple belts' }).first();
    await shows(first, 'Owls: its fighting order is not in.');
    await counts(first.getByRole('button', { name: 'Overrule' }), 0);
    const order = await day.peopleOf('d2', owls);
    await day.act('entry', owls, { type: 'lodge-order', order });
    await shows(first, 'Owls: 5 were not weighed today (CLS-COMP-');
    await counts(first.getByRole('button', { name: 'Take this match' }), 0);
    await isAccessible(table.page);
    await first.getByRole('button', { name: 'Overrule' }).click();
    await shows(table.dialog, 'Owls: 5 were not weighed today');
    await table.dialog.getByLabel('Who overrules').fill('Hedda Lorn');
    await table.dialog.getByLabel('Reason').fill('the scale is broken');
    await table.dialog.getByRole('button', { name: 'Take it all the same' }).click();
    await shows(table.lineUps, 'Owls 5 left');
    expect(place.hall.faults).toEqual([]);
  });
});
