// npm run bench: what our parts cost against something that everybody can run, as ratios in one run.
//   npm run bench -- [--json] [--rounds N] [--list FILE] [--only brackets,apart,next,replay,append,chain]
import { parseArgs } from 'node:util';
import { build } from '../lib/built.mjs';
import { headText, machine, sectionText, verdict } from './report.mjs';

/** Each gives its rows; `how`: what the ratio says. */
const sections = {
  brackets: {
    title: 'From entries to a whole bracket, byes and seeds included (single elimination)',
    other: 'brackets-manager',
    how: 'ours is faster by',
    run: async (options) => (await import('./brackets.mjs')).brackets(options),
  },
  apart: {
    title:
      'Pairs of one club that can meet before the final, added up by round (the fewest possible: 1x)',
    other: 'tods-competition-factory',
    how: 'ours to the bound',
    run: async () => (await import('./apart.mjs')).clubsApart(),
  },
  next: {
    title: 'From a result to the two names of the next match',
    other: 'brackets-manager',
    how: 'ours is faster by',
    run: async (options) => (await import('./next-match.mjs')).nextMatch(options),
  },
  replay: {
    title: 'The engine over the log of a whole simulated tournament',
    other: 'bare loop',
    how: 'ours takes',
    run: async (options) => {
      const { replay } = await import('./replay.mjs');
      return replay({ ...options, envelopes: await options.log() });
    },
  },
  append: {
    title: 'One action of an official, on disk and acknowledged',
    other: 'raw SQLite commit',
    how: 'ours takes',
    run: async (options) => {
      const { append } = await import('./append.mjs');
      return append({ ...options, envelopes: await options.log() });
    },
  },
  chain: {
    title: 'The day by command: import, draw, simulate, results, verify',
    other: '',
    how: '',
    run: async (options) => (await import('./chain.mjs')).chain(options),
  },
};

function optionsOf(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      json: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '21' },
      list: { type: 'string' },
      only: { type: 'string', default: Object.keys(sections).join(',') },
    },
  });
  const rounds = Number(values.rounds);
  const only = values.only.split(',');
  const unknown = only.find((name) => !(name in sections));
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('--rounds: a number from 1 on');
  if (unknown !== undefined) {
    throw new Error(`--only ${unknown}: there is ${Object.keys(sections).join(', ')}`);
  }
  let log;
  return {
    json: values.json,
    only,
    rounds,
    chainRounds: Math.min(rounds, 5),
    list: values.list,
    /** The log of a simulated tournament, made once. */
    log: async () => {
      log ??= (await import('./simulated.mjs')).simulatedLog(values.list);
      return log;
    },
  };
}

async function main() {
  const options = optionsOf(process.argv.slice(2));
  if (!build()) {
    console.error('Nothing was measured.');
    return 1;
  }
  const found = {};
  if (!options.json) console.log(headText(options));
  for (const name of options.only) {
    const { run, ...words } = sections[name];
    const rows = await run(options);
    found[name] = rows.map((row) => ({ ...row, name: row.name.trim(), verdict: verdict(row) }));
    if (!options.json) console.log(sectionText({ ...words, rows }));
  }
  if (options.json) console.log(JSON.stringify({ machine: machine(), sections: found }, null, 2));
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
