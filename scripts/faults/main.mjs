// npm run test:faults: kills the server (SIGKILL) at random moments of live matches and of simulations, starts it again
// on what is left, and looks for anything that was acknowledged and is lost.
// Then the store alone: a process that appends, and one that restores backups, killed as often.
//   npm run test:faults -- [--rounds N] [--seed N] [--only live,simulate,store]
import { parseArgs } from 'node:util';
import { build } from '../lib/built.mjs';
import { inventedList, smallList } from '../lib/invented-list.mjs';
import { at } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: 'live,simulate,store' },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const kinds = values.only.split(',');
const say = (line) => console.log(line);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

/** The store's own test of killed processes, with our rounds and seed. */
function storeHolds() {
  const env = { THREECOUNT_CRASH_ROUNDS: String(rounds), THREECOUNT_CRASH_SEED: String(seed) };
  const test = ['run', '--project', 'unit', 'packages/store/src/crash.test.ts'];
  const args = [at('node_modules', 'vitest', 'vitest.mjs'), ...test];
  return runNode(args, { env: { ...process.env, ...env } }) === 0;
}

if (!Number.isSafeInteger(rounds) || rounds < 1 || !Number.isSafeInteger(seed)) {
  console.error('--rounds and --seed are whole numbers');
  process.exitCode = 2;
} else if (!build()) {
  console.error('Nothing was tried.');
  process.exitCode = 1;
} else {
  say(`Node ${process.version}, ${process.platform}; ${rounds} rounds of each kind, seed ${seed}`);
  const lists = { live: smallList([8, 5, 4, 6, 2, 7], 1), simulate: inventedList() };
  const { runFaults } = await import('./rounds.mjs');
  const totals = await runFaults({ rounds, seed, lists, kinds, say });
  for (const { kind, failed, acknowledged } of totals) {
    const lost = failed === 0 ? 'nothing lost' : `LOSSES in ${failed} rounds`;
    say(`${kind}: ${rounds} rounds, ${acknowledged} acknowledged or seen before the kill, ${lost}`);
  }
  const stored = !kinds.includes('store') || storeHolds();
  process.exitCode = stored && totals.every(({ failed }) => failed === 0) ? 0 : 1;
}
