import os from 'node:os';
import { bundleTests, notBehaviourTitle } from '../mutants/bundle.mjs';
import { realExpect } from '../mutants/expect.mjs';
import { Schema } from '../mutants/schema.mjs';
import { citations } from './places.mjs';
import { takings } from './takings.mjs';

/** Books, and the behavioural tests of the repository alone, so that the tables are the same everywhere. */
export async function load() {
  const { url, remove } = await bundleTests();
  try {
    process.env.THREECOUNT_SHARED = os.devNull;
    globalThis.threecountExpect = await realExpect();
    const { applyPatches, books, collect, rulebook } = await import(url);
    const all = await collect();
    const tests = all.filter((test) => !notBehaviourTitle.test(test.name));
    return { books, rulebook, applyPatches, tests };
  } finally {
    remove();
  }
}

const idIn = /\b[A-Z]+(?:-[A-Z]+)?-\d+\b/g;

/** Clause id -> the tests whose title names it. */
export function byClause(tests) {
  const found = new Map();
  for (const test of tests)
    for (const id of new Set(test.name.match(idIn) ?? []))
      found.set(id, [...(found.get(id) ?? []), test]);
  return found;
}

/**
 * How a test ends: `holds`, `differs` (another outcome than it says), or `breaks` (the engine cannot run such a book,
 * which proves nothing).
 */
async function outcome(test) {
  try {
    await test.run();
    return 'holds';
  } catch (error) {
    if (error?.name === 'AssertionError') return 'differs';
    // A script of the case is no longer valid under the book: `place: sentence`.
    return error?.constructor === Error && /^[\w.[\]-]+: /.test(error.message)
      ? 'differs'
      : 'breaks';
  }
}

async function firstThat(tests, wanted) {
  for (const test of tests) if ((await outcome(test)) === wanted) return test;
  return null;
}

/**
 * Takes the rules of each computed row out of the book, one way after the other, until a test that cites the row comes
 * to another outcome.
 * @returns clause id -> { state: `proven`, or one of the gaps of table.mjs; how it was taken out; by which test }
 */
export async function prove({ book, rulebook, applyPatches, cited, rests, ids }) {
  // Values that stand in several places come apart, so that one of them can be taken out alone.
  for (const [key, value] of Object.entries(book)) book[key] = JSON.parse(JSON.stringify(value));
  const schema = new Schema(rulebook, book, applyPatches);
  const places = citations(book);
  const verdicts = new Map();
  for (const id of ids) {
    const ways = takings(book, places.get(id) ?? [], rests[id] ?? [], schema);
    verdicts.set(id, await proofOf(ways, cited.get(id) ?? []));
  }
  return verdicts;
}

async function proofOf(ways, tests) {
  if (tests.length === 0) return { state: 'no case' };
  const broken = await firstThat(tests, 'differs');
  if (broken) return { state: 'its test fails', by: broken };
  if (ways.length === 0) return { state: 'no rule to take out' };
  for (const { what, change } of ways) {
    const undo = change();
    const by = await firstThat(tests, 'differs');
    undo();
    if (by) return { state: 'proven', how: what, by };
  }
  return { state: 'not proven' };
}
