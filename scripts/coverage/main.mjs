// npm run coverage:rulebooks: writes beside each book where every clause of it lives and which tests cite it. The rules of
// each computed clause are taken out of the data, one way after the other, until a test that cites it notices.
//   npm run coverage:rulebooks -- [--check] [--prove] [--book ID] [--clause ID]
//     --check   writes nothing; fails where a table is not current
//     --prove   tells for each computed clause how its rule was taken out and which test noticed
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { install } from '../lib/install.mjs';
import { casesOf, screenTests } from './cited-in.mjs';
import { citations } from './places.mjs';
import { byClause, load, prove } from './prove.mjs';
import { beside, bookIds, restsOf, rowsOf } from './rows.mjs';
import { seenByBook, seenWord } from './seen.mjs';
import { figures, lineOf, seenFigures, tableText } from './table.mjs';

function optionsOf(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      check: { type: 'boolean', default: false },
      prove: { type: 'boolean', default: false },
      book: { type: 'string' },
      clause: { type: 'string' },
    },
  });
  if (values.book !== undefined && !bookIds.includes(values.book))
    throw new Error(`--book: one of ${bookIds.join(', ')}`);
  return values;
}

/** Verdicts of the computed rows; a book that is not here has none. */
async function verdictsOf({ id, book, loaded, clause }) {
  const computed = rowsOf(id).filter((row) => row.kind === 'computed');
  const ids = computed.map((row) => row.id).filter((each) => [undefined, each].includes(clause));
  if (!book) return new Map(ids.map((each) => [each, { state: 'not in the book' }]));
  const { rulebook, applyPatches, tests } = loaded;
  return prove({ book, rulebook, applyPatches, cited: byClause(tests), rests: restsOf(id), ids });
}

function linesOf({ id, book, loaded, screens, verdicts, seen }) {
  const places = book ? citations(book) : new Map();
  const cases = casesOf(loaded.tests);
  const rests = restsOf(id);
  return rowsOf(id).map((row) =>
    lineOf({
      row,
      found: places.get(row.id) ?? [],
      items: (book?.guide ?? []).filter((item) => item.clause === row.id),
      rests: rests[row.id] ?? [],
      tests: (row.kind === 'computed' ? cases : screens).of(row.id),
      verdict: verdicts.get(row.id),
      seen: seenWord(row, seen),
    }),
  );
}

function tellProofs(id, verdicts) {
  for (const [clause, { state, how, by }] of verdicts)
    console.log(
      `${clause}: ${how ? `${state}, ${how}` : `${state.toUpperCase()} (${id})`}${by ? `: ${by.name}` : ''}`,
    );
}

/** Writes the table, or compares it. @returns whether it is current */
function settle(id, text, check) {
  const file = beside(id, 'COVERAGE.md');
  const before = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
  if (!check && before !== text) writeFileSync(file, text);
  return !check || before === text;
}

function tellFigures(id, lines) {
  for (const { kind, rows, done, gaps } of figures(lines)) {
    const open = gaps.map(([state, ids]) => `${ids.length} ${state}`).join(', ');
    console.log(`${id}: ${kind}: ${done} of ${rows}${open === '' ? '' : `; ${open}`}`);
  }
  const { rows, done } = seenFigures(lines);
  console.log(`${id}: seen at the mat: ${done} of ${rows}`);
}

async function main({ check, prove: tell, book: only, clause }) {
  const loaded = await load();
  const screens = screenTests();
  const seen = clause === undefined ? await seenByBook() : new Map();
  const old = [];
  for (const id of bookIds.filter((each) => [undefined, each].includes(only))) {
    const book = loaded.books.find((known) => known.id === id);
    const verdicts = await verdictsOf({ id, book, loaded, clause });
    if (tell || clause !== undefined) tellProofs(id, verdicts);
    if (clause !== undefined) continue;
    const shown = seen.get(id) ?? new Set();
    const lines = linesOf({ id, book, loaded, screens, verdicts, seen: shown });
    tellFigures(id, lines);
    if (!settle(id, tableText(id, lines), check)) old.push(id);
  }
  if (old.length === 0) return 0;
  console.error(`Not current: ${old.join(', ')}. Run npm run coverage:rulebooks and commit.`);
  return 1;
}

try {
  const options = optionsOf(process.argv.slice(2));
  if (!install()) throw new Error('the installation failed');
  process.exitCode = await main(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
