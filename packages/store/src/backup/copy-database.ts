import { Worker } from 'node:worker_threads';
import { betterSqlitePath } from '../sqlite/better-sqlite.ts';
import type { Connection } from '../sqlite/connection.ts';
import { driverName } from '../sqlite/driver.ts';
import { syncFile } from './files.ts';

/** Text and not a module, so that it also runs from a program bundled into one file. */
const WORKER = `
const { workerData } = require('node:worker_threads');
const fs = require('node:fs');
process.emitWarning = () => {};
const database = workerData.betterSqlite === null
  ? new (require('node:sqlite').DatabaseSync)(workerData.source)
  : new (require(workerData.betterSqlite))(workerData.source);
database.exec('PRAGMA busy_timeout = 5000');
database.prepare('VACUUM INTO ?').run(workerData.target);
database.close();
const file = fs.openSync(workerData.target, 'r+');
fs.fsyncSync(file);
fs.closeSync(file);
`;

/**
 * Copies the database, as it is at one instant, to a new file, synced, on a thread of its own:
 * appends go on meanwhile.
 */
export function copyDatabase(source: string, target: string): Promise<void> {
  const betterSqlite = driverName() === 'better-sqlite3' ? betterSqlitePath() : null;
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      eval: true,
      execArgv: [],
      workerData: { source, target, betterSqlite },
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`copying the database ended with code ${code}`));
    });
  });
}

/** The same at once, with everything else waiting: for copies after which nothing more may be appended. */
export function copyDatabaseNow(connection: Connection, target: string): void {
  connection.prepare('VACUUM INTO ?').run([target]);
  syncFile(target);
}
