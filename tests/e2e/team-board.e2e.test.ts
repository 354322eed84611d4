import type { ScoreboardView, TeamLineView } from '@threecount/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { counts, fitsWidth, isAccessible, lacks, shows } from './support/looks.ts';
import { openPlace } from './support/story.ts';
import { TeamBoard } from './support/team-board.ts';
import { drawnTeams, type TeamMat } from './support/team-mat.ts';
import { type Fighter, five, TeamDay } from './support/teams.ts';

const bears = 'Harbour Bears';
const lights = 'Grappling Academy of the Upper Valley';

/** The second has names that are hard to set. */
const peopleOf = (team: number): readonly Fighter[] =>
  five(['Quill', 'Featherstonehaugh-Wyndham'][team] ?? '');

/** What the screen of mat 1 is told now. */
async function snapshotOf(url: string, tournamentId: string): Promise<ScoreboardView> {
  const base = url.replace('localhost', '127.0.0.1');
  const path = `/api/tournaments/${tournamentId}/live?topics=scoreboard:m1`;
  const { body } = await fetch(base + path);
  let text = '';
  for await (const chunk of body ?? []) {
    text += new TextDecoder().decode(chunk);
    const data = /^data: (.*)\n\n/mu.exec(text)?.[1];
    if (data === undefined) continue;
    return JSON.parse(data).snapshot;
  }
  throw new Error(`The stream ended: ${text}`);
}

/** The same with teams of another size: the first is out, the second on the mat, and so many more. */
function ofSize(view: ScoreboardView, size: number): ScoreboardView {
  const { team } = view;
  if (team === null) throw new Error('no teams are on the board');
  const lineOf = ({ fighters }: TeamLineView): TeamLineView => ({
    left: size - 1,
    fighters: Array.from({ length: size }, (_, place) => {
      const one = fighters[place % fighters.length];
      if (one === undefined) throw new Error('a team has nobody');
      const standing = place === 0 ? 'out' : place === 1 ? 'on' : 'waiting';
      return { ...one, place, standing };
    }),
  });
  const places = Array.from({ length: size - 1 }, (_, i) => i + 1);
  const lines = { a: lineOf(team.lines.a), b: lineOf(team.lines.b) };
  return {
    ...view,
    team: { ...team, lines, match: { ...team.match, line: { a: places, b: places } } },
  };
}

