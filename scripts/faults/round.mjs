import { randomOf } from '../lib/random.mjs';
import { copyOf } from './prepare.mjs';
import { start } from './server.mjs';

/**
 * One round: a server on a copy of what was prepared, for `play` to use and to kill. Every server of the round is dead
 * in the end.
 * @param play gets the first server, the tournament, random numbers, a list for faults, and `keep`, which takes a
 * further server and gives it back; it returns what the round came to
 */
export async function playRound({ prepared, folder, seed }, play) {
  copyOf(prepared, folder);
  const servers = [];
  const keep = (server) => {
    servers.push(server);
    return server;
  };
  const faults = [];
  const first = keep(await start(folder));
  try {
    const common = { first, keep, folder, t: prepared.tournamentId, random: randomOf(seed) };
    return { faults, ...(await play({ ...common, seed, faults })) };
  } finally {
    for (const server of servers) await server.kill();
  }
}
