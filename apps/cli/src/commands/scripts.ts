import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { MatchScriptView } from '@threecount/tournament';
import { type Context, writeJson } from '../command.ts';
import { Fault } from '../fault.ts';
import { writeOutput } from '../files.ts';
import { counted } from '../text/counted.ts';
import { theTournament } from '../tournament.ts';

const fileOf = ({ number, matchId }: MatchScriptView): string =>
  `match-${number > 0 ? number : matchId}.json`;

/** Writes what was done in each match as a script of its own into a folder, which is made where it is missing. */
export async function exportScripts(context: Context, folder: string): Promise<number> {
  const { args, io, api } = context;
  if (args.flag('public')) throw new Fault('--scripts does not go with --public: they hold names.');
  const opened = await api();
  const { tournamentId, name } = await theTournament(context, opened);
  const views = await opened.get<readonly MatchScriptView[]>(
    `/tournaments/${tournamentId}/scripts`,
  );
  const scripts = views.filter(({ script }) => script !== null);
  await mkdir(path.resolve(io.cwd, folder), { recursive: true }).catch((error: unknown) => {
    throw new Fault(`${folder} cannot be made: ${error instanceof Error ? error.message : error}.`);
  });
  for (const view of scripts) {
    const text = `${JSON.stringify(view.script, null, 2)}\n`;
    await writeOutput(io, path.join(folder, fileOf(view)), text);
  }
  const leftOut = views.length - scripts.length;
  const files = scripts.map(fileOf);
  if (args.flag('json')) writeJson(io, { tournamentId, folder, files, leftOut });
  else {
    const what = counted(scripts.length, 'script', 'scripts');
    io.out(`"${name}": ${what} written to ${folder}.\n`);
    const why = 'the table gave it another length than the book';
    if (leftOut > 0) io.out(`${counted(leftOut, 'match', 'matches')} left out: ${why}.\n`);
  }
  return 0;
}
