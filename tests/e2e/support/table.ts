import type { Locator, Page } from 'playwright-core';
import { shows } from './looks.ts';

type Side = 'Red' | 'Blue';

/** The officials at a mat's table, by what they would press. */
export class Table {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  side(side: Side): Locator {
    return this.page.getByRole('region', { name: side, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  get log(): Locator {
    return this.page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Whether everything is with the server. */
  get link(): Locator {
    return this.page.locator('header').getByRole('status');
  }

  get outcome(): Locator {
    return this.page.getByRole('region', { name: 'How it ended' });
  }

  /** The match of the queue that has this number. */
  queued(number: number): Locator {
    return this.page.getByRole('listitem').filter({ hasText: `Match ${number} ` });
  }

  /** A button of one side that scores. */
  score(side: Side, technique: string): Locator {
    return this.side(side).getByRole('button', { name: `${side}, ${technique}, ` });
  }

  /** Another button of one side: `Stalling`, `Foul …`. */
  call(side: Side, name: string): Locator {
    return this.side(side).getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  }

  async points(red: number, blue: number): Promise<void> {
    const written = (number: number) => String(number).replace('-', '−');
    await shows(this.side('Red').getByLabel('Points of Red'), written(red));
    await shows(this.side('Blue').getByLabel('Points of Blue'), written(blue));
  }

  /** Everything pressed is with the server. */
  async settled(): Promise<void> {
    await shows(this.link, 'Connected · all sent');
  }

  /** Takes the first match that is ready. */
  async take(): Promise<void> {
    await this.button('Take this match').first().click();
    // The match may be seen a moment before it is known to be ours.
    await this.button(/^Start/u)
      .and(this.page.locator(':enabled'))
      .waitFor();
  }

  async start(): Promise<void> {
    await this.button(/^Start/u).click();
    await shows(this.page.getByRole('region', { name: 'Clock and log' }), 'Running');
  }

  async confirm(): Promise<void> {
    await this.settled();
    await this.button('Confirm result').click();
    await shows(this.page.getByRole('heading', { level: 1 }), 'Next on this mat');
  }
}
