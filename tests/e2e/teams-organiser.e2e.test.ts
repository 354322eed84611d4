import { describe, expect, it } from 'vitest';
import { counts, fitsWidth, isAccessible, lacks, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { openPlace } from './support/story.ts';
import { drawnTeams, type TeamMat } from './support/team-mat.ts';
import { five, TeamDay, TeamDesk } from './support/teams.ts';

/** By seed: matches 1 and 2 are Bears v Foxes and Crows v Elks, or the other way round; match 3 is the final. */
const teams = [
  ['Bears', 'Harbour Mats'],
  ['Crows', 'North Hall'],
  ['Elks', 'West End'],
  ['Foxes', 'Old Mill'],
] as const;
const families = ['Quill', 'Stone', 'Marsh', 'Field'];

const sizes = [
  { width: 375, height: 740 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/** What the organiser does with team matches that were run, and with teams that leave. */
describe('team matches at the organiser’s desk', () => {
  const place = openPlace('story');
  let organiser: Organiser;
  let day: TeamDay;
  let mat: TeamMat;
  /** Another tournament, whose teams have not fought. */
  let later: TeamDay;

  /** On a phone as on a large screen: nothing is cut off, and axe finds nothing. */
  async function looksRight(name: string): Promise<void> {
    const { page } = organiser;
    for (const size of sizes) {
      await page.setViewportSize(size);
      await fitsWidth(page);
      await isAccessible(page);
      const shots = process.env.THREECOUNT_SHOTS;
      if (shots) await page.screenshot({ path: `${shots}/${name}-${size.width}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }

  /** The fields of one team in the form that is open. */
  const team = (name: string) => organiser.dialog.getByRole('group', { name: `: ${name}` });
  const left = 'Fighters left, of 5';
  const submissions = 'Bouts won by submission';

  it('stand on a mat with their orders in', async () => {
    organiser = new Organiser(await place.hall.device('organiser'));
    await organiser.setPassword(place.server.setupLink, 'a long day in the hall');
    day = await TeamDay.made(place.server, 'Lantern Teams');
    mat = await drawnTeams(day, teams, (i) => five(families[i] ?? ''));
    await organiser.page.goto(day.organiser);
    await organiser.goTo('Results');
    await shows(organiser.match(1), 'Bears');
  });

  it('a sheet is held to what can be, each fault at its field', async () => {
    const { dialog, page } = organiser;
    await organiser.match(1).getByRole('button', { name: 'Enter match 1 from paper' }).click();
    await dialog.getByRole('button', { name: 'Enter the result' }).click();
    await shows(dialog, 'Choose which team won, or that nobody advances.');
    await shows(dialog.getByRole('alert'), '2 things are wrong: see the fields.');
    await dialog.getByLabel(/: Bears$/u).check();
    await dialog.getByLabel('How it ended').selectOption({ label: 'Last fighter out' });
    await team('Bears').getByLabel(left).fill('6');
    await team('Bears').getByLabel(submissions).fill('5');
    await team('Foxes').getByLabel(left).fill('1');
    await dialog.getByLabel('Who signed the sheet').fill('Hedda Lorn');
    await dialog.getByRole('button', { name: 'Enter the result' }).click();
    await shows(team('Bears'), 'A whole number from 0 to 5.');
    await shows(team('Bears'), 'At most 4: so many of the other team are out.');
    await shows(team('Foxes'), 'Who lost by the last fighter has at most 0 left.');
    expect(await team('Bears').getByLabel(left).getAttribute('aria-invalid')).toBe('true');
    const isAtFault = (field: Element): boolean => field === document.activeElement;
    expect(await team('Bears').getByLabel(left).evaluate(isAtFault)).toBe(true);
    await looksRight('sheet');
    expect(page.url()).toContain('results');
  });

  it('is entered with how the teams go on and who may not compete again', async () => {
    const { dialog } = organiser;
    await team('Bears').getByLabel(left).fill('2');
    await team('Foxes').getByLabel(left).fill('0');
    await team('Foxes').getByLabel('Warnings').fill('1');
    await team('Bears').getByLabel('Next match, the order goes on with').selectOption('4');
    await team('Foxes').getByText('May not compete again').click();
    await team('Foxes').getByLabel('Cleo Field').check();
    await dialog.getByRole('button', { name: 'Enter the result' }).click();
    await counts(dialog, 0);
    await shows(organiser.match(1), 'last fighter out');
    await shows(organiser.match(3), 'Bears');
  });

  it('what the table did is corrected from what stands, after it was seen what falls', async () => {
    const { dialog } = organiser;
    await mat.take();
    await mat.bouts('red', 'red', 'red', 'red', 'red');
    await mat.confirm();
    await shows(organiser.match(2), 'last fighter out');
    await organiser.match(2).getByRole('button', { name: 'Correct match 2' }).click();
    const won = dialog.getByRole('group', { name: /^Red: / });
    const lost = dialog.getByRole('group', { name: /^Blue: / });
    expect(await won.getByLabel(left).inputValue()).toBe('5');
    expect(await won.getByLabel(submissions).inputValue()).toBe('5');
    await dialog.getByLabel(/^Blue: /u).check();
    await dialog.getByRole('button', { name: 'Show what it makes' }).click();
    await shows(won, 'Who lost by the last fighter has at most 0 left.');
    await won.getByLabel(left).fill('0');
    await won.getByLabel(submissions).fill('3');
    await lost.getByLabel(left).fill('2');
    await lost.getByLabel(submissions).fill('4');
    await dialog.getByLabel('Who corrects').fill('Hedda Lorn');
    await dialog.getByLabel('Why').fill('read the wrong way round');
    await dialog.getByRole('button', { name: 'Show what it makes' }).click();
    await shows(dialog, 'Match 3');
    await looksRight('correction');
    await dialog.getByRole('button', { name: 'Back' }).click();
    expect(await dialog.getByLabel('Why').inputValue()).toBe('read the wrong way round');
    await dialog.getByRole('button', { name: 'Show what it makes' }).click();
    await organiser.doIt();
    await shows(organiser.match(2), 'Before: Red · 5-0 left');
  });

  it('a team that may leave: what follows is seen, and nothing is done where nobody says so', async () => {
    const { dialog, page } = organiser;
    await organiser.goTo('Entries');
    await organiser.changeEntry('Crows');
    await dialog.locator('summary', { hasText: 'Withdraw' }).click();
    await dialog.getByLabel('Reason', { exact: true }).fill('the van leaves');
    await dialog.getByRole('button', { name: 'Show what it makes' }).click();
    await shows(dialog, 'Bears v Crows · Red, Walkover');
    await dialog.getByRole('button', { name: 'Back' }).click();
    expect(await dialog.getByLabel('Reason', { exact: true }).inputValue()).toBe('the van leaves');
    await page.keyboard.press('Escape');
    await counts(dialog, 0);
    await organiser.goTo('Results');
    await lacks(organiser.match(3), 'Walkover');
  });

  it('a team that is put out: who did it, and what follows, before it is done', async () => {
    const { dialog, page } = organiser;
    await organiser.goTo('Entries');
    await organiser.changeEntry('Bears');
    await dialog.locator('summary', { hasText: 'Disqualification' }).click();
    await dialog.getByLabel(/^Disciplinary: /u).check();
    await dialog.getByLabel('Dana Quill').check();
    await dialog.getByLabel('Who decides').fill('Hedda Lorn');
    await dialog.getByLabel('What for').fill('struck somebody');
    await dialog.getByRole('button', { name: 'Show what it makes' }).click();
    await shows(dialog, 'Match 3');
    await shows(dialog, 'Podiums that change');
    await shows(dialog, 'Out of the whole tournament: Dana Quill.');
    await looksRight('put-out');
    await lacks(page.getByRole('main'), 'struck somebody');
    await dialog.getByRole('button', { name: 'Back' }).click();
    expect(await dialog.getByLabel('What for').inputValue()).toBe('struck somebody');
    await dialog.getByRole('button', { name: 'Show what it makes' }).click();
    await dialog.getByRole('button', { name: 'Disqualify' }).click();
    await counts(dialog, 0);
    await shows(page.getByRole('main'), 'struck somebody');
    await organiser.goTo('Results');
    await shows(organiser.match(3), 'Walkover');
  });

  it('says which teams are not weighed, and that weights of another day are refused', async () => {
    const { page } = organiser;
    const desk = new TeamDesk(page);
    later = await TeamDay.made(place.server, 'Later Teams', { substitutes: 1 });
    await later.event('d1', 'Blue belts', { event: 'single-rank', rank: 'blue' });
    const bears = await later.team('d1', 'Bears', five('Quill'));
    await later.team('d1', 'Foxes', five('Field'), '', [['Fern Field', 'blue', 80]]);
    await later.ready('d1', bears);
    await later.act('tournament', later.tournamentId, { type: 'set-date', date: '2020-05-30' });
    await page.goto(later.organiser);
    await organiser.goTo('Teams');
    await shows(desk.division('Blue belts'), 'Not weighed on the day yet: Foxes (5).');
    await page.getByRole('button', { name: 'Weigh-in', exact: true }).click();
    await shows(page.getByRole('main'), 'today’s are refused');
    for (const gate of await page
      .getByRole('group', { name: 'Tick before' })
      .getByRole('checkbox')
      .all())
      await gate.check();
    await desk.scale('Ada Field').fill('81');
    await desk.scale('Ada Field').press('Enter');
    await shows(page.getByRole('alert'), 'only weights of the day count');
    expect(await desk.scale('Ada Field').inputValue()).toBe('81');
    await looksRight('other-day');
    await later.act('tournament', later.tournamentId, { type: 'set-date', date: null });
    await lacks(page.getByRole('main'), 'today’s are refused');
  });

  it('a substitute comes in for who is hurt, and a late order is let in by name', async () => {
    const { dialog, page } = organiser;
    const desk = new TeamDesk(page);
    const say = async (open: string, who: string, button: string) => {
      await page.getByRole('button', { name: open }).click();
      await dialog.getByRole('combobox', { name: 'Who' }).selectOption({ label: who });
      await dialog.getByLabel('Who says so').fill('Doctor Vane');
      await dialog.getByRole('button', { name: button }).click();
      await counts(dialog, 0);
    };
    await page.getByRole('button', { name: 'Teams', exact: true }).click();
    await say('Injured or fit again: Foxes', 'Bea Field', 'Cannot fight');
    await say('Substitute for Foxes', 'Fern Field for Bea Field', 'Put in');
    const closing = { type: 'set-order-closing', at: Date.now() - 60_000 };
    await later.act('division', 'd1', closing);
    await page.reload();
    await page.getByRole('button', { name: 'Fighting order of Foxes' }).click();
    await shows(dialog, 'Fern Field');
    await shows(dialog, 'Orders closed at');
    const lodge = dialog.getByRole('button', { name: 'Hand the order in' });
    expect(await lodge.isDisabled()).toBe(true);
    await dialog.getByLabel('Who says so').fill('Hedda Lorn');
    await dialog.getByLabel('Why').fill('the bus was late');
    await looksRight('late-order');
    await lodge.click();
    await counts(dialog, 0);
    await shows(desk.team('Foxes'), 'The fighting order is in');
  });
});
