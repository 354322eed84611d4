import { type CommandSpec, type Context, writeJson } from '../command.ts';
import { newCommandId, newSeedText } from '../random.ts';
import { counted } from '../text/counted.ts';
import { table } from '../text/table.ts';
import { theTournament } from '../tournament.ts';

interface Drawn {
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
  }[];
}

async function verify({ args, io, api }: Context, base: string): Promise<number> {
  const verified = await (await api()).get<Verified>(`${base}/draw-verification`);
  if (args.flag('json')) {
    writeJson(io, verified);
  } else {
    const rows = verified.divisions.map(({ name, seedText, ok, difference }) => {
      return [name, seedText, ok ? 'agrees' : (difference ?? 'differs')];
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
  const opened = await api();
  const { tournamentId } = await theTournament(context, opened);
  const base = `/tournaments/${tournamentId}`;
  if (args.flag('verify')) return verify(context, base);
  const seedText = args.text('seed') ?? newSeedText();
  const json = { commandId: newCommandId(), seedText };
  const done = await opened.post<Drawn>(`${base}/draw`, { json });
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
  io.out(`${counted(done.drawn.length, 'division')} drawn. Seed text: ${seedText}\n`);
  return 0;
}

export const drawCommand: CommandSpec = {
  name: 'draw',
  summary: 'draw every division that is not drawn yet',
  files: null,
  folder: (args) => (args.flag('verify') ? 'read' : 'change'),
  options: {
    seed: {
      type: 'string',
      value: 'TEXT',
      help: 'the seed text; the same gives the same draw (random)',
    },
    verify: {
      type: 'boolean',
      help: 'draw again from the seed texts and compare; 1 where one differs',
    },
  },
  run,
};
