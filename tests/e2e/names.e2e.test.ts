import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { fitsWidth, isAccessible, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { type Person, type Prepared, prepare } from './support/prepared.ts';
import { Scoreboard } from './support/screens.ts';
import { openPlace } from './support/story.ts';
import { Table } from './support/table.ts';

const markup: Person = {
  given: 'Eve',
  family: '<img src=x onerror=alert(1)>',
  club: '"><script>alert(2)</script>',
};
const rightToLeft: Person = { given: 'ליאור', family: 'בן־חורין', club: 'מועדון הנמל' };
const hyphens: Person = {
  given: 'Ottoline',
  family: 'Marlingford-Westerhagen-Oakenthorpe-Lund',
  club: 'Old Mill',
};
const oneWord: Person = {
  given: 'Bo',
  family: 'Kastanjelaansterbroekmansdijkstraatveen',
  club: 'North Hall',
};
const endless: Person = { given: 'Una', family: 'Longname'.repeat(24), club: 'Club '.repeat(38) };
const plain: Person = { given: 'Ada', family: 'Quill', club: 'Harbour Team' };

/** Those that name people. */
const publicPages = ['', '/brackets/d1', '/mats', '/entries'];
const organiserPages = ['Overview', 'Divisions', 'Entries', 'Draw', 'Mats', 'Hall', 'Results'];

describe('names that are not plain', () => {
  const place = openPlace('apart');
  let day: Prepared;

  beforeAll(async () => {
    const divisions = [
      [markup, rightToLeft],
      [hyphens, oneWord],
      [endless, plain],
    ];
    day = await prepare(place.server, divisions);
  });

  /** The name stands there as text, and nothing of it became part of the page. */
  async function isText(page: Page): Promise<void> {
    await shows(page.locator('body'), markup.family);
    expect(await page.locator('img[src="x"]').count(), `images on ${page.url()}`).toBe(0);
  }

  it('are text on the public pages, which stay as narrow as a phone', async () => {
    const page = await place.hall.device('phone', { viewport: { width: 375, height: 740 } });
    for (const path of publicPages) {
      const answer = await page.goto(`${place.server.url}/t/${day.tournamentId}${path}`);
      expect(answer?.headers()['content-security-policy'] ?? 'no policy').toContain(
        "default-src 'self'",
      );
      await isText(page);
      await fitsWidth(page);
    }
    await page.getByRole('searchbox').first().fill('<img');
    await page.getByRole('button', { name: `Follow Eve ${markup.family}` }).click();
    await shows(page.getByRole('region', { name: 'Whom you follow' }), rightToLeft.family);
    await isText(page);
    await fitsWidth(page);
    await isAccessible(page);
  });

  it('are text at the table', async () => {
    const page = await place.hall.device('table');
    await page.goto(await day.linkOf(1));
    await isText(page);
    const table = new Table(page);
    await table.take();
    await isText(page);
    await shows(page.locator('body'), rightToLeft.family);
    await table.start();
    await table.button(/^End match/u).click();
    await table.dialog.getByRole('button', { name: /^Forfeit/u }).click();
    await table.dialog.getByRole('button', { name: 'Red', exact: true }).click();
    await table.dialog.getByRole('button', { name: /FIVE-/u }).first().click();
    await table.dialog.getByRole('button', { name: 'End the match' }).click();
    await table.confirm();
  });

  it.each([2, 3])('are whole and large on the scoreboard of mat %i', async (mat) => {
    const link = await day.linkOf(mat);
    const table = new Table(await place.hall.device(`table ${mat}`));
    await table.page.goto(link);
    await table.take();
    await table.start();
    await fitsWidth(table.page);
    const board = await Scoreboard.opened(await place.hall.device(`board ${mat}`), link);
    for (const size of [
      { width: 1920, height: 1080 },
      { width: 1280, height: 720 },
    ]) {
      await board.page.setViewportSize(size);
      await board.isLegible();
    }
    const whole = mat === 2 ? hyphens.family : endless.family;
    const shown = (await board.all.textContent()) ?? '';
    expect(shown.replaceAll(' ', '')).toContain(whole);
  });

  it('are text on the scoreboard', async () => {
    const board = await Scoreboard.opened(await place.hall.device('board 1'), await day.linkOf(1));
    await shows(board.all, rightToLeft.family);
    const text = (await board.all.textContent()) ?? '';
    expect(text.replaceAll(' ', '')).toContain(markup.family.replaceAll(' ', ''));
    expect(await board.page.locator('img[src="x"]').count()).toBe(0);
  });

  it('are text at the organiser’s desk', async () => {
    const organiser = new Organiser(await place.hall.device('organiser'));
    const { page } = organiser;
    await organiser.setPassword(place.server.setupLink, 'a long day in the hall');
    await page.goto(`${place.server.url}/organiser/${day.tournamentId}`);
    for (const name of organiserPages) {
      await organiser.goTo(name);
      await fitsWidth(page);
      expect(await page.locator('img[src="x"]').count(), `images on ${name}`).toBe(0);
    }
    await isText(page);
    await organiser.goTo('Import');
    await organiser.chooseList(
      'more.csv',
      `First name,Last name,Division\nEve,${markup.family},<b>Open</b>`,
    );
    await isText(page);
    await shows(page.getByRole('main'), '<b>Open</b>');
  });

  it('started no script and opened no dialog', () => {
    expect(place.hall.faults).toEqual([]);
  });
});
