import type { Locator, Page } from 'playwright-core';
import { counts, shows } from './looks.ts';

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

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The line of the match with this number on the page of results. */
  match(number: number): Locator {
    const lines = this.page.getByRole('listitem');
    return lines.filter({ hasText: new RegExp(`Match ${number} ·`, 'u') });
  }

  /** Enters the result of a match from a sheet of paper, on the page of results. */
  async paper(number: number, winner: string, method: string): Promise<void> {
    await this.match(number)
      .getByRole('button', { name: `Enter match ${number} from paper` })
      .click();
    await this.dialog.getByLabel(winner).check();
    await this.dialog.getByLabel('How it ended').selectOption({ label: method });
    await this.dialog.getByLabel('Who signed the sheet').fill('Hedda Lorn');
    await this.dialog.getByRole('button', { name: 'Enter the result' }).click();
    await counts(this.dialog, 0);
  }

  /** Fills the form of a correction and goes on to what it would make. */
  async proposeCorrection(number: number, winner: string): Promise<void> {
    await this.match(number)
      .getByRole('button', { name: `Correct match ${number}` })
      .click();
    await this.dialog.getByLabel(winner).check();
    await this.dialog.getByLabel('Who corrects').fill('Hedda Lorn');
    await this.dialog.getByLabel('Why').fill('the sheet was read the wrong way round');
    await this.dialog.getByRole('button', { name: 'Show what it makes' }).click();
  }

  /** Says who and why, and goes on to what it would make. */
  async look(): Promise<void> {
    await this.dialog.getByLabel('Who rules').fill('Hedda Lorn');
    await this.dialog.getByLabel('Reason').fill('so it was seen by all');
    await this.dialog.getByRole('button', { name: 'Show what it makes' }).click();
  }

  /** Does what a preview shows. */
  async doIt(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Do it' }).click();
    await counts(this.dialog, 0);
  }

  /** Says who decides and why, in the dialog that is open. */
  async say(button: string, by = 'Who rules'): Promise<void> {
    await this.dialog.getByLabel(by).fill('Hedda Lorn');
    await this.dialog.getByLabel(/^(Reason|Why)$/u).fill('so it was seen by all');
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
    await counts(this.dialog, 0);
  }

  /** Opens what can be done with somebody's entry. */
  async changeEntry(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Change the entry of ${name}` }).click();
    await this.dialog.waitFor();
  }
}
