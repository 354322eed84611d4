// Makes the pictures of the documents again: the demo's tournament, driven in a real browser.
// node scripts/screenshots.mjs [folder], docs by default
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium as driver } from 'playwright-core';
import { buildWeb } from './lib/build.mjs';
import { build, startCli } from './lib/built.mjs';
import { chromium } from './lib/chromium.mjs';
import { at } from './lib/paths.mjs';

const folder = path.resolve(process.argv[2] ?? at('docs'));
const mat = 'm1';

/** Starts the demo on a folder. @returns the process and what it said about itself */
function startDemo(dataDir) {
  const args = ['serve', '--demo', '--data', dataDir, '--port', '0', '--host', '127.0.0.1'];
  const child = startCli([...args, '--json'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  return new Promise((resolve, reject) => {
    child.on('close', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.trimEnd().endsWith('}')) resolve({ child, ...JSON.parse(out) });
    });
  });
}

const photograph = (page, name) => page.screenshot({ path: path.join(folder, `${name}.png`) });

async function becomeOrganiser(page, setup) {
  await page.goto(setup);
  await page.getByLabel('Password', { exact: true }).fill('only for the pictures');
  await page.getByLabel('The same password again').fill('only for the pictures');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('heading', { name: 'Tournaments' }).waitFor();
}

const press = (page, side, name) =>
  page.getByRole('region', { name: side, exact: true }).getByRole('button', { name }).click();

/** Takes the mat's match over from the demo, or the next one, and calls a few things. */
async function runTable(page, url) {
  await page.goto(url);
  const takeOver = page.getByRole('button', { name: 'Take over' });
  const take = page.getByRole('button', { name: 'Take this match' }).first();
  await takeOver.or(take).first().click();
  const start = page.getByRole('button', { name: /^(Start|Fight again)/u }).first();
  const stop = page.getByRole('button', { name: /^STOP/u });
  await stop.waitFor();
  if (await start.isVisible()) await start.click();
  await press(page, 'Red', 'Red, Takedown, ');
  await press(page, 'Blue', /^Stalling/u);
  await press(page, 'Blue', 'Blue, Sweep, ');
  await press(page, 'Red', 'Red, Guard pass, ');
  await page.getByRole('status').filter({ hasText: 'all sent' }).waitFor();
}

async function followSomebody(page, url, name) {
  await page.goto(url);
  await page.getByRole('searchbox').fill(name);
  await page
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await page.getByRole('region', { name: 'Whom you follow' }).getByText('Mat').first().waitFor();
}

async function pictures(browser, { url, setup }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await becomeOrganiser(page, setup);
  const [{ tournamentId: t }] = await (await page.request.get(`${url}/api/tournaments`)).json();
  await runTable(page, `${url}/table/${mat}?t=${t}`);
  await photograph(page, 'table');
  const red = await page.locator('.side.red h2').textContent();

  const board = await context.newPage();
  await board.setViewportSize({ width: 1280, height: 720 });
  await board.goto(`${url}/scoreboard/${t}/${mat}`);
  await board.getByRole('timer').waitFor();
  await photograph(board, 'scoreboard');

  const viewport = { width: 390, height: 780 };
  const phone = await browser.newContext({ viewport, isMobile: true, deviceScaleFactor: 2 });
  const crowd = await phone.newPage();
  await followSomebody(crowd, `${url}/t/${t}`, red);
  await photograph(crowd, 'public');
}

async function main() {
  const executablePath = build() && buildWeb() ? chromium() : null;
  if (executablePath === null) return 1;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'threecount-pictures-'));
  const browser = await driver.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  let child = null;
  try {
    const demo = await startDemo(dataDir);
    child = demo.child;
    child.removeAllListeners('close');
    await pictures(browser, demo);
  } finally {
    await browser.close();
    child?.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
  return 0;
}

process.exitCode = await main();
