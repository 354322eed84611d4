import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBoundaries } from '../scripts/lib/boundaries.mjs';
import { root } from '../scripts/lib/paths.mjs';

let place: string;

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'threecount-boundaries-'));
});

afterEach(() => rmSync(place, { recursive: true, force: true }));

function plant(file: string, text: string): readonly string[] {
  const target = path.join(place, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return checkBoundaries(place).faults;
}

/** Each fault, the file that it stands in, and a word of the sentence that names it. */
const faults: readonly (readonly [string, string, string, RegExp])[] = [
  [
    'a lower layer imports a higher one',
    'packages/match/src/a.ts',
    "import { x } from '@threecount/tournament';",
    /match may use rulebooks/,
  ],
  [
    'the lowest layer imports anything of ours',
    'packages/rulebooks/src/a.ts',
    "import type { x } from '@threecount/match';",
    /none of our packages/,
  ],
  [
    'the store imports the client',
    'packages/store/src/a.ts',
    "import '@threecount/client';",
    /store may use/,
  ],
  [
    'the client imports the store',
    'packages/client/src/a.ts',
    "export * from '@threecount/store';",
    /client may use/,
  ],
  [
    'the web imports the store',
    'apps/web/src/a.tsx',
    "const s = await import('@threecount/store'); export const x = <b>{s}</b>;",
    /web may use/,
  ],
  [
    'a type from a forbidden package, written in place',
    'apps/web/src/a.ts',
    "export type S = import('@threecount/store').Store;",
    /web may use/,
  ],
  [
    'a package imports an app',
    'packages/store/src/a.ts',
    "export { x } from '@threecount/server';",
    /store may use/,
  ],
  [
    'the server imports the command line',
    'apps/server/src/a.ts',
    "import { main } from '@threecount/cli';",
    /server may use/,
  ],
  [
    'a package is entered beside its index',
    'packages/tournament/src/a.ts',
    "import { x } from '@threecount/match/src/inner.ts';",
    /by its index/,
  ],
  [
    'a source uses what another package has for tests',
    'packages/store/src/a.ts',
    "import { x } from '@threecount/eventlog/testing';",
    /by its index/,
  ],
  [
    'a relative path leaves the package',
    'packages/tournament/src/deep/a.ts',
    "import { x } from '../../../match/src/index.ts';",
    /outside tournament\/src/,
  ],
  [
    'a test enters another package by its path',
    'packages/tournament/src/a.test.ts',
    "import { x } from '../../match/src/index.ts';",
    /outside tournament\/src/,
  ],
  [
    'a package imports itself by name',
    'packages/match/src/a.ts',
    "import { x } from '@threecount/match';",
    /itself by name/,
  ],
  [
    'a pure package uses a module of Node',
    'packages/tournament/src/a.ts',
    "import { createHash } from 'node:crypto';",
    /tournament is pure/,
  ],
  [
    'a module of Node without its prefix',
    'packages/eventlog/src/a.ts',
    "import fs from 'fs';",
    /eventlog is pure/,
  ],
  [
    'a module of Node by require',
    'packages/match/src/a.ts',
    "export const x = require('fs');",
    /match is pure/,
  ],
  [
    'the engine uses a package from outside',
    'packages/match/src/a.ts',
    "import { z } from 'zod';",
    /may not depend on it/,
  ],
  [
    'the log uses another package than the one allowed',
    'packages/eventlog/src/a.ts',
    "import x from '@fastify/cookie';",
    /may not depend on it/,
  ],
  [
    'a browser part uses a module of Node',
    'packages/client/src/a.ts',
    "import path from 'node:path';",
    /runs in a browser/,
  ],
  [
    'a computed import',
    'packages/store/src/a.ts',
    'export const f = (n: string) => import(n);',
    /computed/,
  ],
  [
    'the engine names a rulebook',
    'packages/match/src/a.ts',
    "export const odd = (id: string) => id === 'five';",
    /names the rulebook 'five'/,
  ],
  [
    'the engine names a rulebook in a type',
    'packages/tournament/src/a.ts',
    "export type Odd = 'bjj-advantage';",
    /names the rulebook 'bjj-advantage'/,
  ],
  [
    'the engine names a rulebook in a template',
    'packages/match/src/a.ts',
    'export const odd = `classic`;',
    /names the rulebook 'classic'/,
  ],
  ['a part without a place', 'packages/extra/src/a.ts', 'export {};', /no place on the ladder/],
];

describe('a planted fault is seen', () => {
  test.each(faults)('%s', (_, file, text, sentence) => {
    const seen = plant(file, text);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatch(sentence);
  });

  test('a rulebook that was added later is known by its folder', () => {
    mkdirSync(path.join(place, 'packages/rulebooks/src/books/newcomer'), { recursive: true });
    expect(plant('packages/match/src/a.ts', "export const odd = 'newcomer';")).toHaveLength(1);
  });

  test('with its file and line', () => {
    const text = "// import '@threecount/store';\n\nimport '@threecount/store';\n";
    expect(plant('packages/match/src/a.ts', text)[0]).toMatch(/^packages\/match\/src\/a\.ts:3 /);
  });
});

/** What the ladder allows. */
const allowed: readonly (readonly [string, string])[] = [
  ['packages/match/src/a.ts', "import type { X } from '@threecount/rulebooks';"],
  ['packages/rulebooks/src/a.ts', "import { z } from 'zod';"],
  ['packages/eventlog/src/a.ts', "import { z } from 'zod/mini';"],
  ['packages/store/src/deep/a.ts', "import { x } from '../b.ts';\nimport fs from 'node:fs';"],
  ['apps/cli/src/a.ts', "import { serve } from '@threecount/server';"],
  ['packages/match/src/a.test.ts', "import { test } from 'vitest';\nimport 'node:fs';"],
  ['packages/store/src/a.test.ts', "import { x } from '@threecount/eventlog/testing';"],
  ['packages/eventlog/src/testing/a.ts', "import { test } from 'vitest';"],
  ['packages/match/src/a.test.ts', "export const book = 'five';"],
  ['packages/match/src/a.ts', '// the book five, as in import(\'fs\') or "five"\nexport {};'],
];

test.each(allowed)('allowed in %s: %s', (file, text) => {
  expect(plant(file, text)).toEqual([]);
});

test('the real sources are read, and hold', () => {
  const { modules, faults: found } = checkBoundaries(root);
  expect(modules).toBeGreaterThan(9);
  expect(found).toEqual([]);
});
