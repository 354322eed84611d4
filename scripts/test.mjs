// npm test: installs what is missing, compiles, builds the pages, finds or installs a browser,
// runs every test, and ends with the line `N passed, N failed`.
// Arguments go to vitest: npm test -- packages/match
import { refusal } from './lib/node-version.mjs';

const no = refusal(process.versions.node);
if (no) {
  console.error(no);
  process.exit(1);
}

const { writeFileSync } = await import('node:fs');
const { install } = await import('./lib/install.mjs');
const { counted, lineOf, oneFailed } = await import('./lib/counts.mjs');
const { chromium } = await import('./lib/chromium.mjs');
const { buildWeb, compile } = await import('./lib/build.mjs');
const { at } = await import('./lib/paths.mjs');
const { runNode } = await import('./lib/run.mjs');

function testAll(args) {
  const browser = install() && compile() && buildWeb() ? chromium() : null;
  if (browser === null) {
    console.error('The tests were not run.');
    return oneFailed;
  }
  return counted((file) =>
    runNode(
      [
        at('node_modules', 'vitest', 'vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=./scripts/lib/count-reporter.mjs',
        ...args,
      ],
      { env: { ...process.env, THREECOUNT_CHROMIUM: browser, THREECOUNT_COUNTS: file } },
    ),
  );
}

const counts = testAll(process.argv.slice(2));
// Whoever runs us (the CI script) may want the numbers.
const wanted = process.env.THREECOUNT_TOTAL;
if (wanted) writeFileSync(wanted, JSON.stringify(counts));
console.log(lineOf(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
