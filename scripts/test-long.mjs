// npm run test:long: random matches of every rulebook, ten times as many as in npm test and others each time, held to
// the laws of a match; and, where ../shared is there, its entry lists in every format that fits each division. Needs no
// browser and builds nothing. The seed is printed; the same one plays the same matches.
//   npm run test:long -- [--matches N] [--seed N]
import { parseArgs } from 'node:util';
import { refusal } from './lib/node-version.mjs';

const no = refusal(process.versions.node);
if (no) {
  console.error(no);
  process.exit(1);
}

const { install } = await import('./lib/install.mjs');
const { at } = await import('./lib/paths.mjs');
const { runNode } = await import('./lib/run.mjs');

/** @returns the exit code */
function testLong() {
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const wrong = Object.keys(values).find((name) => !/^\d{1,9}$/.test(values[name]));
  if (wrong !== undefined || values.matches === '0') {
    console.error(`--${wrong ?? 'matches'} is a whole number`);
    return 2;
  }
  if (!install()) {
    console.error('The tests were not run.');
    return 1;
  }
  console.log(`${values.matches} matches of each rulebook, seed ${values.seed}`);
  const files = [
    'packages/match/src/properties.test.ts',
    '.properties.test.ts',
    'apps/server/src/importing/shared-formats.test.ts',
  ];
  return runNode(
    [at('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'unit', ...files],
    {
      env: {
        ...process.env,
        THREECOUNT_RUNS: values.matches,
        THREECOUNT_SEED: values.seed,
        THREECOUNT_FORMATS: 'all',
      },
    },
  );
}

process.exitCode = testLong();
