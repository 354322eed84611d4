import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patienceMs } from './hall.ts';
import { shows } from './looks.ts';

/** Windows of a hall: its screen, an old projector, a phone that looks at it. */
const windows = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 375, height: 740 },
] as const;

/** The hall screen of a mat while teams fight there, as the crowd reads it. */
export class TeamBoard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get all(): Locator {
    return this.page.getByRole('main');
  }

  /** The line-up of a team at its side of the screen. */
  lineUp(team: string): Locator {
    return this.page.getByRole('region', { name: `Line-up of ${team}` });
  }

  /** The bar of who is on the mat. */
  bar(side: 'Red' | 'Blue'): Locator {
    return this.page.getByRole('region', { name: side, exact: true });
  }

  /** The tie-breaks that were looked at, from above. */
  get steps(): Locator {
    return this.page.locator('.tie-breaks li');
  }

  /** A team's rows by the order of the team: `2 Bea Quill Next`. */
  async rows(team: string, expected: readonly string[]): Promise<void> {
    const rows = () => this.lineUp(team).getByRole('listitem').allInnerTexts();
    const found = async () => (await rows()).map((row) => row.replace(/\s+/gu, ' ').trim());
    await expect.poll(found, { timeout: patienceMs }).toEqual(expected);
  }

  /** Fighters left, submissions, warnings of a team. */
  async totals(team: string, left: number, submissions: number, warnings: number): Promise<void> {
    const name = `${team}: ${left} fighters left`;
    await this.lineUp(team).getByRole('img', { name, exact: true }).waitFor();
    await shows(this.lineUp(team), `Submissions ${submissions} Warnings ${warnings}`);
  }

  /** In every window all of it is in sight, and no name leaves its place. */
  async fits(): Promise<void> {
    for (const window of windows) {
      await this.page.setViewportSize(window);
      const outside = () => this.page.evaluate(outsideOfBoard);
      await expect
        .poll(outside, { timeout: patienceMs, message: `the board ${window.width} wide` })
        .toEqual([]);
    }
    await this.page.setViewportSize(windows[0]);
  }
}

/** Runs in the page: what leaves the window, its column, or its bar. */
function outsideOfBoard(): string[] {
  const isInside = (one: Element, place: DOMRect): boolean => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isBeside = left < place.left - 1 || right > place.right + 1;
    return !isBeside && top >= place.top - 1 && bottom <= place.bottom + 1;
  };
  const within = (place: string, what: string): Element[] =>
    [...document.querySelectorAll(place)].flatMap((box) =>
      [...box.querySelectorAll(what)].filter((one) => !isInside(one, box.getBoundingClientRect())),
    );
  const all = new DOMRect(0, 0, innerWidth, innerHeight);
  return [
    ...[...document.querySelectorAll('.board > *')].filter((one) => !isInside(one, all)),
    ...within('.team-column', '.title span, .left, dl *, li, .name span, li small'),
    ...within('.falling li', '.name span, small'),
    ...within('.middle', '.bar, .clock-row, .tie-breaks li, .picks, h2, .winner, .family span'),
    ...within('.middle .bar', '.family span, .counts > *'),
    ...within('.clock-row', '.time, .what'),
  ].map((one) => `${one.className || one.tagName}: ${one.textContent}`);
}
