import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { counts, lacks, shows } from './support/looks.ts';
import { type Person, type Prepared, prepare } from './support/prepared.ts';
import { Phone, Scoreboard } from './support/screens.ts';
import { openPlace } from './support/story.ts';
import { Table } from './support/table.ts';

const pair = (...names: readonly (readonly [string, string])[]): readonly Person[] =>
  names.map(([given, family]) => ({ given, family, club: 'Harbour Team' }));

/** One mat for each test: nothing of one reaches another. */
const divisions = [
  pair(['Ada', 'Quill'], ['Bea', 'Stone']),
  pair(['Cleo', 'Marsh'], ['Dana', 'Field']),
  pair(['Edda', 'Brook'], ['Fia', 'Lark']),
  pair(['Gita', 'Vale'], ['Hana', 'Crane']),
  pair(['Ina', 'Reed'], ['Jule', 'Ferry']),
];

describe('trouble in the hall', () => {
  const place = openPlace('apart');
  let day: Prepared;

  beforeAll(async () => {
    day = await prepare(place.server, divisions);
  });

  afterEach(() => place.server.revive());

  /** Opens a table by its link on a device of its own. */
  async function tableAt(link: string, device: string): Promise<Table> {
    const table = new Table(await place.hall.device(device));
    await table.page.goto(link);
    return table;
  }

  /** A table that has started its first match, and the scoreboard of its mat. */
  async function fighting(mat: number) {
    const link = await day.linkOf(mat);
    const table = await tableAt(link, `table ${mat}`);
    const board = await Scoreboard.opened(await place.hall.device(`board ${mat}`), link);
    await table.take();
    await table.start();
    await table.settled();
    return { link, table, board };
  }

  it('counts on while the network is away, and sends everything once it is back', async () => {
    const { table, board } = await fighting(1);
    const network = table.page.context();
    await network.setOffline(true);
    await table.score('Red', 'Takedown').click();
    await table.score('Blue', 'Guard pass').click();
    await table.call('Blue', 'Stalling').click();
    await table.points(2, 3);
    await shows(table.link, 'No connection · 3 not sent');
    await table.call('Red', 'Submission').click();
    await table.dialog.getByRole('button', { name: /^Tap FIVE/u }).click();
    await shows(table.outcome, 'The result can be confirmed once everything is sent.');
    expect(await table.button('Confirm result').isDisabled()).toBe(true);
    await board.points(0, 0);
    await network.setOffline(false);
    await table.settled();
    await board.points(2, 3);
    await board.fouls(0, 1);
    await shows(board.bar('Red'), 'WINNER');
    await table.confirm();
  });

  it('loses nothing when the server dies and the page is loaded anew meanwhile', async () => {
    const { table, board } = await fighting(2);
    const phone = new Phone(
      await place.hall.device('phone', { viewport: { width: 375, height: 700 } }),
    );
    await phone.page.goto(`${place.server.url}/t/${day.tournamentId}`);
    await shows(phone.page.getByRole('status').first(), 'Connected');
    await table.score('Red', 'Takedown').click();
    await table.settled();
    await board.points(2, 0);
    await place.server.kill();
    await table.score('Blue', 'Sweep').click();
    await table.score('Blue', 'Mount').click();
    await table.points(2, 6);
    await shows(table.link, 'No connection · 2 not sent');
    await shows(board.all, 'No connection since');
    await shows(phone.page.getByRole('status'), 'No connection. Trying again');
    const address = table.page.url();
    await expect(table.page.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED');
    await place.server.start();
    await table.page.goto(address);
    await table.settled();
    await table.points(2, 6);
    await counts(table.log, 4);
    await board.points(2, 6);
    await lacks(board.all, 'No connection');
    await shows(phone.match('', ''), '6');
    await shows(phone.page.getByRole('status').first(), 'Connected');
  });

  it('lets one device write: another may take over, and the first is told what did not count', async () => {
    const { link, table: ours, board } = await fighting(3);
    await ours.score('Red', 'Takedown').click();
    await ours.settled();
    const theirs = await tableAt(link, 'other table');
    await shows(theirs.page.getByRole('alert'), 'Another device has this match');
    await theirs.points(2, 0);
    expect(await theirs.score('Blue', 'Sweep').isDisabled()).toBe(true);
    await theirs.page.keyboard.press('KeyQ');

    await ours.page.context().setOffline(true);
    await ours.score('Blue', 'Sweep').click();
    await ours.points(2, 2);
    await theirs.button('Take over').click();
    await counts(theirs.page.getByRole('alert'), 0);
    await theirs.points(2, 0);
    await theirs.score('Red', 'Mount').click();
    await board.points(6, 0);

    await ours.page.context().setOffline(false);
    const told = ours.page.getByRole('alert');
    await shows(told, '1 call was not taken by the server Blue: Sweep');
    await shows(told, 'Another device has this match');
    await ours.points(6, 0);
    expect(await ours.score('Blue', 'Sweep').isDisabled()).toBe(true);
    await ours.button('Seen').click();
    await lacks(told, 'not taken');
    await board.points(6, 0);
  });

  it('takes two quick presses for one, and one command sent thrice for one', async () => {
    const { table, board } = await fighting(4);
    await table.score('Red', 'Takedown').dblclick();
    await table.points(2, 0);
    await counts(table.log, 2);
    await table.settled();
    await board.points(2, 0);
    const before = await table.page.evaluate(() => performance.now());
    await table.page.waitForFunction((then) => performance.now() - then > 300, before);
    await table.score('Red', 'Takedown').click();
    await table.points(4, 0);
    await table.settled();

    const answers = await table.page.evaluate(sendThrice, day.tournamentId);
    expect(answers).toEqual([200, 200, 200]);
    await board.points(4, 2);
    await table.points(4, 2);
    await counts(table.log, 4);
  });

  it('says at the table that its link was withdrawn', async () => {
    const { link, table } = await fighting(5);
    await day.withdraw(5);
    await shows(table.link, 'Link withdrawn');
    await table.score('Red', 'Takedown').click();
    await shows(table.link, 'Link withdrawn · 1 not sent');
    const late = await tableAt(link, 'late table');
    await shows(late.page.getByRole('main'), 'This table is not open to you');
    await shows(late.page.getByRole('main'), 'Ask the organiser for the link of this mat.');
    // A new link for the same device: what waits goes its way.
    await table.page.goto('about:blank');
    await table.page.goto(await day.linkOf(5));
    await table.settled();
    await table.points(2, 0);
  });

  it('is live on a page whose shared worker could not be loaded', async () => {
    const page = await place.hall.device('lame phone');
    let refused = 0;
    await page.context().route(/worker.*\.js/u, async (route) => {
      refused += 1;
      await route.abort();
    });
    await page.goto(`${place.server.url}/t/${day.tournamentId}/mats`);
    await shows(page.getByRole('status').first(), 'Connected');
    expect(refused).toBe(1);
  });

  it('left a log that verifies, and no page had a fault', async () => {
    const verify = `/tournaments/${day.tournamentId}/verify`;
    expect(await place.server.ask('POST', verify)).toMatchObject({ ok: true, differences: [] });
    expect(place.hall.faults).toEqual([]);
  });
});

/** Runs in the page of mat 4: the same command three times at once. */
async function sendThrice(tournamentId: string): Promise<readonly number[]> {
  const at = `/api/tournaments/${tournamentId}/mats/m4/table`;
  const { match } = await (await fetch(at)).json();
  const action = { do: 'score', side: 'blue', technique: 'sweep' };
  const actions = [{ commandId: 'same-command', instant: Date.now(), action }];
  const body = JSON.stringify({ matchId: match.card.matchId, epoch: match.epoch, actions });
  const headers = { 'content-type': 'application/json', 'x-threecount-device': match.holder };
  const send = () => fetch(`${at}/actions`, { method: 'POST', headers, body });
  const answers = await Promise.all([send(), send(), send()]);
  return answers.map(({ status }) => status);
}
