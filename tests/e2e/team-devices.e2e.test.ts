import { describe, expect, it } from 'vitest';
import { counts, isAccessible, shows } from './support/looks.ts';
import { openPlace } from './support/story.ts';
import { drawnTeams } from './support/team-mat.ts';
import { TeamTable } from './support/team-table.ts';
import { five, TeamDay } from './support/teams.ts';

/** Two devices with the table of one team match; the clock of the first is five minutes fast. */
describe('two devices at a team match', () => {
  const place = openPlace('story');
  let day: TeamDay;
  let ours: TeamTable;
  let theirs: TeamTable;

  const troubled = () => ours.page.getByRole('alert').filter({ hasText: 'not taken' });

  it('a device whose own clock is wrong counts by that of the server', async () => {
    day = await TeamDay.made(place.server);
    const people = [five('Quill'), five('Stone')];
    const teams = [['Harbour Bears', 'Harbour Mats'] as const, ['Old Mill', 'Mill BJJ'] as const];
    await drawnTeams(day, teams, (team) => people[team] ?? []);
    ours = new TeamTable(await place.hall.device('ours'));
    await ours.page.addInitScript(() => {
      const right = Date.now.bind(Date);
      Date.now = () => right() + 5 * 60_000;
    });
    // A second link would withdraw the first.
    const link = await day.tableLink('m1');
    await ours.page.goto(link);
    await ours.take();
    await ours.startBout();
    await ours.settled();
    theirs = new TeamTable(await place.hall.device('theirs'));
    await theirs.page.goto(link);
    for (const { page } of [ours, theirs]) {
      await shows(page.getByRole('region', { name: 'Clock and log' }), /4:[45]\d/u);
    }
    await shows(theirs.page.getByRole('alert'), 'Another device has this match');
  });

  it('calls that waited while another device went on and took back are told, and none counts', async () => {
    await ours.page.context().setOffline(true);
    await ours.bothWarned();
    await ours.submission('Red');
    await shows(ours.outcome, 'Red wins Ada Quill');
    await shows(ours.link, 'No connection · 2 not sent');
    await theirs.button('Take over').click();
    await counts(theirs.page.getByRole('alert'), 0);
    await theirs.submission('Blue');
    await theirs.confirmBout();
    await theirs.areUp('Bea Quill', 'Ada Stone');
    await theirs.startBout();
    await theirs.submission('Red');
    await theirs.confirmBout();
    await theirs.takeBack('Bout 1');
    await theirs.areUp('Ada Quill', 'Ada Stone');
    await ours.page.context().setOffline(false);
    await shows(troubled(), '2 calls were not taken');
    await shows(ours.outcome, 'Blue wins Ada Stone');
    await isAccessible(ours.page);
    await theirs.confirmBout();
    await theirs.areUp('Bea Quill', 'Ada Stone');
    await ours.areUp('Bea Quill', 'Ada Stone');
    await ours.button('Seen').click();
    await counts(troubled(), 0);
  });

  it('loses nothing where the server dies, nor where its link is withdrawn', async () => {
    await theirs.startBout();
    await place.server.kill();
    await theirs.submission('Red');
    await shows(theirs.link, 'No connection');
    await place.server.start();
    await theirs.confirmBout();
    await theirs.areUp('Bea Quill', 'Bea Stone');
    await theirs.startBout();
    const link = await day.tableLink('m1');
    await theirs.submission('Blue');
    await shows(theirs.link, 'Link withdrawn · 1 not sent');
    await shows(theirs.page.getByText('The link of this table'), 'sent once this device');
    await isAccessible(theirs.page);
    // In the same tab: only the key behind the address differs.
    await theirs.page.goto(link);
    await theirs.confirmBout();
    await theirs.areUp('Cleo Quill', 'Bea Stone');
    const { ok } = await day.post<{ readonly ok: boolean }>('/verify', {});
    expect(ok).toBe(true);
  });
});
