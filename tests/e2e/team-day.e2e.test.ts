import { beforeAll, describe, expect, it } from 'vitest';
import { counts, isAccessible, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { openPlace } from './support/story.ts';
import { five, TeamDay, TeamDesk } from './support/teams.ts';

const event = 'Blue belts';
const teams = ['Bears', 'Crows', 'Elks', 'Foxes', 'Hares', 'Lynxes', 'Otters', 'Wolves'];
const families = ['Quill', 'Stone', 'Marsh', 'Field', 'Brook', 'Thorn', 'Ridge', 'Heath'];

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
});
