// npm run census: random tournaments of all formats with everything that can happen on a day, in two processes. Prints
// those that are inconsistent, with the seed text that plays each again; ends with 1 where there is one.
//   npm run census -- [--tournaments N] [--seed TEXT] [--jobs N]
import { spawn } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { refusal } from './lib/node-version.mjs';

const no = refusal(process.versions.node);
if (no) {
  console.error(no);
  process.exit(1);
}

const { compile } = await import('./lib/build.mjs');
const { install } = await import('./lib/install.mjs');
const { at } = await import('./lib/paths.mjs');

function optionsOf() {
  const { values } = parseArgs({
    options: {
      tournaments: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      jobs: { type: 'string', default: String(Math.min(2, os.availableParallelism())) },
    },
  });
  for (const name of ['tournaments', 'jobs']) {
    if (!/^[1-9]\d{0,8}$/.test(values[name])) throw new Error(`--${name}: a number from 1 on`);
  }
  return { seed: values.seed, tournaments: Number(values.tournaments), jobs: Number(values.jobs) };
}

/** One process with a part of the tournaments. @throws Error where it gave no figures */
function part(seed, first, tournaments) {
  const words = ['--seed', seed, '--first', String(first), '--tournaments', String(tournaments)];
  const child = spawn(
    process.execPath,
    [at('apps', 'cli', 'bin', 'threecount.mjs'), 'census', ...words, '--json'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      try {
        resolve(JSON.parse(out));
      } catch {
        reject(new Error(`the part from ${first} on gave no figures`));
      }
    });
  });
}

async function census({ seed, tournaments, jobs }) {
  const each = Math.ceil(tournaments / jobs);
  const parts = [];
  for (let first = 1; first <= tournaments; first += each) {
    parts.push(part(seed, first, Math.min(each, tournaments - first + 1)));
  }
  return Promise.all(parts);
}

function tell(parts, { seed, tournaments }) {
  const inconsistent = parts.flatMap((one) => one.inconsistent);
  for (const { seedText, divisions, faults } of inconsistent.slice(0, 20)) {
    console.log(`${seedText} (${divisions.join(', ')}):`);
    for (const fault of faults.slice(0, 3)) console.log(`  ${fault}`);
  }
  const formats = {};
  for (const one of parts) {
    for (const [format, count] of Object.entries(one.formats)) {
      formats[format] = (formats[format] ?? 0) + count;
    }
  }
  for (const format of Object.keys(formats).sort()) {
    console.log(`${format}: ${formats[format]} divisions`);
  }
  const sumOf = (name) => parts.reduce((sum, one) => sum + one[name], 0);
  console.log(`team matches: ${sumOf('bouts')} bouts`);
  console.log(
    `${inconsistent.length} inconsistent of ${tournaments} tournaments of ${sumOf('actions')} actions. Seed text: ${seed}`,
  );
  return inconsistent.length === 0 ? 0 : 1;
}

try {
  const options = optionsOf();
  if (!install() || !compile(['apps/cli'])) throw new Error('The census was not taken.');
  process.exitCode = tell(await census(options), options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
