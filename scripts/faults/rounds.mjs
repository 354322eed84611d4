import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveRound } from './live-round.mjs';
import { prepare } from './prepare.mjs';
import { simulateRound, simulationMs } from './simulate-round.mjs';

const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Runs the rounds of one kind. A round that found something leaves its folder behind. */
async function runKind(kind, round, { folder, rounds, seed, say }) {
  const total = { kind, rounds, failed: 0, acknowledged: 0 };
  for (let number = 0; number < rounds; number += 1) {
    const roundSeed = seed + number;
    const place = path.join(folder, `${kind}-${roundSeed}`);
    let found;
    try {
      found = await round({ folder: place, seed: roundSeed });
    } catch (error) {
      found = { faults: [error.stack ?? String(error)], acknowledged: 0, text: 'broken off' };
    }
    total.acknowledged += found.acknowledged;
    say(`${kind} ${number + 1}/${rounds}, seed ${roundSeed}: ${found.text}`);
    if (found.faults.length === 0) {
      remove(place);
      continue;
    }
    total.failed += 1;
    for (const fault of found.faults.slice(0, 10)) say(`  LOST: ${fault}`);
    say(`  its data folder: ${place}`);
  }
  return total;
}

/**
 * Kills the server again and again and looks for what is lost.
 * @param lists of live matches and of simulations: entry lists as CSV
 * @param kinds `live`, `simulate`
 * @param say prints a line
 * @returns one summary a kind
 */
export async function runFaults({ rounds, seed, lists, kinds, say }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'threecount-faults-'));
  const common = { folder, rounds, seed, say };
  const totals = [];
  const known = new Map();
  const preparedOf = async (list) => {
    const place = path.join(folder, `prepared-${known.size + 1}`);
    if (!known.has(list)) known.set(list, await prepare(place, list));
    return known.get(list);
  };
  if (kinds.includes('live')) {
    const prepared = await preparedOf(lists.live);
    totals.push(await runKind('live', (it) => liveRound({ prepared, ...it }), common));
  }
  if (kinds.includes('simulate')) {
    const prepared = await preparedOf(lists.simulate);
    const durationMs = await simulationMs(prepared, path.join(folder, 'uninterrupted'));
    say(`a simulation that nobody interrupts takes ${Math.round(durationMs)} ms`);
    const round = (it) => simulateRound({ prepared, durationMs, ...it });
    totals.push(await runKind('simulate', round, common));
  }
  if (totals.every(({ failed }) => failed === 0)) remove(folder);
  return totals;
}
