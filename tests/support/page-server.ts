import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { createServer, type Server } from '@threecount/server';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const webDir = path.resolve(import.meta.dirname, '../../apps/web/dist');

/** A server of this process with the built pages, and a browser before it; tests of single pages share one a file. */
export class PageServer {
  readonly server: Server;
  readonly browser: Browser;
  /** `http://127.0.0.1:<port>` */
  readonly base: string;
  readonly #name: string;
  readonly #dataDir: string;
  #commands = 0;

  private constructor(
    name: string,
    dataDir: string,
    server: Server,
    browser: Browser,
    base: string,
  ) {
    this.#name = name;
    this.#dataDir = dataDir;
    this.server = server;
    this.browser = browser;
    this.base = base;
  }

  /** @param name begins the names of the data folder and of the commands */
  static async started(name: string): Promise<PageServer> {
    const executablePath = process.env['THREECOUNT_CHROMIUM'];
    if (!executablePath) throw new Error('THREECOUNT_CHROMIUM names no browser: run `npm test`.');
    const dataDir = mkdtempSync(path.join(tmpdir(), `threecount-${name}-`));
    const started = await createServer({ dataDir, webDir, signInsPerMinute: 100 });
    if (!started.ok) throw new Error(started.message);
    const { server } = started;
    const base = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
    const browser = await chromium.launch({ executablePath, args: flags });
    return new PageServer(name, dataDir, server, browser, base);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** A name that no other command here has. */
  commandId(): string {
    this.#commands += 1;
    return `${this.#name}-${this.#commands}`;
  }

  /** A write of the machine's owner that must be taken. @param url below `/api` */
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds, its test says by what it reads
  async post(url: string, body: object): Promise<any> {
    const response = await this.server.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${this.server.localToken}` },
      payload: { commandId: this.commandId(), ...body },
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }
}

/** Nothing that axe objects to. @param name of what is looked at */
export async function noFaults(page: Page, name = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(told, name).toEqual([]);
}

/** Nothing that axe objects to, nothing wider than the screen, on three screens. */
export async function looks(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [375, 740],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await noFaults(page, `${name} at ${width}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${name} at ${width}`).toBeLessThanOrEqual(0);
    const folder = process.env['THREECOUNT_PICTURES'];
    if (folder)
      await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 375, height: 740 });
}
