import { parsePublicExport } from '@threecount/eventlog';
import { verifyPublicDraws } from '@threecount/tournament';
import { type CommandSpec, type Context, writeJson } from '../command.ts';
import { Fault } from '../fault.ts';
import { readInput } from '../files.ts';
import { newCommandId, newSeedText } from '../random.ts';
import { counted } from '../text/counted.ts';
import { plain, table } from '../text/table.ts';
import { theTournament } from '../tournament.ts';

interface Drawn {
  /** Where members of one club meet in the first round, or in a pool. */
  readonly meetings: readonly {
    readonly name: string;
    readonly clubPairs: number;
    readonly clubBound: number;
  }[];
  readonly drawn: readonly string[];
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
}

interface Verified {
  readonly ok: boolean;
  readonly divisions: readonly {
    readonly name: string;
    readonly seedText: string;
    readonly ok: boolean;
    readonly difference: string | null;
    /** Only of a public export. */
    readonly note?: string | null;
  }[];
}

/** From a public export alone: no data folder is looked at. @throws Fault */
async function verifyFile(context: Context, file: string): Promise<number> {
  const text = (await readInput(context.io, file)).toString('utf8');
  const read = parsePublicExport(text);
  if (!read.ok) throw new Fault(`${file} cannot be checked: ${read.message}.`);
  return tell(context, verifyPublicDraws(read.value));
}

async function verifyHere(context: Context): Promise<number> {
  const opened = await context.api();
  const { tournamentId } = await theTournament(context, opened);
  return tell(context, await opened.get(`/tournaments/${tournamentId}/draw-verification`));
}

function tell({ args, io }: Context, verified: Verified): number {
  if (args.flag('json')) {
    writeJson(io, verified);
  } else {
    const rows = verified.divisions.map(({ name, seedText, ok, difference, note }) => {
      const words = ok ? 'agrees' : (difference ?? 'differs');
      return [name, seedText, note == null ? words : `${words} (${note})`];
    });
    io.out(table(['division', 'seed text', 'draw'], rows));
    io.out(
      `${verified.ok ? 'Every draw is the one' : 'Not every draw is the one'} of its seed text.\n`,
    );
  }
  return verified.ok ? 0 : 1;
}

async function run(context: Context): Promise<number> {
  const { args, io, api } = context;
  const [file] = args.files;
  if (args.flag('verify')) {
    return file === undefined ? verifyHere(context) : verifyFile(context, file);
  }
  if (file !== undefined) throw new Fault('FILE goes with --verify.');
  const opened = await api();
  const { tournamentId } = await theTournament(context, opened);
  const seedText = args.text('seed') ?? newSeedText();
  const json = { commandId: newCommandId(), seedText };
  const done = await opened.post<Drawn>(`/tournaments/${tournamentId}/draw`, { json });
  if (args.flag('json')) {
    writeJson(io, { seedText, ...done });
    return 0;
  }
  io.out(
    table(
      ['not drawn', 'reason'],
      done.skipped.map(({ name, reason }) => [name, reason]),
    ),
  );
  for (const { name, clubPairs, clubBound } of done.meetings) {
    const least = clubPairs === clubBound ? 'fewer are not possible' : `${clubBound} at least`;
    io.out(`${plain(name)}: ${counted(clubPairs, 'pair')} of one club at once (${least}).\n`);
  }
  io.out(`${counted(done.drawn.length, 'division')} drawn. Seed text: ${seedText}\n`);
  return 0;
}

export const drawCommand: CommandSpec = {
  name: 'draw',
  summary: 'draw every division that is not drawn yet',
  files: { name: 'FILE', min: 0, max: 1 },
  folder: (args) => (args.flag('verify') ? 'read' : 'change'),
  options: {
    seed: {
      type: 'string',
      value: 'TEXT',
      help: 'the seed text; the same gives the same draw (random)',
    },
    verify: {
      type: 'boolean',
      help: 'draw again from the seed texts and compare; 1 where one differs. FILE: a public export (export --public)',
    },
  },
  run,
};
