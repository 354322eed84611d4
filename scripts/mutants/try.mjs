import os from 'node:os';
import { Worker } from 'node:worker_threads';

function work(workerData) {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData,
    // The cases of the repository alone, so that the figure is the same everywhere.
    env: { ...process.env, THREECOUNT_SHARED: os.devNull },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker ended with ${code}`)));
  });
}

/** The ids of the books in a bundle. */
export async function booksIn(url) {
  return (await work({ url, listOnly: true })).bookIds;
}

/**
 * Tries the mutants of a book, shared out among the workers.
 * @param options `jobs`: how many workers; `only`: the beginning of the paths to try, all by default
 */
export async function tryBook(url, book, { jobs, only = '' }) {
  const results = await Promise.all(
    Array.from({ length: jobs }, (_, part) => work({ url, book, only, part, parts: jobs })),
  );
  const unnoticed = results.flatMap((result) => result.unnoticed).sort((a, b) => a.place - b.place);
  const sum = (part) => results.reduce((all, result) => all + result.tried[part], 0);
  const tried = { rules: sum('rules'), guide: sum('guide') };
  const byOwn = {};
  for (const result of results)
    for (const [clause, own] of Object.entries(result.byOwn)) byOwn[clause] ||= own;
  return { ...results[0], tried, unnoticed, byOwn };
}
