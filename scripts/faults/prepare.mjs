import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRunCli } from '../lib/built.mjs';
import { must, start } from './server.mjs';

export const mats = ['m1', 'm2', 'm3'];

async function furnish(server) {
  const request = server.client('prepare');
  const [{ tournamentId: t }] = await must(request, 'GET', '/tournaments');
  let number = 0;
  const act = (kind, id, action) => {
    number += 1;
    const body = { commandId: `prepare-${number}`, stream: { kind, id }, action };
    return must(request, 'POST', `/tournaments/${t}/actions`, body);
  };
  await act('tournament', t, { type: 'set-settings', settings: { rest: 0 } });
  for (const [index, matId] of mats.entries()) {
    await act('mat', matId, { type: 'add-mat', matId, name: `Mat ${index + 1}` });
  }
  const divisions = await must(request, 'GET', `/tournaments/${t}/divisions`);
  for (const [index, { divisionId }] of divisions.entries()) {
    const matId = mats[index % mats.length];
    await act('division', divisionId, { type: 'assign-division', matId });
  }
  return t;
}

/**
 * A data folder with a drawn tournament on three mats, nobody rests.
 * @param folder where it may be made
 * @param list the entry list as CSV
 */
export async function prepare(folder, list) {
  const file = `${folder}.csv`;
  writeFileSync(file, list);
  await mustRunCli(['import', file, '--data', folder]);
  await mustRunCli(['draw', '--seed', 'faults', '--data', folder]);
  const server = await start(folder);
  try {
    return { folder, tournamentId: await furnish(server) };
  } finally {
    await server.stop();
  }
}

/** A copy to be ruined. Only what a dead server would leave is taken. */
export function copyOf({ folder }, target) {
  const left = new Set(['server.json', 'owner.json', 'owner.lock']);
  cpSync(folder, target, {
    recursive: true,
    filter: (source) => !left.has(path.basename(source)),
  });
  return target;
}
