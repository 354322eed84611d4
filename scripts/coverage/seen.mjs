import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { at, root } from '../lib/paths.mjs';

/** Officials whose clauses stand on their page. */
export const atTheMat = ['referee', 'scorekeeper', 'timekeeper'];

const name = (...parts) => JSON.stringify(at(...parts));

/** By the test of the page itself: which clauses an official finds there, and which go with their data. */
export async function seenByBook() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'threecount-seen-'));
  const entry = path.join(folder, 'entry.mjs');
  writeFileSync(
    entry,
    `export { books } from ${name('packages', 'rulebooks', 'src', 'index.ts')};
export { seenClauses } from ${name('apps', 'web', 'src', 'referee', 'testing', 'seen.ts')};
`,
  );
  const conditions = ['source', ...defaultServerConditions];
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      ssr: { noExternal: true, resolve: { conditions } },
      build: {
        ssr: entry,
        outDir: path.join(folder, 'out'),
        minify: false,
        rollupOptions: { output: { entryFileNames: 'seen.mjs' } },
      },
    });
    const { books, seenClauses } = await import(
      pathToFileURL(path.join(folder, 'out', 'seen.mjs')).href
    );
    return new Map(books.map((book) => [book.id, seenClauses(book)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the column says of a row: nothing where its official does not work at the mat. */
export const seenWord = ({ id, who }, seen) =>
  atTheMat.includes(who) ? (seen.has(id) ? 'yes' : 'no') : '';
