// npm run test:mutants: changes every number, word, order and condition of the books, one at a time, and looks whether a
// behavioural test notices. Prints what nobody noticed.
//   npm run test:mutants -- [--book ID] [--only PATH] [--jobs N] [--list FILE] [--at-most N]
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { install } from '../lib/install.mjs';
import { behaviourTests, bundleTests, notBehaviour } from './bundle.mjs';
import { bookLine, excludedText, figure, unheldText, unnoticedText } from './report.mjs';
import { booksIn, tryBook } from './try.mjs';

function optionsOf(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      book: { type: 'string' },
      only: { type: 'string', default: '' },
      jobs: { type: 'string', default: String(Math.min(2, os.availableParallelism())) },
      list: { type: 'string' },
      'at-most': { type: 'string', default: 'Infinity' },
    },
  });
  const jobs = Number(values.jobs);
  const atMost = Number(values['at-most']);
  if (!Number.isSafeInteger(jobs) || jobs < 1) throw new Error('--jobs: a number from 1 on');
  if (Number.isNaN(atMost)) throw new Error('--at-most: a number');
  return { book: values.book, only: values.only, jobs, list: values.list, atMost };
}

async function main(options) {
  const { url, remove } = await bundleTests();
  try {
    const bookIds = await booksIn(url);
    const ids = options.book === undefined ? bookIds : [options.book];
    const unknown = ids.find((id) => !bookIds.includes(id));
    if (unknown !== undefined) throw new Error(`--book: one of ${bookIds.join(', ')}`);
    const results = [];
    for (const id of ids) {
      const result = await tryBook(url, id, options);
      if (result.broken.length > 0)
        console.log(`Not counted, since they fail as things are:\n${result.broken.join('\n')}`);
      console.log(bookLine(result));
      if (result.unnoticed.length > 0) console.log(unnoticedText(result));
      console.log(unheldText(result));
      results.push(result);
    }
    return results;
  } finally {
    remove();
  }
}

try {
  const options = optionsOf(process.argv.slice(2));
  if (!install()) throw new Error('the installation failed');
  console.log(
    `Tests that count: ${behaviourTests().length} files. Not counted: ${notBehaviour.join(', ')}.`,
  );
  console.log(`Not mutated:\n${excludedText()}\n`);
  const results = await main(options);
  const unnoticed = results.flatMap((result) =>
    result.unnoticed.map((m) => ({ book: result.book, ...m })),
  );
  const sum = (part) => results.reduce((all, { tried }) => all + tried[part], 0);
  const all = { tried: { rules: sum('rules'), guide: sum('guide') }, unnoticed };
  console.log(
    `\nAll books: rules: ${figure(all, 'rules')}; guide: ${figure(all, 'guide')}; aim: 0.`,
  );
  if (options.list !== undefined)
    writeFileSync(options.list, `${JSON.stringify(unnoticed, null, 2)}\n`);
  const broken = results.some((result) => result.broken.length > 0);
  process.exitCode = broken || unnoticed.length > options.atMost ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
