import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromium as findChromium } from '../../../scripts/lib/chromium.mjs';

const pictures = fileURLToPath(new URL('../../../test-results/', import.meta.url));

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

/** How long anything may take to come on a screen. A passing test never waits so long. */
export const patienceMs = 15_000;

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no browser for the tests.');
  return chromium.launch({ executablePath, args: flags });
}

/** A request that failed because the server was away is part of some tests; the browser reports it as an error. */
const isNetwork = (text: string): boolean =>
  text.startsWith('Failed to load resource') || text.includes('net::ERR_');

/** The devices of a hall: pages of one browser that share no cookie, each with a name. */
export class Hall {
  readonly #browser: Browser;
  readonly #pages = new Map<string, Page>();
  readonly #faults: string[] = [];

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async opened(): Promise<Hall> {
    return new Hall(await launch());
  }

  /** A new device with one page on it. */
  async device(name: string, options: BrowserContextOptions = {}): Promise<Page> {
    const viewport = { width: 1280, height: 800 };
    const context = await this.#browser.newContext({ viewport, locale: 'en-GB', ...options });
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    this.#pages.set(name, page);
    page.on('pageerror', (error) => this.#faults.push(`${name}: ${error.message}`));
    page.on('dialog', (dialog) => {
      this.#faults.push(`${name}: a dialog said ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !isNetwork(message.text()))
        this.#faults.push(`${name}: ${message.text()}`);
    });
    return page;
  }

  /** Script errors, dialogs and messages of the console since the start. */
  get faults(): readonly string[] {
    return this.#faults;
  }

  /** Pictures of all devices in `test-results`, for whoever has to find out why. */
  async photograph(test: string): Promise<void> {
    mkdirSync(pictures, { recursive: true });
    for (const [name, page] of this.#pages) {
      if (page.isClosed()) continue;
      const file = `${test} - ${name}`.replace(/[^\w-]+/gu, '-').slice(0, 120);
      await page.screenshot({ path: path.join(pictures, `${file}.png`) }).catch(() => undefined);
    }
  }

  /** The device leaves. */
  async away(name: string): Promise<void> {
    await this.#pages.get(name)?.context().close();
    this.#pages.delete(name);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
