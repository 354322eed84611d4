import { describe, expect, it } from 'vitest';
import { fitsWidth, isAccessible, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { openPlace } from './support/story.ts';
import { Table } from './support/table.ts';

/** What a rulebook leaves to the organiser, set by hand. */
describe('the rules of a tournament', () => {
  const place = openPlace('story');
  let organiser: Organiser;
  let tableLink = '';
  let at = '';

  const post = <T>(to: string, body: object): Promise<T> =>
    place.server.ask<T>('POST', to, {
      commandId: `${to} ${JSON.stringify(body)}`.slice(0, 120),
      ...body,
    });

  async function listOf(rulebook: string, division: string, column: object): Promise<string> {
    const rows = ['Ada,Quill', 'Bea,Stone'].map((name) => `${name},${division}`);
    const csv = ['First name,Last name,Division', ...rows].join('\n');
    const content = Buffer.from(csv).toString('base64');
    const list = { fileName: 'list.csv', content, name: `Lantern Open, ${rulebook}`, rulebook };
    const { tournamentId } = await post<{ tournamentId: string }>('/imports', list);
    await post(`/tournaments/${tournamentId}/actions`, {
      stream: { kind: 'division', id: 'd1' },
      action: { type: 'set-column', column },
    });
    return tournamentId;
  }

  it('a division without a match time gets one by hand, and can be fought then', async () => {
    organiser = new Organiser(await place.hall.device('organiser'));
    await organiser.setPassword(place.server.setupLink, 'correct horse battery');
    const column = { discipline: 'gi', ageGroup: 'kids', rank: 'grey' };
    at = await listOf('bjj-advantage', 'Kids grey', column);
    const { page } = organiser;
    await page.goto(`${place.server.url}/organiser/${at}/divisions`);
    await shows(page.getByRole('main'), '1 division has no match time');
    await page.getByRole('link', { name: 'Set the times' }).click();
    await shows(page.getByRole('heading', { level: 1 }), 'Rules');
    const option = page.getByRole('region', { name: 'Match times that the text lacks' });
    await shows(option, 'our default, not in the text');
    await shows(option, 'ADV-DIV-04 (');
    const time = option.getByLabel(/^Match time of .*grey/iu);
    await time.fill('4 min');
    await shows(page.getByRole('alert'), 'a match time is written as minutes and seconds');
    const save = page.getByRole('button', { name: 'Save the choices' });
    expect(await save.isDisabled()).toBe(true);
    await time.fill('4:00');
    await isAccessible(page);
    await save.click();
    await shows(page.getByRole('status'), 'Saved.');
    await organiser.goTo('Divisions');
    await shows(page.getByRole('main'), '4:00');
    await post(`/tournaments/${at}/draw`, { seedText: 'three rivers' });
    await post(`/tournaments/${at}/actions`, {
      stream: { kind: 'mat', id: 'm1' },
      action: { type: 'add-mat', matId: 'm1', name: 'Mat 1' },
    });
    await post(`/tournaments/${at}/actions`, {
      stream: { kind: 'division', id: 'd1' },
      action: { type: 'assign-division', matId: 'm1' },
    });
    const { url } = await post<{ url: string }>(`/tournaments/${at}/mats/m1/link`, {});
    tableLink = place.server.url + url.slice(new URL(url).origin.length);
    const table = new Table(await place.hall.device('table'));
    await table.page.goto(tableLink);
    await table.take();
    await shows(table.page.getByRole('timer'), '4:00');
  });

  it('a table of the book shows its values, and confirmed it rules', async () => {
    const column = { discipline: 'no-gi', ageGroup: 'adults', gender: 'female', level: 'expert' };
    const five = await listOf('five', 'Women expert', column);
    const { page } = organiser;
    await page.goto(`${place.server.url}/organiser/${five}`);
    await page.locator('summary', { hasText: 'Show the values' }).nth(2).click();
    await shows(page.getByRole('table'), 'Featherweight');
    await shows(page.getByRole('table'), 'our default, not in the text');
    await page.locator('summary', { hasText: 'Show the values' }).nth(3).click();
    await isAccessible(page);
    await page.getByRole('button', { name: 'Confirm: Table of allowed techniques' }).click();
    await page.getByText('Confirmed', { exact: true }).waitFor();
    await page.setViewportSize({ width: 375, height: 812 });
    await fitsWidth(page);
    await page.getByRole('link', { name: 'Change them under Rules' }).click();
    const legality = page.getByRole('region', { name: 'Table of allowed techniques' });
    expect(await legality.getByRole('combobox').inputValue()).toBe('five-proposed');
    await legality.getByRole('combobox').selectOption({ label: 'Our own table' });
    await legality.getByLabel(/^Heel hook, Expert/u).uncheck();
    await fitsWidth(page);
    await page.getByRole('button', { name: 'Save the choices' }).click();
    await shows(page.getByRole('status'), 'Saved.');
    await page.goto(`${place.server.url}/t/${five}/brackets/d1`);
    await page.getByText('Rules of this division').click();
    await shows(page.getByRole('main'), /Illegal: [^:]*Heel hook/u);
    await shows(page.getByRole('main'), 'What fouls cost');
    await shows(page.getByRole('main'), '2 points to the opponent');
    expect(place.hall.faults).toEqual([]);
  });
});
