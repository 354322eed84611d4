import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patienceMs } from './hall.ts';
import { shows } from './looks.ts';

/** The hall screen of a mat, as the crowd reads it. */
export class Scoreboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async opened(page: Page, tableLink: string): Promise<Scoreboard> {
    const { origin, pathname, searchParams } = new URL(tableLink);
    const mat = pathname.split('/').at(-1);
    await page.goto(`${origin}/scoreboard/${searchParams.get('t')}/${mat}`);
    return new Scoreboard(page);
  }

  get all(): Locator {
    return this.page.getByRole('main');
  }

  bar(side: 'Red' | 'Blue'): Locator {
    return this.page.getByRole('region', { name: side, exact: true });
  }

  async points(red: number, blue: number): Promise<void> {
    await this.page.getByRole('img', { name: `Red: ${red} points`, exact: true }).waitFor();
    await this.page.getByRole('img', { name: `Blue: ${blue} points`, exact: true }).waitFor();
  }

  async fouls(red: number, blue: number): Promise<void> {
    await this.page.getByRole('img', { name: `Red: ${red} fouls`, exact: true }).waitFor();
    await this.page.getByRole('img', { name: `Blue: ${blue} fouls`, exact: true }).waitFor();
  }

  /**
   * Waits until digits and family names are as large as the hall needs them, and the clock is whole.
   * Of digits the ink counts; of a name the font's size; both in hundredths of the window's height.
   */
  async isLegible(): Promise<void> {
    const fits = () => this.page.evaluate(measureBoard);
    await expect
      .poll(fits, { timeout: patienceMs, message: 'sizes on the scoreboard' })
      .toMatchObject({ digits: [true, true], names: [true, true], outside: [], clock: true });
  }
}

/** Runs in the page. */
function measureBoard() {
  const hundredth = innerHeight / 100;
  const pen = document.createElement('canvas').getContext('2d');
  const inkOf = (element: Element): number => {
    const style = getComputedStyle(element);
    if (pen === null) return 0;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(
      element.textContent,
    );
    return (actualBoundingBoxAscent + actualBoundingBoxDescent) / hundredth;
  };
  const texts = [...document.querySelectorAll('.bar .number span, .bar .family span')];
  const bars = [...document.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect());
  const isInABar = (text: Element): boolean => {
    const { left, right } = text.getBoundingClientRect();
    return bars.some((bar) => left >= bar.left - 1 && right <= bar.right + 1);
  };
  const numbers = [...document.querySelectorAll('.bar .number')];
  const families = [...document.querySelectorAll('.bar .family')];
  const clock = document.querySelector('.time')?.getBoundingClientRect();
  return {
    clock: clock !== undefined && clock.top >= 0 && clock.bottom <= innerHeight + 1,
    digits: numbers.map((number) => inkOf(number) >= 28),
    names: families.map((name) => parseFloat(getComputedStyle(name).fontSize) >= 10 * hundredth),
    outside: texts.filter((text) => !isInABar(text)).map((text) => text.textContent),
    sizes: [...numbers.map(inkOf), ...families.map(inkOf)],
  };
}

/** Somebody in the crowd with a phone. */
export class Phone {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** What stands about the one whom this phone follows. */
  get followed(): Locator {
    return this.page.getByRole('region', { name: 'Whom you follow' });
  }

  get content(): Locator {
    return this.page.getByRole('main');
  }

  async follow(name: string): Promise<void> {
    await this.page.getByLabel('Find a name, club or division').fill(name);
    await this.page.getByRole('button', { name: `Follow ${name}` }).click();
    await shows(this.followed, name);
  }

  async tab(name: string): Promise<void> {
    const tabs = this.page.getByRole('navigation', { name: 'Pages of this tournament' });
    await tabs.getByRole('link', { name, exact: true }).click();
  }

  /** The match of these two, on a card or in a bracket. */
  match(red: string, blue: string): Locator {
    const cards = this.page.getByRole('article').filter({ hasText: `Red: ${red}` });
    return cards.filter({ hasText: `Blue: ${blue}` });
  }
}
