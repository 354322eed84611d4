import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { counts, fitsWidth, isAccessible, lacks, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { openPlace } from './support/story.ts';
import { five, TeamDay, TeamDesk } from './support/teams.ts';

/** Teams before they fight: put together, weighed, and their orders handed in. */
describe('teams before they fight', () => {
  const place = openPlace('story');
  let organiser: Organiser;
  let desk: TeamDesk;
  let day: TeamDay;
  let crowd: Page;
  let coach: Page;
  let harbour = '';
  let mill = '';

  it('an event for teams is made on a page that only a book of teams has', async () => {
    const page = await place.hall.device('organiser');
    crowd = await place.hall.device('phone', { viewport: { width: 375, height: 740 } });
    organiser = new Organiser(page);
    desk = new TeamDesk(page);
    await organiser.setPassword(place.server.setupLink, 'correct horse battery');
    day = await TeamDay.made(place.server);
    await page.goto(day.organiser);
    await organiser.goTo('Teams');
    await page.getByLabel('Kind').selectOption({ label: 'Single rank' });
    await page.getByLabel('Belt').selectOption({ label: 'Blue' });
    await page.getByLabel('Name', { exact: true }).fill('Blue belts');
    await page.getByRole('button', { name: 'Add the event' }).click();
    await shows(desk.division('Blue belts'), 'at most 430 kg together');
    await isAccessible(page);
  });

  it('a team is entered by name and club, then its five people, with the check at once (CLS-COMP-01, CLS-COMP-03)', async () => {
    await desk.enter('Blue belts', 'Harbour Bears', 'Harbour Mats');
    const { dialog } = desk;
    await shows(dialog.getByRole('status'), 'Nobody named yet');
    await desk.rows(five('Quill', 86.5).slice(0, 4));
    await shows(dialog, 'The team has 4 people where 5 are needed.');
    await shows(dialog.getByRole('status'), '346 kg of 430 kg');
    await desk.row(5, ['Edda Quill', 'blue', 86]);
    await shows(dialog.getByRole('status'), '432 kg: 2 kg over 430 kg');
    await shows(dialog, 'Ada Quill: weighs at most 84.5 kg');
    await isAccessible(desk.page);
    await dialog.getByLabel('Place 5: weight in kg').fill('84');
    await shows(dialog.getByRole('status'), 'May stand');
    await desk.save();
    await shows(desk.team('Harbour Bears'), '430 kg of 430 kg');
    await shows(desk.team('Harbour Bears'), 'Harbour Mats');
  });

  it('what cannot be is refused at its field with the reason, and nothing that was typed is lost', async () => {
    await desk.enter('Blue belts', 'Old Mill', 'Old Mill BJJ');
    const { dialog, page } = desk;
    const save = dialog.getByRole('button', { name: 'Save the team' });
    await desk.rows(five('Stone', 85));
    for (const kg of ['0', '900']) {
      await dialog.getByLabel('Place 2: weight in kg').fill(kg);
      await shows(dialog, `${kg} kg is no weight of a person. Valid: 10 to 300 kg.`);
      await save.click();
      await shows(dialog.getByRole('alert'), 'Not saved.');
      const field = dialog.getByLabel('Place 2: weight in kg');
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    await dialog.getByLabel('Place 2: weight in kg').fill('85');
    await dialog.getByLabel('Place 3: name').fill('ada stone');
    await save.click();
    await shows(dialog, 'ada stone stands in this team twice.');
    await dialog.getByLabel('Place 3: name').fill('Ada Quill');
    await save.click();
    await shows(dialog, 'Somebody of this name stands in the team Harbour Bears already.');
    await dialog.getByLabel('This is somebody else of the same name').waitFor();
    await isAccessible(page);
    // Closed and opened again: all of it stands there.
    await page.keyboard.press('Escape');
    await counts(dialog, 0);
    await desk.openPeople('Old Mill');
    expect(await dialog.getByLabel('Place 3: name').inputValue()).toBe('Ada Quill');
    expect(await dialog.getByLabel('Place 5: weight in kg').inputValue()).toBe('85');
    await dialog.getByLabel('Place 3: name').fill('Cleo Stone');
    await dialog.getByLabel('Place 4: belt').selectOption({ label: 'Brown' });
    await shows(dialog, 'This event is for: Blue.');
    await dialog.getByLabel('Place 4: belt').selectOption({ label: 'Blue' });
    await desk.save();
    await shows(desk.team('Old Mill'), 'May stand');
  });

  it('the same team again, and one that is short without an injury, are told', async () => {
    const region = desk.division('Blue belts');
    await region.getByLabel('New team').fill('old mill');
    await region.getByRole('button', { name: 'Enter the team' }).click();
    await shows(region.getByRole('alert'), 'A team Old Mill is entered in Blue belts already.');
    expect(await region.getByLabel('New team').inputValue()).toBe('old mill');
    await region.getByLabel('New team').fill('Tigers');
    await region.getByRole('button', { name: 'Enter the team' }).click();
    await desk.rows(five('Field', 80).slice(0, 4));
    await desk.save();
    await shows(desk.team('Tigers'), 'The team has 4 people where 5 are needed.');
    await desk.page.getByRole('button', { name: 'Fighting order of Tigers' }).click();
    await desk.dialog.getByRole('button', { name: 'Hand the order in' }).click();
    await shows(desk.dialog.getByRole('alert'), 'needs 5');
    await desk.page.keyboard.press('Escape');
    await isAccessible(desk.page);
  });

  it('the scale takes one weight after the other by the keyboard, once all is ticked (CLS-COMP-05)', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Weigh-in' }).click();
    await page.getByLabel('Find by name or team').fill('Quill');
    const first = desk.scale('Ada Quill');
    await first.fill('86,9');
    await first.press('Enter');
    await shows(page.getByRole('alert'), 'Tick first: Weighed today, On the scale without the gi.');
    expect(await first.inputValue()).toBe('86,9');
    await page.getByLabel('Weighed today').check();
    await page.getByLabel('On the scale without the gi').check();
    await first.press('Enter');
    await page.keyboard.type('900');
    await page.keyboard.press('Enter');
    await shows(page.getByRole('alert'), '900 kg is no weight of a person. Valid: 10 to 300 kg.');
    await desk.scale('Bea Quill').fill('');
    await page.keyboard.type('85.1');
    await page.keyboard.press('Enter');
    for (const kg of ['85', '85', '84']) {
      await page.keyboard.type(kg);
      await page.keyboard.press('Enter');
    }
    await shows(page.getByRole('main'), '5 of 14 weighed.');
    await shows(
      page.getByRole('region', { name: 'Harbour Bears, Blue belts' }),
      '426 kg of 430 kg',
    );
    await isAccessible(page);
    await page.setViewportSize({ width: 375, height: 740 });
    await fitsWidth(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Teams', exact: true }).click();
    await shows(desk.team('Harbour Bears'), '86.9 kg weighed');
  });

  it('somebody is hurt, by name of who says so, and fit again (CLS-ORD-05)', async () => {
    const { page, dialog } = desk;
    const say = async (who: string, button: string): Promise<void> => {
      await page.getByRole('button', { name: 'Injured or fit again: Old Mill' }).click();
      await dialog.getByRole('combobox').selectOption({ label: who });
      await dialog.getByLabel('Who says so').fill('Dr Hedda Lorn');
      await dialog.getByRole('button', { name: button }).click();
      await counts(dialog, 0);
    };
    await say('Dana Stone', 'Cannot fight');
    await shows(desk.team('Old Mill'), 'Dana Stone injured');
    await say('Dana Stone (injured)', 'Can fight again');
    await lacks(desk.team('Old Mill'), 'injured');
  });

  it('a coach sees the own team by a link, and hands the order in from a phone (CLS-ORD-06)', async () => {
    const { page, dialog } = desk;
    await page.getByRole('button', { name: 'Link for the coach of Harbour Bears' }).click();
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = (await dialog.locator('code').textContent()) ?? '';
    await page.keyboard.press('Escape');
    coach = await place.hall.device('coach', { viewport: { width: 375, height: 740 } });
    await coach.goto(link);
    await shows(coach.getByRole('main'), 'Harbour Bears');
    await shows(coach.getByRole('main'), '426 kg of 430 kg');
    expect(coach.url()).not.toContain('#');
    const list = coach.getByRole('list').filter({ hasText: '⠿' }).getByRole('listitem');
    const names = async () =>
      (await list.locator('.who b').allTextContents()).map((name) => name.split(' ')[0]);
    await counts(list, 5);
    await coach.getByRole('button', { name: 'Move Ada Quill down' }).click();
    await coach.keyboard.press('Enter');
    expect(await names()).toEqual(['Bea', 'Cleo', 'Ada', 'Dana', 'Edda']);
    await coach.getByRole('button', { name: 'Edda Quill, place 5 of 5' }).focus();
    await coach.keyboard.press('ArrowUp');
    await coach.keyboard.press('ArrowUp');
    expect(await names()).toEqual(['Bea', 'Cleo', 'Edda', 'Ada', 'Dana']);
    await drag(coach, 'Dana Quill', 'Bea Quill');
    expect(await names()).toEqual(['Dana', 'Bea', 'Cleo', 'Edda', 'Ada']);
    await isAccessible(coach);
    await fitsWidth(coach);
    await coach.getByRole('button', { name: 'Hand the order in …' }).click();
    const asked = coach.getByRole('dialog');
    await shows(asked, 'fixed for the whole event');
    await isAccessible(coach);
    await asked.getByRole('button', { name: 'Hand it in' }).click();
    await shows(coach.getByRole('main'), 'The order is in.');
    await counts(coach.getByRole('button', { name: 'Hand the order in …' }), 0);
  });

  it('the order is sealed for everybody, and for the organiser until it is asked for', async () => {
    const team = desk.team('Harbour Bears');
    await shows(team, 'stays sealed until the other team’s is in too');
    await shows(team.getByRole('list').first(), /^Ada Quill .* Bea Quill/u);
    await team.getByText('Look at the sealed order').click();
    await shows(
      team.locator('.sealed-order'),
      /^Dana Quill Bea Quill Cleo Quill Edda Quill Ada Quill$/u,
    );
    await crowd.goto(`${day.public}/teams`);
    const card = crowd.getByRole('article', { name: 'Harbour Bears' });
    await shows(card, 'sealed');
    await shows(card, /Ada Quill .* Bea Quill .* Cleo Quill .* Dana Quill .* Edda Quill/u);
    await shows(card, '86.9 kg weighed');
    await shows(crowd.getByRole('article', { name: 'Old Mill' }), 'not weighed');
    await lacks(crowd.getByRole('article', { name: 'Old Mill' }), '85 kg');
    await isAccessible(crowd);
    await fitsWidth(crowd);
  });

  it('a coach puts a team together on a phone, and nothing of it is sent (CLS-COMP-09)', async () => {
    const sent: string[] = [];
    crowd.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await crowd.getByRole('link', { name: 'Put a team together: team calculator' }).click();
    const main = crowd.getByRole('main');
    await shows(crowd.getByLabel('Event'), 'Single rank: Blue belts');
    for (const [at, [name, , kg]] of five('Fernley', 88).entries()) {
      await crowd.getByLabel(`Place ${at + 1}: name`).fill(name);
      await crowd.getByLabel(`Place ${at + 1}: weight in kg`).fill(String(kg));
    }
    await shows(main, '440 kg: 10 kg over 430 kg');
    await shows(main, 'Ada Fernley: weighs at most 78 kg');
    await isAccessible(crowd);
    await fitsWidth(crowd);
    await crowd.context().setOffline(true);
    await crowd.getByLabel('Place 1: weight in kg').fill('78');
    await shows(main, 'May stand');
    await crowd.context().setOffline(false);
    const address = crowd.url();
    expect(address).toContain('#event=d1');
    const other = await place.hall.device('another phone');
    await other.goto(address);
    await shows(other.getByRole('main'), 'May stand');
    expect(await other.getByLabel('Place 5: name').inputValue()).toBe('Edda Fernley');
    await crowd.goto(`${day.public}/teams/calculator`);
    expect(await crowd.getByLabel('Place 1: weight in kg').inputValue()).toBe('78');
    await shows(main, '430 kg of 430 kg');
    expect(sent.filter((text) => text.includes('Fernley'))).toEqual([]);
  });

  it('the calculator of an event of all belts waits for the handicap table, and goes by it (CLS-COMP-07, CLS-COMP-09)', async () => {
    const main = crowd.getByRole('main');
    await crowd.getByLabel('Event').selectOption({ label: 'All ranks' });
    await shows(main, 'The organiser has not entered the handicap table of this event yet');
    await isAccessible(crowd);
    const rows = ['white', 'blue', 'purple', 'brown', 'black'];
    const handicapTable = rows.map((rank, at) => ({ rank, maxKg: null, score: at - 2 }));
    const settings = { options: { handicapTable } };
    await day.act('tournament', day.tournamentId, { type: 'set-settings', settings });
    await crowd.reload();
    await shows(main, 'Score −5, at most 0');
    await crowd.getByLabel('Place 1: belt').selectOption({ label: 'Black' });
    await crowd.getByLabel('Place 2: belt').selectOption({ label: 'Brown' });
    await crowd.getByLabel('Place 3: belt').selectOption({ label: 'Black' });
    await shows(main, 'Score +3: 3 over 0');
    await shows(main, 'somebody who scores at most −1 or another belt: White, Blue');
    await crowd.goto(`${day.public}/teams`);
  });

  it('both orders are shown once both are in', async () => {
    await day.act('entry', 'e3', { type: 'withdraw-entry', reason: 'too few' });
    [harbour, mill] = ['e1', 'e2'];
    await day.post('/draw', { seedText: 'three rivers' });
    const { page, dialog } = desk;
    await page.getByRole('button', { name: 'Fighting order of Old Mill' }).click();
    await isAccessible(page);
    await dialog.getByRole('button', { name: 'Hand the order in' }).click();
    await counts(dialog, 0);
    await shows(
      crowd.getByRole('article', { name: 'Harbour Bears' }),
      /Dana Quill .* Bea Quill .* Cleo Quill .* Edda Quill .* Ada Quill/u,
    );
    await shows(crowd.getByRole('article', { name: 'Old Mill' }), 'In fighting order.');
  });

  it('teams come in from a list that is looked at first', async () => {
    const { page } = desk;
    await day.event('d2', 'Purple belts', { event: 'single-rank', rank: 'purple' });
    const region = desk.division('Purple belts');
    await region.getByText('Bring teams in from a list').click();
    const rows = (team: string, family: string, belt: string) =>
      five(family, 81).map(([name, , kg]) => `${team}\t${team} Club\t${name}\t${belt}\t${kg}`);
    const head = 'Team\tClub\tName\tBelt\tkg';
    const list = region.getByLabel('The list');
    await list.fill([head, ...rows('Foxes', 'Fern', 'pink')].join('\n'));
    await region.getByRole('button', { name: 'Look at it' }).click();
    await shows(region, 'Row 2: “pink” is no belt of this event. Valid: white, blue');
    await isAccessible(page);
    const good = [...rows('Foxes', 'Fern', 'Purple'), ...rows('Owls', 'Oak', 'purple belt')];
    await list.fill([head, ...good].join('\n'));
    await region.getByRole('button', { name: 'Look at it' }).click();
    await shows(region, '2 teams with 10 people.');
    await region.getByRole('button', { name: 'Enter 2 teams' }).click();
    await shows(region, '2 teams; 2 may stand as they are.');
    await shows(desk.team('Owls'), '405 kg of 430 kg');
  });

  it('until orders close a coach can hand in another one', async () => {
    const { page } = desk;
    const region = desk.division('Purple belts');
    await region.getByText('Orders: each is fixed as it comes in').click();
    await region.getByLabel('Orders close at').fill('2090-05-10T09:30');
    await region.getByRole('button', { name: 'Save', exact: true }).click();
    await shows(region, /Orders close at .*09:30/u);
    const owls = (await desk.team('Owls').getAttribute('data-entry')) ?? '';
    await coach.goto(await day.coachLink(owls));
    await shows(coach.getByRole('main'), 'It can be changed until');
    for (const button of ['Hand the order in …', 'Hand in another order …']) {
      await coach.getByRole('button', { name: button }).click();
      await coach.getByRole('dialog').getByRole('button', { name: 'Hand it in' }).click();
      await counts(coach.getByRole('dialog'), 0);
    }
    await coach.getByRole('button', { name: 'Hand in another order …' }).waitFor();
    await page.setViewportSize({ width: 375, height: 740 });
    await fitsWidth(page);
    await isAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('a coach’s link that is withdrawn opens nothing any more', async () => {
    const { page, dialog } = desk;
    await page.getByRole('button', { name: 'Link for the coach of Harbour Bears' }).click();
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await shows(dialog.getByRole('status').first(), 'The link was withdrawn.');
    await page.keyboard.press('Escape');
    await coach.goto(`${place.server.url}/team/${harbour}?t=${day.tournamentId}`);
    await shows(coach.getByRole('main'), 'This link is no longer valid');
    await isAccessible(coach);
    const other = await day.coachLink(mill);
    await coach.goto(other);
    await shows(coach.getByRole('main'), 'Old Mill');
    await coach.goto(other.replace(`/team/${mill}`, `/team/${harbour}`));
    await shows(coach.getByRole('main'), 'This link is no longer valid');
    expect(place.hall.faults).toEqual([]);
  });
});

/** Drags somebody of an order onto the place of somebody else. */
async function drag(page: Page, who: string, onto: string): Promise<void> {
  const grip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, place`) });
  const [from, to] = [await grip(who).boundingBox(), await grip(onto).boundingBox()];
  if (from === null || to === null) throw new Error('no such place');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
}
