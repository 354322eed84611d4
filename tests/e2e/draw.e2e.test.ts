import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { counts, fitsWidth, isAccessible, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { openPlace } from './support/story.ts';

const clubs = ['Harbour Team', 'North Hall', 'West End'];
const people = (count: number, division: string, name: string): string[] =>
  Array.from({ length: count }, (_, i) => {
    const points = division === 'Women Expert -60 kg' ? 100 - Math.floor(i / 2) : '';
    return `${name},Number${i + 1},${clubs[i % clubs.length]},${division},${points}`;
  });
const list = [
  'First name,Last name,Club,Division,Points',
  ...people(8, 'Women Expert -60 kg', 'Ada'),
  ...people(70, 'Women Expert -70 kg', 'Katarzyna-Wilhelmina Birchwood Thornapple'),
].join('\n');

interface View {
  readonly published: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The draw by hand: formats, seeds, places, and the bracket on paper. */
describe('the draw of a tournament', () => {
  const place = openPlace('story');
  let organiser: Organiser;
  let at = '';

  const post = <T>(to: string, commandId: string, body: object): Promise<T> =>
    place.server.ask<T>('POST', to, { commandId, ...body });
  const settings = async () => (await place.server.ask<View>('GET', at)).settings;
  const line = (division: string): Locator =>
    organiser.page.getByRole('listitem').filter({ has: organiser.page.getByText(division) });

  it('begins with an imported list', async () => {
    organiser = new Organiser(await place.hall.device('organiser'));
    await organiser.setPassword(place.server.setupLink, 'a long day in the hall');
    const content = Buffer.from(list).toString('base64');
    const body = { fileName: 'list.csv', content, name: 'Lantern Open' };
    const { tournamentId } = await post<{ tournamentId: string }>('/imports', 'import', body);
    at = `/tournaments/${tournamentId}`;
    await organiser.page.goto(`${place.server.url}/organiser/${tournamentId}/draw`);
  });

  it('gives sizes a row of their own, with any pools; what cannot be is told at the row', async () => {
    const { page } = organiser;
    const table = page.getByRole('region', { name: 'How divisions are fought, by size' });
    await table.getByLabel('Last size of the row for 3 or more').fill('20');
    await page.keyboard.press('Tab');
    const row = table.getByRole('listitem').filter({ hasText: '21 or more' });
    await row.getByRole('combobox').selectOption({ label: 'Pools, then knock-out' });
    await row.getByLabel('Pool size at most').fill('17');
    await page.keyboard.press('Tab');
    await shows(row.getByRole('alert'), 'A pool is for 3 to 16 entries.');
    await isAccessible(page);
    await row.getByLabel('Pool size at most').fill('5');
    await page.keyboard.press('Tab');
    await counts(row.getByRole('alert'), 0);
    await row.getByLabel('Third place').selectOption({ label: 'fought for' });
    const plan = { format: 'pools', poolSize: 5, advance: 2, thirdPlace: 'fought' };
    await expect
      .poll(async () => (await settings())['formats'])
      .toContainEqual({
        from: 21,
        to: null,
        plan,
      });
    await row
      .getByRole('combobox')
      .first()
      .selectOption({ label: 'Single elimination, third place shared' });
    await table.getByRole('button', { name: 'Join 3 to 20 with the next row' }).click();
    await counts(table.getByRole('listitem'), 2);
  });

  it('orders what decides in pools, how it goes on, and the calls', async () => {
    const { page } = organiser;
    const order = page.getByRole('region', { name: 'Order of pools and round robins' });
    await order.getByRole('button', { name: 'Move points scored up' }).click();
    await shows(order.getByRole('listitem').nth(3), 'points scored');
    await order.getByRole('button', { name: 'Leave out: wins by submission' }).click();
    await order.getByRole('button', { name: 'Add: fewest points against' }).click();
    await order.getByLabel('Once a line has parted some').selectOption('onward');
    await order.getByLabel('Who leaves with matches unfought').selectOption('struck');
    await page.getByLabel('Calls before a match is lost').fill('12');
    await page.keyboard.press('Tab');
    const calls = page.getByRole('region', { name: 'Calls and rest' });
    await shows(calls.getByRole('alert'), 'Calls: none to nine.');
    await page.getByLabel('Calls before a match is lost').fill('2');
    await page.keyboard.press('Tab');
    await expect.poll(settings).toMatchObject({
      standing: {
        steps: ['wins', 'mutual', 'points', 'difference', 'against'],
        restart: 'onward',
        withdrawn: 'struck',
      },
      calls: { number: 2, intervalSeconds: 90 },
    });
  });

  it('gives one division its own format, and its seeds by points', async () => {
    const { page } = organiser;
    await page.getByRole('button', { name: 'Details of Women Expert -60 kg' }).click();
    await line('Women Expert -60 kg')
      .getByLabel(/^Format/u)
      .selectOption('own');
    await page
      .getByLabel('How divisions of Women Expert -60 kg are fought')
      .selectOption({ label: 'Double elimination' });
    const seeds = page.getByRole('region', { name: 'Seeds' });
    await seeds.getByLabel('The best').fill('3');
    await page.keyboard.press('Tab');
    await seeds.getByRole('button', { name: 'Seed them by points' }).click();
    await shows(seeds.getByRole('status'), 'Level on points, in this order by lot: Ada Number');
    await isAccessible(page);
    await seeds.getByRole('button', { name: 'Set these seeds' }).click();
    await shows(seeds.getByRole('status'), 'The seeds are set.');
    await page.getByLabel('Seed text').fill('three rivers');
    await page.getByRole('button', { name: 'Draw all 2 divisions' }).click();
    await shows(line('Women Expert -60 kg').first(), 'Double elimination');
    const early = line('Women Expert -60 kg').getByRole('region', { name: 'Early meetings' });
    await shows(early, /no draw has fewer\.|cannot meet in round 1\./u);
  });

  const places = (): Locator => organiser.page.locator('button.place');
  const names = async (): Promise<string[]> =>
    (await places().locator('b').allInnerTexts()).map((name) => name.trim());

  it('changes two places by keys, and two by dragging', async () => {
    const { page } = organiser;
    await counts(places(), 8);
    const before = await names();
    const [one = '', , two = ''] = before;
    await places().first().focus();
    await page.keyboard.press('Enter');
    const news = line('Women Expert -60 kg').getByRole('status');
    await shows(news, `${one} is chosen.`);
    await page.keyboard.press('Escape');
    await shows(news, 'Nobody is chosen.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await isAccessible(page);
    await page.keyboard.press('Enter');
    await shows(news, `${one} and ${two} have changed places.`);
    await expect.poll(names).toEqual([two, before[1], one, ...before.slice(3)]);
    expect(
      await places()
        .nth(2)
        .evaluate((it) => it === document.activeElement),
    ).toBe(true);
    await places().nth(1).dragTo(places().nth(7));
    await expect.poll(async () => (await names())[7]).toBe(before[1]);
    await page.getByRole('button', { name: 'Check the draw' }).click();
    await shows(page.getByRole('status'), 'All brackets follow from their seed texts.');
  });

  it('leaves places alone once the tournament is published', async () => {
    const { page } = organiser;
    const view = await place.server.ask<{ readonly tables: readonly { readonly id: string }[] }>(
      'GET',
      `${at}/options`,
    );
    const stream = { kind: 'tournament', id: at.split('/').at(-1) };
    for (const { id } of view.tables) {
      await post(`${at}/actions`, id, { stream, action: { type: 'confirm-table', table: id } });
    }
    await post(`${at}/actions`, 'publish', { stream, action: { type: 'publish' } });
    await shows(page.getByRole('main'), 'The tournament is published: places stay.');
    await counts(places(), 0);
    const swap = { type: 'swap-places', a: 'e1', b: 'e2' };
    const late = post(`${at}/actions`, 'swap', {
      stream: { kind: 'division', id: 'd1' },
      action: swap,
    });
    await expect(late).rejects.toThrow(/409.*published/u);
  });

  it('shows a bracket as a picture and as a list on a phone, and gives the export', async () => {
    const small = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };
    const phone = await place.hall.device('phone', small);
    await phone.goto(`${place.server.url}/t/${at.split('/').at(-1)}/brackets/d1`);
    await shows(phone.getByRole('main'), 'Drawn from the text “three rivers”');
    await shows(phone.getByRole('main'), 'Only if needed');
    await isAccessible(phone);
    await fitsWidth(phone);
    await phone.getByRole('radio', { name: 'List' }).check();
    await isAccessible(phone);
    await fitsWidth(phone);
    const [download] = await Promise.all([
      phone.waitForEvent('download'),
      phone.getByRole('link', { name: 'Public export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Lantern Open public.json');
  });

  it('shows a bracket of 70 part by part, and prints it on A4 and Letter, no name cut', async () => {
    const page = await place.hall.device('paper');
    await page.goto(`${place.server.url}/t/${at.split('/').at(-1)}/brackets/d2`);
    const parts = page.getByLabel('Part of the bracket');
    await parts.selectOption({ label: 'Part 5 of 5: Semi-final to Final' });
    await counts(page.locator('.box'), 3);
    await page.getByRole('button', { name: 'Part before' }).click();
    await counts(page.locator('.box'), 31);
    for (const format of ['A4', 'Letter'] as const) {
      expect(pagesOf(await page.pdf({ format }))).toBe(5);
    }
    await page.emulateMedia({ media: 'print' });
    await counts(page.locator('.sheet'), 5);
    await shows(page.locator('.sheet').nth(1), 'Lantern Open Page 2 of 5 Women Expert -70 kg');
    expect(await page.evaluate(outsideSheets)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('radio', { name: 'List' }).check();
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(3);
    await page.emulateMedia({ media: 'print' });
    await counts(page.locator('.paper-matches tbody tr'), 69);
    expect(await page.evaluate(outsideSheets)).toEqual([]);
    await checkScreenAgain(page);
  });

  it('prints all brackets in one go', async () => {
    const page = await place.hall.device('desk');
    await page.goto(`${place.server.url}/t/${at.split('/').at(-1)}/brackets`);
    await page.getByRole('button', { name: 'Print all 2 brackets' }).waitFor();
    const printed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          window.print = () => resolve(document.querySelectorAll('.sheet').length);
        }),
    );
    await page.getByRole('button', { name: 'Print all 2 brackets' }).click();
    expect(await printed).toBe(6);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(6);
    await counts(page.locator('.sheet'), 0);
    await isAccessible(page);
  });
});

async function checkScreenAgain(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await counts(page.locator('.sheet'), 0);
  await isAccessible(page);
}

const pagesOf = (pdf: Buffer): number =>
  (pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu) ?? []).length;

/** Sheets higher than Letter's room or wider than A4's, and words that reach out of their box. Runs in the page. */
function outsideSheets(): string[] {
  const mm = 96 / 25.4;
  const sheets = [...document.querySelectorAll('.sheet')]
    .map((sheet) => sheet.getBoundingClientRect())
    .filter(({ height, width }) => height > 259 * mm || width > 188.5 * mm)
    .map(({ height, width }) => `sheet of ${width} by ${height}`);
  const words = [...document.querySelectorAll('.paper-box p > span, .paper-list td')]
    .filter((word) => {
      const box = (word.closest('.paper-box') ?? word).getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(word);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const slack = 1.5;
      return (
        left < box.left - slack ||
        right > box.right + slack ||
        top < box.top - slack ||
        bottom > box.bottom + slack
      );
    })
    .map((word) => word.textContent ?? '');
  return [...sheets, ...words];
}
