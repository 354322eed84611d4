import { type CommandSpec, type Context, writeJson } from '../command.ts';
import { counted } from '../text/counted.ts';
import { table } from '../text/table.ts';
import { theTournament } from '../tournament.ts';

interface Verified {
  readonly ok: boolean;
  readonly envelopes: number;
  readonly differences: readonly {
    readonly position: number;
    readonly kind: string;
    readonly message: string;
  }[];
}

async function run(context: Context): Promise<number> {
  const { args, io, api } = context;
  const opened = await api();
  const { tournamentId } = await theTournament(context, opened);
  const done = await opened.post<Verified>(`/tournaments/${tournamentId}/verify`);
  if (args.flag('json')) {
    writeJson(io, done);
  } else {
    const rows = done.differences.map((one) => [String(one.position), one.kind, one.message]);
    io.out(table(['position', 'kind', 'difference'], rows, ['right']));
    const verdict = done.ok ? 'the log agrees with what follows from its actions' : 'it differs';
    io.out(`${counted(done.envelopes, 'envelope')} derived again: ${verdict}.\n`);
  }
  return done.ok ? 0 : 1;
}

export const verifyCommand: CommandSpec = {
  name: 'verify',
  summary: 'derive the whole log again and compare; 1 where something differs',
  files: null,
  folder: () => 'read',
  options: {},
  run,
};
