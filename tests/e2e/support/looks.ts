import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patienceMs } from './hall.ts';

const textOf = async (where: Locator): Promise<string> =>
  (await where.allInnerTexts()).join('\n').replace(/\s+/gu, ' ').trim();

/** Waits until the text stands there; says what stood there instead. */
export async function shows(where: Locator, text: string | RegExp): Promise<void> {
  const found = expect.poll(() => textOf(where), { timeout: patienceMs, interval: 40 });
  if (typeof text === 'string') await found.toContain(text);
  else await found.toMatch(text);
}

/** Waits until the text is gone, or was never there. */
export async function lacks(where: Locator, text: string): Promise<void> {
  await expect.poll(() => textOf(where), { timeout: patienceMs, interval: 40 }).not.toContain(text);
}

/** Waits until there are so many. */
export async function counts(where: Locator, number: number): Promise<void> {
  await expect.poll(() => where.count(), { timeout: patienceMs, interval: 40 }).toBe(number);
}

/** No fault that axe can find, on the page as it stands now. */
export async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}

/** No content is wider than the window. */
export async function fitsWidth(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide, `width of ${new URL(page.url()).pathname}`).toBeLessThanOrEqual(window);
}

/** Everything that can be pressed on a table's page is in sight at once on the smallest screen beside a mat. */
export async function fitsDesk(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 768 });
  const outside = () =>
    page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      const out = [...document.querySelectorAll('button, output, .rung, .sentence')]
        // The log scrolls in its own place.
        .filter((one) => one.closest('.log') === null && one.checkVisibility())
        .filter((one) => {
          const { right, bottom } = one.getBoundingClientRect();
          return right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
        });
      const scrolls = scrollHeight > innerHeight || scrollWidth > innerWidth;
      const wide = [...document.querySelectorAll('button')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1,
      );
      return { scrolls, outside: [...out, ...wide].map(({ textContent }) => textContent) };
    });
  await expect.poll(outside, { timeout: patienceMs }).toEqual({ scrolls: false, outside: [] });
  if (usual !== null) await page.setViewportSize(usual);
}
