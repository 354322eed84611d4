import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustRunCli } from '../lib/built.mjs';
import { inventedList } from '../lib/invented-list.mjs';

/** A folder that is gone when the task is done. */
export async function inFolder(task) {
  const folder = mkdtempSync(path.join(tmpdir(), 'threecount-bench-'));
  try {
    return await task(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The file that is imported: the one given, or an invented list of the size of a real one. */
export function listFile(folder, given) {
  if (given !== undefined) {
    if (!existsSync(given)) throw new Error(`--list ${given}: there is no such file`);
    return path.resolve(given);
  }
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, inventedList());
  return file;
}

/** The log of a whole simulated tournament, as it was stored: its envelopes in order. */
export function simulatedLog(given) {
  return inFolder(async (folder) => {
    const data = ['--data', path.join(folder, 'data')];
    const file = path.join(folder, 'tournament.export');
    await mustRunCli(['import', listFile(folder, given), ...data]);
    await mustRunCli(['draw', '--seed', 'bench', ...data]);
    await mustRunCli(['simulate', '--seed', 'bench', ...data]);
    await mustRunCli(['export', file, ...data]);
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.flatMap((line) => JSON.parse(line).envelope ?? []);
  });
}
