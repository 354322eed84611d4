import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { byCommand, checkEnd, logOf } from './checks.mjs';
import { copyOf } from './prepare.mjs';
import { playRound } from './round.mjs';
import { must, NoAnswer, start } from './server.mjs';

const seedText = 'faults';

const simulate = (server, t) =>
  must(server.client('simulate'), 'POST', `/tournaments/${t}/simulate`, { seedText });

const confirmedIn = ({ divisions }) =>
  new Map(
    divisions
      .flatMap(({ matches }) => matches)
      .filter(({ standing }) => standing === 'confirmed')
      .map(({ matchId, result }) => [matchId, result]),
  );

/** What somebody saw who looked again and again until the server was gone. */
async function watch(server, t) {
  const request = server.client('watch');
  let position = 0;
  let results = new Map();
  let looks = 0;
  try {
    for (;;) {
      ({ position } = await must(request, 'GET', `/tournaments/${t}`));
      results = confirmedIn(await must(request, 'GET', `/tournaments/${t}/results`));
      looks += 1;
      await sleep(5);
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
  }
  return { position, results, looks };
}

/** How long the simulation takes where nobody interrupts it, milliseconds. */
export async function simulationMs(prepared, folder) {
  copyOf(prepared, folder);
  const server = await start(folder);
  try {
    const before = performance.now();
    const seen = watch(server, prepared.tournamentId);
    await simulate(server, prepared.tournamentId);
    const ms = performance.now() - before;
    await server.kill();
    await seen;
    return ms;
  } finally {
    await server.kill();
  }
}

async function checkSeen(server, t, seen, faults) {
  const request = server.client('check');
  const log = await logOf(request, t);
  byCommand(log, faults);
  if (log.length < seen.position) {
    faults.push(`position ${seen.position} was seen and the log ends at ${log.length}`);
  }
  const results = confirmedIn(await must(request, 'GET', `/tournaments/${t}/results`));
  for (const [matchId, result] of seen.results) {
    if (!isDeepStrictEqual(results.get(matchId), result)) {
      faults.push(`the result of ${matchId} that was seen is lost or another one`);
    }
  }
  return log.length;
}

/**
 * One round of a simulation: killed at a random moment, started again, compared with everything that was seen before,
 * and simulated to the end.
 */
export const simulateRound = ({ durationMs, ...round }) =>
  playRound(round, (it) => playSimulation(it, durationMs));

async function playSimulation({ first, keep, folder, t, random, faults }, durationMs) {
  const seen = watch(first, t);
  const running = simulate(first, t).then(
    () => 'done',
    () => 'broken off',
  );
  const afterMs = random.below(durationMs);
  await sleep(afterMs);
  await first.kill();
  const [look, how] = await Promise.all([seen, running]);
  const second = keep(await start(folder));
  const kept = await checkSeen(second, t, look, faults);
  await simulate(second, t);
  const end = await checkEnd(second.client('check'), t, faults);
  return {
    acknowledged: look.position,
    text: `killed after ${afterMs} ms (${how}), position ${look.position} and ${look.results.size} results seen in ${look.looks} looks, ${kept} envelopes kept, ${end.envelopes} at the end, ${end.divisions} divisions complete`,
  };
}
