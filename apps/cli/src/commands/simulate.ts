import { type CommandSpec, type Context, writeJson } from '../command.ts';
import { newSeedText } from '../random.ts';
import { counted } from '../text/counted.ts';
import { theTournament } from '../tournament.ts';

async function run(context: Context): Promise<number> {
  const { args, io, api } = context;
  const opened = await api();
  const { tournamentId } = await theTournament(context, opened);
  const seedText = args.text('seed') ?? newSeedText();
  const done = await opened.post<Simulated>(`/tournaments/${tournamentId}/simulate`, {
    json: { seedText },
  });
  if (args.flag('json')) writeJson(io, { seedText, ...done });
  else
    io.out(
      `${leftOut(done)}${counted(done.matches, 'match', 'matches')} played. Seed text: ${seedText}\n`,
    );
  return 0;
}

interface Simulated {
  readonly matches: number;
  readonly blocked: readonly { readonly matchId: string; readonly reason: string }[];
}

/** A line for each reason why matches that were due could not be played. */
function leftOut({ blocked }: Simulated): string {
  const byReason = new Map<string, number>();
  for (const { reason } of blocked) byReason.set(reason, (byReason.get(reason) ?? 0) + 1);
  return [...byReason]
    .map(([reason, times]) => `${counted(times, 'match', 'matches')} not played: ${reason}\n`)
    .join('');
}

export const simulateCommand: CommandSpec = {
  name: 'simulate',
  summary: 'play every remaining match of a drawn tournament with plausible random actions',
  files: null,
  folder: () => 'change',
  options: {
    seed: {
      type: 'string',
      value: 'TEXT',
      help: 'the seed text; the same gives the same day (random)',
    },
  },
  run,
};
