import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at } from '../scripts/lib/paths.mjs';

let place: string;

beforeEach(() => {
  // Below node_modules, so that the planted tests find vitest.
  mkdirSync(at('node_modules', '.cache'), { recursive: true });
  place = mkdtempSync(at('node_modules', '.cache', 'reporter-'));
});

afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Runs vitest with our reporter on planted test files. */
function countsOf(files: Readonly<Record<string, string>>): unknown {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(place, name), `import { describe, test } from 'vitest';\n${text}\n`);
  }
  const file = path.join(place, 'counts.json');
  const reporter = at('scripts', 'lib', 'count-reporter.mjs');
  const config = "export default { test: { include: ['*.spec.mjs'], exclude: [] } };";
  writeFileSync(path.join(place, 'vitest.config.mjs'), config);
  const args = [at('node_modules', 'vitest', 'vitest.mjs'), 'run', '--root', place];
  spawnSync(process.execPath, [...args, `--reporter=${reporter}`], {
    cwd: place,
    env: { ...process.env, THREECOUNT_COUNTS: file },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

test('counts what passed, failed and was skipped', () => {
  const counts = countsOf({
    'a.spec.mjs': `
      test('good', () => {});
      test.skip('later', () => {});
      test.todo('some day');
      describe('inner', () => test('bad', () => { throw new Error('no'); }));`,
    'b.spec.mjs': "test('good', () => {});",
  });
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test('a file that cannot be loaded counts as failed', () => {
  const counts = countsOf({ 'a.spec.mjs': "import './absent.mjs'; test('never run', () => {});" });
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('an error that no test owns counts as failed', () => {
  const counts = countsOf({
    'a.spec.mjs': "test('good', () => { Promise.reject(new Error('lost')); });",
  });
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a hook that fails counts as failed', () => {
  const counts = countsOf({
    'a.spec.mjs': `import { beforeAll } from 'vitest';
      describe('inner', () => { beforeAll(() => { throw new Error('no'); }); test('x', () => {}); });`,
  });
  expect(counts).toMatchObject({ passed: 0 });
  expect((counts as { failed: number }).failed).toBeGreaterThan(0);
});
