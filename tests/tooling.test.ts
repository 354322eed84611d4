import { writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { describe, expect, test } from 'vitest';
import { places } from '../scripts/lib/chromium.mjs';
import { counted, lineOf, sum } from '../scripts/lib/counts.mjs';
import { matchesLock } from '../scripts/lib/install.mjs';
import { hasBuiltInSqlite, refusal } from '../scripts/lib/node-version.mjs';
import { whyNpmFailed } from '../scripts/lib/npm-fault.mjs';
import { counts, percentile } from '../scripts/lib/sizes.mjs';

describe('why npm could not install', () => {
  const { EACCES, ENOSPC } = constants.errno;

  test('a folder of somebody else and a full disk are told by the exit code', () => {
    expect(whyNpmFailed(-EACCES & 255)).toContain('not yours to write in');
    expect(whyNpmFailed(-ENOSPC & 255)).toContain('no room');
  });

  test.each([1, 0, 217])('exit code %i leaves both possible', (code) => {
    expect(whyNpmFailed(code)).toContain('registry');
  });
});

describe('the version of Node', () => {
  test.each(['18.20.8', '20.18.3', '6.17.1'])('%s is refused, in a sentence', (version) => {
    expect(refusal(version)).toContain(`This is Node ${version}.`);
  });

  test.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0', '26.10.0'])('%s will do', (version) => {
    expect(refusal(version)).toBeNull();
  });

  test.each([
    ['20.20.2', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['23.3.0', false],
    ['23.4.0', true],
    ['24.0.0', true],
    ['26.10.0', true],
  ])('%s has SQLite built in: %s', (version, expected) => {
    expect(hasBuiltInSqlite(version)).toBe(expected);
  });
});

describe('what is installed', () => {
  const locked = {
    '': { name: 'root' },
    'packages/a': { version: '0.1.0' },
    'node_modules/x': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/y-win32': { version: '1.0.0', integrity: 'sha512-y', optional: true },
    'node_modules/@threecount/a': { resolved: 'packages/a', link: true },
  };
  const x = { version: '1.0.0', resolved: 'https://example.org/x.tgz', integrity: 'sha512-x' };
  const installed = {
    'packages/a': { version: '0.1.0' },
    'node_modules/x': x,
    'node_modules/@threecount/a': { resolved: 'packages/a', link: true },
  };

  test('is right without the packages of other platforms', () => {
    expect(matchesLock(locked, installed)).toBe(true);
  });

  test.each([
    ['another version', { ...installed, 'node_modules/x': { ...x, version: '0.9.0' } }],
    ['other content', { ...installed, 'node_modules/x': { ...x, integrity: 'sha512-z' } }],
    ['a package too many', { ...installed, 'node_modules/z': { version: '1.0.0' } }],
    ['a package missing', { 'packages/a': { version: '0.1.0' } }],
  ])('is not right with %s', (_, other) => {
    expect(matchesLock(locked, other)).toBe(false);
  });
});

describe('the counts of a run', () => {
  const write = (passed: number, failed: number) => (file: string) =>
    writeFileSync(file, JSON.stringify({ passed, failed, skipped: 0 }));
  const run = (numbers: ((file: string) => void) | null, code: number) =>
    counted((file: string) => {
      numbers?.(file);
      return code;
    });

  test('are taken from the run', () => {
    expect(run(write(7, 0), 0)).toEqual({ passed: 7, failed: 0, skipped: 0 });
    expect(run(write(7, 2), 1)).toEqual({ passed: 7, failed: 2, skipped: 0 });
  });

  test.each([
    ['wrote nothing and ended well', null, 0],
    ['wrote nothing and crashed', null, 1],
    ['found no test', write(0, 0), 0],
  ] as const)('show a failure where the run %s', (_, numbers, code) => {
    expect(run(numbers, code)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('show a failure where all passed and the run crashed afterwards', () => {
    expect(run(write(7, 0), 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  test('are summed and shown as one line', () => {
    const total = sum({ passed: 2, failed: 0, skipped: 1 }, { passed: 3, failed: 1, skipped: 0 });
    expect(lineOf(total)).toBe('5 passed, 1 failed, 1 skipped');
    expect(lineOf({ ...total, skipped: 0 })).toBe('5 passed, 1 failed');
  });
});

describe('the size report', () => {
  test.each([
    ['packages/match/src/clock.ts', true],
    ['apps/web/src/table/page.tsx', true],
    ['packages/match/src/clock.test.ts', false],
    ['packages/rulebooks/src/books/five/fouls.ts', false],
    ['apps/web/src/messages/en.ts', false],
    ['apps/web/src/icons.generated.ts', false],
    ['README.md', false],
  ])('%s counts: %s', (file, expected) => {
    expect(counts(file)).toBe(expected);
  });

  test('takes the percentile by rank', () => {
    const lines = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(percentile(lines, 0.5)).toBe(10);
    expect(percentile(lines, 0.95)).toBe(19);
    expect(percentile([5], 0.95)).toBe(5);
    expect(percentile([], 0.5)).toBe(0);
  });
});

describe('the places of a browser', () => {
  test('on Windows name Edge too, below every root that there is', () => {
    const env = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Local' };
    const found = places('win32', env);
    expect(found).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(found).toContain('C:\\Local\\Google\\Chrome\\Application\\chrome.exe');
    expect(found).toHaveLength(6);
  });

  test('on Linux begin with the Chromium of Debian', () => {
    expect(places('linux', {})[0]).toBe('/usr/bin/chromium');
  });
});
