import { type CommandSpec, type Context, writeJson } from '../command.ts';
import { Fault } from '../fault.ts';
import { readInput, writeOutput } from '../files.ts';
import { counted } from '../text/counted.ts';
import { theTournament, theTournamentToExport } from '../tournament.ts';
import { exportScripts } from './scripts.ts';

function fileOf({ args }: Context): string {
  const [file] = args.files;
  if (file === undefined) throw new Fault('FILE is missing.');
  return file;
}

async function runExport(context: Context): Promise<number> {
  const { args, io, api } = context;
  if (args.flag('scripts')) return exportScripts(context, fileOf(context));
  const file = fileOf(context);
  const opened = await api();
  const isPublic = args.flag('public');
  const { tournamentId, name } = isPublic
    ? await theTournament(context, opened)
    : await theTournamentToExport(context, opened);
  const kind = isPublic ? 'public-export' : 'export';
  const content = await opened.bytes(`/tournaments/${tournamentId}/${kind}`);
  await writeOutput(io, file, content);
  if (args.flag('json')) writeJson(io, { tournamentId, file, bytes: content.length });
  else io.out(`"${name}" written to ${file} (${counted(content.length, 'byte')}).\n`);
  return 0;
}

interface Restored {
  readonly tournamentId: string;
  readonly outcome: 'imported' | 'unchanged' | 'replaced';
}

const outcomes: Readonly<Record<Restored['outcome'], string>> = {
  imported: 'is here now',
  unchanged: 'was here already, the same to the letter',
  replaced: 'was replaced; a backup of what was here stands in the data folder',
};

async function runRestore(context: Context): Promise<number> {
  const { args, io, api } = context;
  const file = await readInput(io, fileOf(context));
  const opened = await api();
  const query = args.flag('replace') ? '?replace=true' : '';
  const done = await opened.post<Restored>(`/restore${query}`, { file });
  if (args.flag('json')) writeJson(io, done);
  else io.out(`Tournament ${done.tournamentId} ${outcomes[done.outcome]}.\n`);
  return 0;
}

export const exportCommand: CommandSpec = {
  name: 'export',
  summary: 'write a tournament to one file, for another machine or the archive',
  files: { name: 'FILE', min: 1, max: 1 },
  folder: () => 'read',
  options: {
    public: {
      type: 'boolean',
      help: 'only what everybody may have: enough to recompute its draws, not to restore it',
    },
    scripts: {
      type: 'boolean',
      help: 'FILE is a folder: what was done in each match, as a script for `replay`',
    },
  },
  run: runExport,
};

export const restoreCommand: CommandSpec = {
  name: 'restore',
  summary: 'take in an exported tournament; the whole file is checked first',
  files: { name: 'FILE', min: 1, max: 1 },
  options: {
    replace: {
      type: 'boolean',
      help: 'put it in the place of the same tournament with other content',
    },
  },
  run: runRestore,
};
