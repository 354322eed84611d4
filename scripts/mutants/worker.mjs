import { parentPort, workerData } from 'node:worker_threads';
import { notBehaviourTitle } from './bundle.mjs';
import { realExpect } from './expect.mjs';
import { mutantsOf } from './mutations.mjs';
import { Schema } from './schema.mjs';
import { partOf, pattern } from './walk.mjs';

/** One worker tries every n-th mutant of a book against all behavioural tests, until one of them notices. */
const { url, book: id, only, part, parts } = workerData;
globalThis.threecountExpect = await realExpect();
const { applyPatches, books, collect, rulebook } = await import(url);
if (workerData.listOnly === true) {
  parentPort.postMessage({ bookIds: books.map((known) => known.id) });
  process.exit();
}
const book = books.find((known) => known.id === id);
// Values that stand in several places come apart, so that one of them can be changed alone.
for (const [key, value] of Object.entries(book)) book[key] = JSON.parse(JSON.stringify(value));
const tests = (await collect()).filter((test) => !notBehaviourTitle.test(test.name));

/** Whether a test notices that something is wrong. */
async function notices(test) {
  try {
    await test.run();
    return false;
  } catch {
    return true;
  }
}

/** Runs each test once as things are, and notes how long it takes and which parts of the book it looks at. */
async function measure() {
  const broken = [];
  const looked = lookingAt(book);
  for (const test of tests) {
    looked.clear();
    const before = performance.now();
    test.holds = !(await notices(test));
    if (!test.holds) broken.push(`${test.file}: ${test.name}`);
    test.ms = performance.now() - before;
    test.looks = new Set(looked);
    test.lastNoticed = -1;
  }
  tests.sort((a, b) => a.ms - b.ms);
  for (const [key, value] of Object.entries(book)) Object.defineProperty(book, key, plain(value));
  return broken;
}

const plain = (value) => ({ value, writable: true, enumerable: true, configurable: true });

/** The keys of an object that have been read, from now on. */
function lookingAt(object) {
  const looked = new Set();
  for (const [key, value] of Object.entries(object))
    Object.defineProperty(object, key, {
      get() {
        looked.add(key);
        return value;
      },
      enumerable: true,
      configurable: true,
    });
  return looked;
}

/** The tests that are likely to notice first: those that name the clause, then those that noticed something lately. */
function inOrder(mutant) {
  const near = (test) => (mutant.clause !== null && test.name.includes(mutant.clause) ? 1 : 0);
  return tests
    .filter((test) => test.holds && test.looks.has(mutant.path[0]))
    .sort((a, b) => near(b) - near(a) || b.lastNoticed - a.lastNoticed);
}

async function firstToNotice(mutant, i) {
  for (const test of inOrder(mutant)) {
    if (!(await notices(test))) continue;
    test.lastNoticed = i;
    return test;
  }
  return null;
}

const broken = await measure();
// `byOwn`: clause -> whether a test that names it noticed one of the mutants of what rests on it.
const result = {
  book: id,
  tests: tests.length,
  broken,
  tried: { rules: 0, guide: 0 },
  unnoticed: [],
  byOwn: {},
};
const mutants = mutantsOf(book, new Schema(rulebook, book, applyPatches), only);
for (let i = part; i < mutants.length; i += parts) {
  const mutant = mutants[i];
  const undo = mutant.change();
  const by = await firstToNotice(mutant, i);
  undo();
  result.tried[partOf(mutant.path)] += 1;
  const { clause } = mutant;
  if (clause !== null) result.byOwn[clause] ||= by?.name.includes(clause) ?? false;
  if (by === null) {
    const { path, what } = mutant;
    result.unnoticed.push({ place: i, path: path.join('.'), sort: pattern(path), what, clause });
  }
}
parentPort.postMessage(result);
