import { expect, it } from 'vitest';
import { fitsWidth, isAccessible, lacks, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { openPlace } from './support/story.ts';

const place = openPlace('story');

it('an entry by hand that the rulebook puts elsewhere is made, and the organiser is told', async () => {
  const csv = 'First name,Last name,Division\nAda,Quill,Women No-Gi Novice\n';
  const { tournamentId } = await place.server.ask<{ tournamentId: string }>('POST', '/imports', {
    commandId: 'list',
    fileName: 'list.csv',
    content: Buffer.from(csv).toString('base64'),
    name: 'Lantern Open',
  });
  const organiser = new Organiser(await place.hall.device('organiser'));
  const { page } = organiser;
  await organiser.setPassword(place.server.setupLink, 'correct horse battery');
  await page.goto(`${place.server.url}/organiser/${tournamentId}/entries`);
  const dialog = page.getByRole('dialog');

  const enter = async (family: string, months: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add an entry' }).click();
    await dialog.getByLabel('Family name').fill(family);
    await dialog.getByLabel('Division').selectOption({ label: 'Women No-Gi Novice' });
    await dialog.getByLabel('Months of training, if known').fill(months);
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  };

  await enter('Walkin', '72');
  await shows(dialog.getByRole('status'), 'Walkin is entered.');
  await shows(dialog, 'With 72 months of training the level is Expert, not Novice. (FIVE-LVL-10)');
  await isAccessible(page);
  await fitsWidth(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await shows(page.getByRole('main'), 'Walkin');

  await enter('Novak', '20');
  await shows(page.getByRole('main'), 'Novak');
  expect(await dialog.count()).toBe(0);
  await lacks(page.locator('body'), 'is entered');
});
