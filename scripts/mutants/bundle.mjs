import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { at, root } from '../lib/paths.mjs';

/**
 * Tests that say nothing about a book's behaviour: what is only checked for its form, invented books, random matches,
 * the reading of JSON.
 */
export const notBehaviour = [
  'packages/rulebooks/src/books/books.test.ts',
  'packages/rulebooks/src/books/guide.test.ts',
  'packages/rulebooks/src/hash/hash.test.ts',
  'packages/rulebooks/src/resolve/holds.test.ts',
  'packages/match/src/books-in-data.test.ts',
  'packages/match/src/mechanics.test.ts',
  'packages/match/src/mechanics-fouls.test.ts',
  'packages/match/src/mechanics-periods.test.ts',
  'packages/match/src/properties.test.ts',
  'packages/match/src/script/json.test.ts',
];
/** Tests of other packages that hold what a book says beyond one match. */
const beyond = ['packages/tournament/src/bracket/formats.test.ts'];
/** Single tests of the same kind, by a word of their title. */
export const notBehaviourTitle = /\bschema\b|\bhash\b|has a case for|has a case$/;

const here = path.dirname(fileURLToPath(import.meta.url));
const posix = (name) => name.split(path.sep).join('/');

/** The test files that count, below the root. */
export function behaviourTests() {
  const files = ['packages/rulebooks/src', 'packages/match/src'].flatMap((folder) =>
    readdirSync(at(...folder.split('/')), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${posix(name)}`),
  );
  return [...files, ...beyond]
    .filter((name) => !notBehaviour.includes(name) && !/\.properties\.test\.ts$/.test(name))
    .sort();
}

/** Files find their cases by their own place, which a bundle would forget. */
const ownPlaces = {
  name: 'own-places',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.ts')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined,
};

const entryText = (tests) => {
  const file = (name) => JSON.stringify(at(...name.split('/')));
  const lines = tests.map(
    (name) => `  async () => { begin(${JSON.stringify(name)}); await import(${file(name)}); },`,
  );
  return `import { begin, collected } from ${JSON.stringify(path.join(here, 'shim.mjs'))};
export { books } from ${file('packages/rulebooks/src/index.ts')};
export { rulebook } from ${file('packages/rulebooks/src/schema/rulebook.ts')};
export { applyPatches } from ${file('packages/rulebooks/src/resolve/patch.ts')};
const loads = [
${lines.join('\n')}
];
export async function collect() {
  for (const load of loads) await load();
  return collected;
}
`;
};

/**
 * Books, schema and behavioural tests as one module that Node runs by itself.
 * @returns its URL, and how to remove it
 */
export async function bundleTests() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'threecount-mutants-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const entry = path.join(folder, 'entry.mjs');
  writeFileSync(entry, entryText(behaviourTests()));
  const conditions = ['source', ...defaultServerConditions];
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      plugins: [ownPlaces],
      resolve: { alias: [{ find: /^vitest$/, replacement: path.join(here, 'shim.mjs') }] },
      ssr: { noExternal: true, resolve: { conditions } },
      build: {
        ssr: entry,
        outDir: path.join(folder, 'out'),
        emptyOutDir: false,
        // Tests are nothing but side effects.
        rolldownOptions: { treeshake: false },
      },
    });
  } catch (error) {
    remove();
    throw error;
  }
  const [made] = readdirSync(path.join(folder, 'out')).filter((name) => name.startsWith('entry'));
  return { url: pathToFileURL(path.join(folder, 'out', made)).href, remove };
}