/** A team match that goes to the last tie-break, as the hall and somebody at home follow it. */
describe('a team match before the crowd', () => {
  const place = openPlace('story');
  let board: TeamBoard;
  let phone: Page;
  let day: TeamDay;
  let mat: TeamMat;
  let matchId = '';
  let page = '';
  /** What the hall's screen was told in the third bout. */
  let running: ScoreboardView;

  beforeAll(async () => {
    board = new TeamBoard(await place.hall.device('scoreboard', { reducedMotion: 'reduce' }));
    phone = await place.hall.device('phone', { viewport: { width: 375, height: 740 } });
    day = await TeamDay.made(place.server);
    const teams = [bears, lights].map((name) => [name, `${name} Club`] as const);
    mat = await drawnTeams(day, teams, peopleOf);
  });

  it('the screen shows both orders before the first bout, with who is on and who is next', async () => {
    matchId = await mat.take();
    page = `${day.public}/matches/${matchId}`;
    await board.page.goto(`${place.server.url}/scoreboard/${day.tournamentId}/m1`);
    await shows(board.all, 'Next: bout 1 5 min');
    await board.rows(bears, [
      '1 Ada Quill Now',
      '2 Bea Quill Next',
      '3 Cleo Quill',
      '4 Dana Quill',
      '5 Edda Quill',
    ]);
    await board.totals(lights, 5, 0, 0);
    await board.fits();
    await isAccessible(board.page);
  });

  it('CLS-DISP-01: in the third bout the out marks and both totals stand there, warnings as they are given', async () => {
    await mat.bouts('red', 'blue');
    await mat.start();
    await mat.acts({ do: 'foul', side: 'blue', foul: 'stalling' });
    await board.rows(bears, [
      '1 Ada Quill Out',
      '2 Bea Quill Now',
      '3 Cleo Quill Next',
      '4 Dana Quill',
      '5 Edda Quill',
    ]);
    await board.totals(bears, 4, 1, 0);
    await board.totals(lights, 4, 1, 1);
    await board.bar('Blue').getByRole('img', { name: 'Blue: 1 warnings', exact: true }).waitFor();
    await shows(board.all, 'Bout 3');
    await shows(board.all, 'Bout 2: Bea Featherstonehaugh-Wyndham, Submission 0:0');
    await board.fits();
    await isAccessible(board.page);
    running = await snapshotOf(place.server.url, day.tournamentId);
  });

  it('the page of the match tells it while it runs; each bout has its own record', async () => {
    const told = phone.getByRole('main');
    await phone.goto(page);
    await shows(told, 'Bout 3: Bea Quill v Bea Featherstonehaugh-Wyndham');
    await shows(told, 'Bout 2 how it went Submission · 0:0');
    await isAccessible(phone);
    await phone.getByRole('link', { name: 'Bout 1 how it went' }).click();
    await shows(told, 'Bout 1: Ada Quill v Ada Featherstonehaugh-Wyndham');
    await shows(told, 'Ada Quill won by submission.');
    await shows(told, 'Submission called for Ada Quill (Tap).');
    await isAccessible(phone);
    await phone.getByRole('link', { name: 'Next: bout 2' }).click();
    await shows(told, 'Bea Featherstonehaugh-Wyndham won by submission.');
    await phone.goBack();
    await shows(told, 'Ada Quill won by submission.');
    await phone.goto(`${page}?bout=3`);
    await shows(told, 'On the mat now.');
    await mat.acts({ do: 'foul', side: 'red', foul: 'stalling' });
    await shows(told, 'Foul by Bea Quill');
    await phone.goto(`${page}?bout=40`);
    await shows(told, 'There is no bout 40 in this team match.');
    await phone.getByRole('link', { name: 'The whole team match' }).click();
    await shows(told, 'Bout by bout');
  });

  it('a bout that is over comes to both without loading anew', async () => {
    const both = { do: 'foul', side: 'both', foul: 'stalling' };
    await mat.acts(both, both);
    await shows(board.bar('Red'), 'OUT');
    await shows(board.bar('Blue'), 'OUT');
    await mat.confirmBout();
    await shows(board.all, 'Bout 3: nobody won, Disqualification');
    await board.totals(bears, 3, 1, 3);
    await shows(phone.getByRole('main'), 'warnings 3–3 · fighters left 3–3');
  });

  it('a fighter who cannot go on is told, without who says so', async () => {
    await mat.withdraw('red', 4);
    await mat.withdraw('blue', 4);
    await shows(board.lineUp(bears), '5 Edda Quill Cannot fight');
    await shows(phone.getByRole('main'), `Edda Quill of ${bears} cannot fight on.`);
    await lacks(phone.getByRole('main'), 'Doctor');
  });

  it('level teams: each tie-break with its numbers, those too that decided nothing', async () => {
    await mat.bouts('both-warned', 'both-warned');
    await counts(board.steps, 4);
    await shows(board.steps.nth(0), '3 Warnings in the last bout Passed over: both were put out 3');
    await shows(board.steps.nth(1), '9 Warnings of the teams Level 9');
    await shows(board.steps.nth(2), '1 Submissions in the tournament Level 1');
    await shows(board.steps.nth(3), 'Sudden death No time limit');
    await shows(board.all, `${bears} picks one of the other team`);
    await board.fits();
    await isAccessible(board.page);
    const told = phone.getByRole('main');
    await shows(told, 'Warnings of the whole team match Level: the next one is looked at.');
    await shows(told, 'Still to be fought.');
    await isAccessible(phone);
    await fitsWidth(phone);
  });

  it('a pick is sealed until the other is in', async () => {
    await mat.pick('red', 3);
    await shows(board.all, `${bears} has picked: sealed`);
    await board.fits();
    await shows(phone.getByRole('main'), `${bears} has picked; it is shown once both have.`);
    await lacks(phone.getByRole('main'), `${bears} picks`);
    await mat.pick('blue', 2);
    await shows(board.bar('Red'), 'Cleo Quill');
    await shows(board.bar('Blue'), 'Dana Featherstonehaugh-');
    await shows(phone.getByRole('main'), `${bears} picks Dana Featherstonehaugh-Wyndham`);
  });

  it('sudden death is unlike any other bout', async () => {
    await mat.start();
    await shows(board.all, 'SUDDEN DEATH No time limit');
    await board.rows(bears, [
      '1 Ada Quill Out',
      '2 Bea Quill Out',
      '3 Cleo Quill Now',
      '4 Dana Quill Out',
      '5 Edda Quill Cannot fight',
    ]);
    await board.fits();
    await isAccessible(board.page);
    await mat.end('blue');
    await shows(board.bar('Blue'), 'WINNER');
    await mat.confirmBout();
  });

  it('at the end the hall sees who won and by what', async () => {
    const end = board.page.getByRole('status');
    await shows(end, `WINNER ${lights} Sudden death`);
    await shows(board.steps.nth(3), 'Sudden death This decided');
    await shows(board.all, 'Sudden death: Dana Featherstonehaugh-Wyndham, Submission 0:0');
    await board.fits();
    await isAccessible(board.page);
  });

  it('and at home why the others lost', async () => {
    await mat.confirm();
    const told = phone.getByRole('main');
    await shows(told, `Why ${lights} wins by sudden death.`);
    const rows = phone.getByRole('row');
    await shows(rows.nth(1), /^Warnings in the last bout Passed over.* 3 3$/u);
    await shows(rows.nth(2), /^Warnings of the whole team match Level.* 9 9$/u);
    await shows(rows.nth(3), /^Submissions in the tournament Level.* 1 1$/u);
    await shows(rows.nth(4), /^Sudden death .* wins\..* – won$/u);
    await phone.getByRole('link', { name: 'Sudden death how it went' }).click();
    await shows(told, 'Dana Featherstonehaugh-Wyndham won by submission.');
    await isAccessible(phone);
    await fitsWidth(phone);
  });

  it('the division has the statistics of its teams and fighters', async () => {
    await phone.goto(`${day.public}/brackets/d1`);
    const of = (name: string) => phone.getByRole('row').filter({ hasText: name });
    await shows(of('1 of 1 team match won'), new RegExp(`^${lights} .* 2/6 2 9 0:0\\d$`, 'u'));
    await shows(of('0 of 1 team match won'), new RegExp(`^${bears} .* 1/6 1 9 0:0\\d$`, 'u'));
    await shows(
      of('Ada Quill'),
      new RegExp(`^Ada Quill ${bears} · Blue belt 1/2 1 0 0:0\\d$`, 'u'),
    );
    await fitsWidth(phone);
    await isAccessible(phone);
  });

  it.each([3, 7])('a board of teams of %i fits as well', async (size) => {
    const event = { topic: 'scoreboard:m1', snapshot: ofSize(running, size) };
    // Without a worker the page opens its stream itself, where it can be answered.
    await board.page.addInitScript('delete globalThis.SharedWorker');
    await board.page.route(/\/live\?/u, (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `data: ${JSON.stringify(event)}\n\n`,
      }),
    );
    await board.page.reload();
    await counts(board.lineUp(lights).getByRole('listitem'), size);
    await board.fits();
    await board.page.unrouteAll();
  });
});
