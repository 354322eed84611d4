import type { Locator, Page } from 'playwright-core';
import { shows } from './looks.ts';

/** The organiser at their pages, by what a person would click. */
export class Organiser {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  #button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Goes to one of the tournament's pages by its navigation. */
  async goTo(name: string): Promise<void> {
    const pages = this.page.getByRole('navigation', { name: 'Pages of the organiser' });
    await pages.getByRole('link', { name, exact: true }).click();
    await shows(this.page.getByRole('heading', { level: 1 }), name);
  }

  async setPassword(oneTimeLink: string, password: string): Promise<void> {
    await this.page.goto(oneTimeLink);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByLabel('The same password again').fill(password);
    await this.#button('Set the password').click();
    await shows(this.page.getByRole('heading', { level: 1 }), 'Tournaments');
  }

  async chooseList(fileName: string, csv: string): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.getByText('Choose a file', { exact: true }).click(),
    ]);
    await chooser.setFiles({ name: fileName, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  }

  /** Each row of a list with what becomes of it. */
  get previewRows(): Locator {
    return this.page.getByRole('region', { name: 'Each row' }).locator('tbody tr');
  }

  async draw(seedText: string, format: string): Promise<void> {
    const formats = this.page.getByLabel('How divisions of 3 or more are fought');
    await formats.selectOption({ label: format });
    await this.page.getByLabel('Seed text').fill(seedText);
    await this.#button(/^Draw (all )?\d+ divisions?$/u).click();
    await shows(this.page.getByRole('status'), 'drawn.');
  }

  async addMat(name: string): Promise<void> {
    await this.page.getByLabel('Name of the new mat').fill(name);
    await this.#button('Add the mat').click();
    await this.page.getByRole('region', { name, exact: true }).waitFor();
  }

  async giveToMat(division: string, mat: string): Promise<void> {
    await this.page.getByLabel(`Mat of ${division}`).selectOption({ label: mat });
    await shows(this.page.getByRole('region', { name: mat, exact: true }), '1 division');
  }

  /** Makes the link of a mat's table and reads it off the page. */
  async tableLink(mat: string): Promise<string> {
    await this.#button(`Table link of ${mat}`).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    await dialog.getByRole('img', { name: `QR code of the link for ${mat}` }).waitFor();
    const link = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Close' }).click();
    return link;
  }
}
