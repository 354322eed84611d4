import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../scripts/lib/paths.mjs';

const ambient = 'plugin';
const globals = 'lint/style/noRestrictedGlobals';

/** Faults of a pure package, and the rule that sees each. */
const inPure: readonly (readonly [string, string])[] = [
  ['export const x = (): number => Date.now();', ambient],
  ['export const x = (): Date => new Date();', ambient],
  ['export const x = (): string => Date();', ambient],
  ['export const x = (): number => Math.random();', ambient],
  ['export const x = Math.random;', ambient],
  ["console.log('x');", 'lint/suspicious/noConsole'],
  ['setTimeout(() => undefined, 1);', globals],
  ['export const x = performance.now();', globals],
  ['export const x = crypto.randomUUID();', globals],
  ['export const x = globalThis.Math;', globals],
  ["export { readFileSync } from 'node:fs';", 'lint/correctness/noNodejsModules'],
];

/** Faults anywhere. */
const anywhere: readonly (readonly [string, string])[] = [
  ['export const x: any = 1;', 'lint/suspicious/noExplicitAny'],
  ['const x = 1;\nexport default x;', 'lint/style/noDefaultExport'],
  ['export enum X {\n  a,\n}', 'lint/style/noEnum'],
  ['const x = 1;', 'lint/correctness/noUnusedVariables'],
  ['export const x = (y: { z?: string }) => y.z!.length;', 'lint/style/noNonNullAssertion'],
  [
    'const f = async (): Promise<number> => 1;\nexport function x(): void {\n  f();\n}',
    'lint/nursery/noFloatingPromises',
  ],
  [
    "export function x(y: 'a' | 'b'): void {\n  switch (y) {\n    case 'a':\n      break;\n  }\n}",
    'lint/nursery/useExhaustiveSwitchCases',
  ],
];

/** What looks like a fault and is none. */
const fine: readonly (readonly [string, string])[] = [
  ['packages/match/src/fine-date.ts', 'export const x = new Date(0);'],
  ['packages/match/src/fine-utc.ts', 'export const x = Date.UTC(2026, 0, 1);'],
  ['packages/match/src/fine.test.ts', 'export const x = (): number => Date.now();'],
  ['apps/server/src/fine.ts', 'export const x = (): number => Date.now();'],
];

interface Found {
  readonly category: string;
  readonly location: { readonly path: string };
}

let place: string;
let found: readonly Found[];

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), `${text}\n`);
};

const pureNames = ['rulebooks', 'match', 'tournament', 'eventlog'] as const;
const pureFile = (name: string, index: number) => `packages/${name}/src/pure-${index}.ts`;
const anyFile = (index: number) => `apps/server/src/any-${index}.ts`;

// All faults stand in one copy of the tree's shape, under our own configuration, for one run.
beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'threecount-lint-'));
  const config = JSON.parse(readFileSync(at('biome.json'), 'utf8'));
  put('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }));
  cpSync(at('scripts', 'lint'), path.join(place, 'scripts', 'lint'), { recursive: true });
  for (const name of pureNames) {
    for (const [index, [text]] of inPure.entries()) put(pureFile(name, index), text);
  }
  for (const [index, [text]] of anywhere.entries()) put(anyFile(index), text);
  for (const [file, text] of fine) put(file, text);
  put('apps/server/src/ring-a.ts', "import { b } from './ring-b.ts';\nexport const a = () => b;");
  put('apps/server/src/ring-b.ts', "import { a } from './ring-a.ts';\nexport const b = () => a;");

  const biome = at('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8' });
  found = JSON.parse(stdout).diagnostics;
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

const rulesIn = (file: string) =>
  found
    .filter((each) => path.resolve(place, each.location.path) === path.join(place, file))
    .map((each) => each.category);

test.each(inPure.map(([text, rule], index) => [text, rule, index] as const))(
  'refused in every pure package: %s',
  (_, rule, index) => {
    for (const name of pureNames) expect(rulesIn(pureFile(name, index)), name).toContain(rule);
  },
);

test.each(anywhere.map(([text, rule], index) => [text, rule, index] as const))(
  'refused anywhere: %s',
  (_, rule, index) => {
    expect(rulesIn(anyFile(index))).toContain(rule);
  },
);

test('refused anywhere: files that import one another in a ring', () => {
  expect(rulesIn('apps/server/src/ring-a.ts')).toContain('lint/suspicious/noImportCycles');
});

test.each(fine)('taken in %s: %s', (file) => {
  expect(rulesIn(file)).toEqual([]);
});
