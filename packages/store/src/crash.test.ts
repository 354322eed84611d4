import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from './open-store.ts';
import { bundle } from './testing/bundle.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** `npm run test:faults` asks for more. */
const ROUNDS = Number(process.env['THREECOUNT_CRASH_ROUNDS'] ?? 5);
const SEED = Number(process.env['THREECOUNT_CRASH_SEED'] ?? Date.now() % 1_000_000);

const outDir = fileURLToPath(
  new URL(`../../../node_modules/.cache/threecount-crash-${process.pid}`, import.meta.url),
);
let program = '';
beforeAll(async () => {
  program = await bundle(new URL('./testing/crash-child.ts', import.meta.url), outDir);
}, 60_000);
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

/** A small generator of our own, so that a failing run can be had again from its seed. */
function randomUpTo(limit: number, round: number): number {
  const x = Math.sin((SEED + 1) * 12.9898 + round * 78.233) * 43758.5453;
  return Math.floor((x - Math.floor(x)) * limit);
}

/** Runs the child, kills it a moment after it has said so many lines, and gives every line it said. */
async function runAndKill(args: readonly string[], lines: number, delay: number) {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line);
    if (said.length === lines) setTimeout(() => child.kill('SIGKILL'), delay);
  });
  const signal = await ended(child);
  if (signal !== 'SIGKILL') throw new Error(`the child ended by itself: ${errors.join('')}`);
  return said;
}

async function ended(child: ChildProcess): Promise<string | null> {
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return signal;
}

/** Opens what the dead process left, and checks that it is whole. */
async function inspect(path: string) {
  const store = await openStore(path);
  try {
    const log = await store.read('t1', 0);
    expect(log.map((e) => e.position)).toEqual(log.map((_, i) => i + 1));
    expect(log.map((e) => e.version)).toEqual(log.map((_, i) => i + 1));
    const people = (await store.all('t1')).map((p) => p.personId);
    return { ids: log.map((e) => e.commandId), people };
  } finally {
    await store.close();
  }
}

describe(`a process killed at any moment (seed ${SEED})`, () => {
  it(
    `loses nothing that it acknowledged (${ROUNDS} rounds)`,
    async () => {
      const path = join(temporaryFolder(), 'threecount.sqlite');
      let before = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const lines = 1 + randomUpTo(200, round);
        const said = await runAndKill([path, 'append'], lines, randomUpTo(4, -round));
        const { ids, people } = await inspect(path);
        const acknowledged = said.filter((line) => /^\d+ c\d+$/.test(line));
        for (const line of acknowledged) {
          const [position, commandId] = line.split(' ');
          expect(ids[Number(position) - 1]).toBe(commandId);
        }
        expect(ids.length).toBeGreaterThanOrEqual(before + acknowledged.length);
        // Every batch brought one person in its own transaction: sizes are 1 + head % 3.
        const starts: string[] = [];
        for (let head = 0; head < ids.length; head += 1 + (head % 3)) starts.push(`p${head + 1}`);
        expect(people).toEqual(starts);
        before = ids.length;
      }
    },
    20_000 + ROUNDS * 2_000,
  );

  it(
    `leaves the old or the new database when it dies in a restore (${ROUNDS} rounds)`,
    async () => {
      const path = join(temporaryFolder(), 'threecount.sqlite');
      await runAndKill([path, 'append'], 20, 0);
      const store = await openStore(path);
      const saved = await store.head('t1');
      const { name } = await store.backup('manual');
      await store.close();
      for (let round = 0; round < ROUNDS; round++) {
        const lines = 1 + randomUpTo(30, round);
        await runAndKill([path, name], lines, randomUpTo(25, -round));
        const { ids } = await inspect(path);
        expect(ids).toEqual(ids.map((_, i) => `c${i + 1}`));
        expect(ids.length).toBeGreaterThanOrEqual(saved);
      }
    },
    20_000 + ROUNDS * 2_000,
  );
});
