import { beforeAll, describe, expect, it } from 'vitest';
import { counts, fitsWidth, isAccessible, lacks, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { Phone, Scoreboard } from './support/screens.ts';
import { openPlace } from './support/story.ts';
import { TeamTable } from './support/team-table.ts';
import { five, TeamDay, TeamDesk } from './support/teams.ts';

const event = 'Blue belts';
const teams = ['Bears', 'Crows', 'Elks', 'Foxes', 'Hares', 'Lynxes', 'Otters', 'Wolves'];
const families = ['Quill', 'Stone', 'Marsh', 'Field', 'Brook', 'Thorn', 'Ridge', 'Heath'];

const familyOf = (team: string): string => families[teams.indexOf(team)] ?? '';

const list = [
  'Team\tClub\tName\tBelt\tkg\tSeed',
  ...teams.flatMap((team, at) =>
    five(families[at] ?? '', 82).map(([name, belt, kg]) =>
      [team, `${team} Club`, name, belt, kg].join('\t'),
    ),
  ),
].join('\n');

/** Eight teams of five from their composition to the final, every step at the pages of who takes it. */
describe('a day of eight teams', () => {
  const place = openPlace('story');
  let organiser: Organiser;
  let desk: TeamDesk;
  let day: TeamDay;
  let tableLink = '';
  let table: TeamTable;
  let board: Scoreboard;
  let phone: Phone;
  /** The team with somebody hurt, and the one that wins it all. */
  let hurtTeam = '';
  let finalist = '';

  beforeAll(async () => {
    const page = await place.hall.device('organiser');
    organiser = new Organiser(page);
    desk = new TeamDesk(page);
  });

  it('eight teams come in from a list', async () => {
    await organiser.setPassword(place.server.setupLink, 'a long day in the hall');
    day = await TeamDay.made(place.server, 'Lantern Teams');
    await desk.page.goto(day.organiser);
    await organiser.goTo('Teams');
    await desk.page.getByLabel('Kind').selectOption({ label: 'Single rank' });
    await desk.page.getByLabel('Belt').selectOption({ label: 'Blue' });
    await desk.page.getByLabel('Name', { exact: true }).fill(event);
    await desk.page.getByRole('button', { name: 'Add the event' }).click();
    const region = desk.division(event);
    await region.getByText('Bring teams in from a list').click();
    await region.getByLabel('The list').fill(list);
    await region.getByRole('button', { name: 'Look at it' }).click();
    await shows(region, '8 teams with 40 people.');
    await region.getByRole('button', { name: 'Enter 8 teams' }).click();
    await shows(region, '8 may stand as they are.');
  });

  it('all forty step on the scale, and each team is checked again by it', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Weigh-in' }).click();
    await page.getByLabel('Weighed today').check();
    await page.getByLabel('On the scale without the gi').check();
    await desk.scale(`Ada ${families[0]}`).focus();
    for (const _ of families) {
      for (const kg of ['95,5', '72', '90', '81.5', '83']) {
        await page.keyboard.type(kg);
        await page.keyboard.press('Enter');
      }
    }
    await shows(page.getByRole('main'), '40 of 40 weighed.');
    await counts(page.getByRole('main').getByText('422 kg of 430 kg'), 8);
    await page.getByRole('button', { name: 'Teams', exact: true }).click();
  });

  it('a coach hands an order in by phone, the others at the desk', async () => {
    const { page, dialog } = desk;
    const bears = (await desk.team('Bears').getAttribute('data-entry')) ?? '';
    const coach = await place.hall.device('coach', { viewport: { width: 375, height: 740 } });
    await coach.goto(await day.coachLink(bears));
    await coach.getByRole('button', { name: 'Hand the order in …' }).click();
    await coach.getByRole('dialog').getByRole('button', { name: 'Hand it in' }).click();
    await shows(coach.getByRole('main'), 'The order is in.');
    await place.hall.away('coach');
    for (const team of teams.slice(1)) {
      await page.getByRole('button', { name: `Fighting order of ${team}` }).click();
      await dialog.getByRole('button', { name: 'Hand the order in' }).click();
      await counts(dialog, 0);
    }
  });

  it('draws the bracket, and gives it to a mat', async () => {
    await organiser.goTo('Draw');
    await organiser.draw('east gate', 'Single elimination, third place fought for');
    await organiser.goTo('Mats');
    await organiser.addMat('Mat 1');
    await organiser.giveToMat(event, 'Mat 1');
    tableLink = await organiser.tableLink('Mat 1');
    expect(tableLink).toContain('/table/');
    await isAccessible(organiser.page);
  });

  it('the first quarter-final: both out by a third warning, and somebody hurt in a team that goes on', async () => {
    table = new TeamTable(await place.hall.device('table'));
    await table.page.goto(tableLink);
    board = await Scoreboard.opened(await place.hall.device('scoreboard'), tableLink);
    phone = new Phone(await place.hall.device('phone', { viewport: { width: 375, height: 740 } }));
    await phone.page.goto(day.public);
    await table.take();
    hurtTeam = await table.team('Red');
    await table.bout('both');
    await shows(table.lineUps, '4 left');
    const cleo = `Cleo ${familyOf(hurtTeam)}`;
    await table.hurt(cleo, 'Dr Hedda Lorn');
    await shows(table.fighter(cleo), 'cannot fight');
    await shows(table.lineUps, `${hurtTeam} 3 left`);
    await shows(board.all, 'Cannot fight');
    await table.bouts('Red', 'Red', 'Red', 'Red');
    await shows(table.outcome, `${hurtTeam} wins the team match Last fighter out · 3 : 0`);
    await table.confirmMatch();
  });

  it('the other quarter-finals', async () => {
    for (const winner of ['Blue', 'Red', 'Blue'] as const) {
      await table.take();
      const name = await table.team(winner);
      await table.bouts(winner, winner, winner, winner, winner);
      await shows(table.outcome, `${name} wins the team match Last fighter out`);
      await table.confirmMatch();
    }
  });

  it('a semi-final that is level in everything, four against five: settled by sudden death', async () => {
    await table.take();
    expect(await table.team('Red')).toBe(hurtTeam);
    await shows(table.fighter(`Cleo ${familyOf(hurtTeam)}`), 'cannot fight');
    await shows(table.lineUps, `${hurtTeam} 4 left`);
    const other = await table.team('Blue');
    await table.bouts('Red', 'both', 'both', 'both', 'both');
    const tie = table.page.getByRole('region', { name: 'Tie-break' });
    await shows(tie, /Warnings of the teams 12 : 12 level/u);
    await shows(tie, /Submissions in the tournament 5 : 5 level/u);
    await shows(board.all, `${hurtTeam} picks one of the other team`);
    await table.pick(new RegExp(`^${hurtTeam} picks`, 'u'), 'Dana');
    await shows(board.all, `${hurtTeam} has picked: sealed`);
    await lacks(board.all, `Dana ${familyOf(other)} against`);
    await table.pick(new RegExp(`^${other} picks`, 'u'), 'Edda');
    await shows(table.lineUps, 'Sudden death · no time limit');
    await shows(board.all, /sudden death/iu);
    await table.bout('Blue');
    await shows(table.outcome, `${other} wins the team match Sudden death`);
    finalist = other;
    await isAccessible(table.page);
    await table.confirmMatch();
  });

  it('the other semi-final and the third place', async () => {
    for (const winner of ['Red', 'Blue'] as const) {
      await table.take();
      await table.bouts(...(await table.toTheEnd(winner)));
      await table.confirmMatch();
    }
  });

  it('the final, in which a bout is taken back', async () => {
    await table.take();
    const winner = (await table.team('Red')) === finalist ? 'Red' : 'Blue';
    const loser = winner === 'Red' ? 'Blue' : 'Red';
    await table.bouts(loser, loser);
    await table.takeBack('Bout 1');
    await shows(table.outcome, `${loser} wins`);
    await table.button(/^Undo last/u).click();
    await table.submission(winner);
    await table.confirmBout();
    await shows(table.lineUps, 'Bout 2');
    await table.bouts(...(await table.toTheEnd(winner)));
    await shows(table.outcome, `${finalist} wins the team match Last fighter out · `);
    await shows(board.all, `${finalist}`);
    await table.confirmMatch();
  });

  it('everybody sees who has won, with whom, and what the teams did', async () => {
    await phone.tab('Results');
    const first = phone.page.getByRole('listitem').filter({ hasText: finalist }).first();
    await shows(first, `Gold ${finalist}`);
    await shows(first, `Ada ${familyOf(finalist)}`);
    await isAccessible(phone.page);
    await phone.tab('Brackets');
    await phone.page.getByRole('link', { name: event }).first().click();
    await shows(phone.content, '8 of 8 matches done');
    await shows(phone.content, '0-0 left, sudden death');
    const statistics = phone.page.getByRole('heading', { name: 'Statistics' }).locator('..');
    await shows(statistics, new RegExp(`${finalist} 3 of 3 team matches won`, 'u'));
    await isAccessible(phone.page);
    await fitsWidth(phone.page);
    expect(place.hall.faults).toEqual([]);
  });
});
