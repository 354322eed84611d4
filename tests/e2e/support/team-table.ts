import type { Locator } from 'playwright-core';
import { counts, shows } from './looks.ts';
import { Table } from './table.ts';

type Side = 'Red' | 'Blue';

const minor = [
  'Stalling in closed guard',
  'Only defending on the feet',
  'Leaving the mat to escape',
];

/** The officials at a table with a team match, by what they would press. */
export class TeamTable extends Table {
  get lineUps(): Locator {
    return this.page.getByRole('region', { name: 'Line-ups' });
  }

  /** Somebody in the line-ups, with what is said of them. */
  fighter(name: string): Locator {
    return this.lineUps.getByRole('listitem').filter({ hasText: `${name},` });
  }

  /** Names of those who stand on the mat. */
  async areUp(red: string, blue: string): Promise<void> {
    await shows(this.side('Red').getByRole('heading', { level: 2 }), red);
    await shows(this.side('Blue').getByRole('heading', { level: 2 }), blue);
  }

  async startBout(): Promise<void> {
    await this.button(/^Start/u)
      .and(this.page.locator(':enabled'))
      .click();
    await shows(this.page.getByRole('region', { name: 'Clock and log' }), 'Running');
  }

  /** The one on this side submits the other. */
  async submission(side: Side): Promise<void> {
    await this.call(side, 'Submission').click();
    await this.dialog.getByRole('button', { name: /^Tap CLS/u }).click();
    await counts(this.dialog, 0);
  }

  /** Both are warned for the same. */
  async bothWarned(foul = 'Stalling in closed guard'): Promise<void> {
    await this.call('Red', 'Foul').click();
    await this.dialog.getByRole('button', { name: 'Both', exact: true }).click();
    await this.dialog.getByRole('button', { name: new RegExp(`^${foul}`, 'u') }).click();
    await counts(this.dialog, 0);
  }

  /** Both are warned three times; each time for something else, for the same twice at once is a press that bounced. */
  async bothOut(): Promise<void> {
    for (const foul of minor) await this.bothWarned(foul);
  }

  /** A bout ends as it stands; the next one is on the mat, or none is. */
  async confirmBout(): Promise<void> {
    await this.settled();
    await this.button(/^Confirm bout/u).click();
    await counts(this.button(/^Confirm bout/u), 0);
  }

  /** One bout from its start to its confirmation. */
  async bout(end: Side | 'both'): Promise<void> {
    await this.startBout();
    if (end !== 'both') await this.submission(end);
    else await this.bothOut();
    await this.confirmBout();
  }

  async bouts(...ends: readonly (Side | 'both')[]): Promise<void> {
    for (const end of ends) await this.bout(end);
  }

  /** A team picks who fights for the other one. */
  async pick(button: RegExp, fighter: string): Promise<void> {
    await this.button(button).click();
    await this.dialog.getByRole('button', { name: new RegExp(`^${fighter}`, 'u') }).click();
    await this.dialog.getByRole('button', { name: 'Seal the pick' }).click();
    await counts(this.dialog, 0);
  }

  /** Somebody is hurt between two bouts. */
  async hurt(fighter: string, by: string): Promise<void> {
    await this.button('Fighter …').click();
    const hurt = this.dialog.getByRole('region', { name: 'Hurt' });
    await hurt.getByRole('button', { name: new RegExp(`^${fighter}`, 'u') }).click();
    await hurt.getByLabel('Who says so').fill(by);
    await hurt.getByRole('button', { name: 'Out of this team match' }).click();
    await counts(this.dialog, 0);
  }

  /** The team on a side, while a bout is on the mat. */
  async team(side: Side): Promise<string> {
    const below = await this.side(side).locator('.who p').first().textContent();
    return below?.split(' · ').at(-1)?.trim() ?? '';
  }

  /** Bouts that this side wins until the other one has nobody left. */
  async toTheEnd(side: Side): Promise<Side[]> {
    const other = await this.team(side === 'Red' ? 'Blue' : 'Red');
    const text = (await this.lineUps.textContent()) ?? '';
    const left = Number(text.split(`${other} `)[1]?.split(' left')[0]);
    return Array.from({ length: left }, () => side);
  }

  /** Takes a bout back, after a look at what falls with it. */
  async takeBack(bout: string): Promise<void> {
    await this.button('Bouts …').click();
    await this.dialog.getByRole('button', { name: `Take back ${bout}` }).click();
    await shows(this.dialog, 'These fall with it:');
    await this.dialog.getByRole('button', { name: 'Take it back' }).click();
    await counts(this.dialog, 0);
  }

  /** Confirms a team match that is decided. */
  async confirmMatch(): Promise<void> {
    await this.settled();
    const queue = this.page.getByRole('heading', { level: 1, name: 'Next on this mat' });
    // For a moment after its last bout no press counts: it may be the second half of a double one.
    while ((await queue.count()) === 0) {
      await this.button('Confirm result')
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      await this.page.waitForTimeout(300);
    }
  }
}
