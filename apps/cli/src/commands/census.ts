import { type CensusCase, censusCase } from '@threecount/tournament';
import { type CommandSpec, type Context, writeJson } from '../command.ts';
import { Fault } from '../fault.ts';
import { newSeedText } from '../random.ts';
import { counted } from '../text/counted.ts';
import { plain } from '../text/table.ts';

interface Census {
  readonly seed: string;
  readonly first: number;
  readonly tournaments: number;
  readonly actions: number;
  /** Bouts of team matches that were fought. */
  readonly bouts: number;
  /** How many divisions of each format there were. */
  readonly formats: Readonly<Record<string, number>>;
  readonly inconsistent: readonly Pick<CensusCase, 'seedText' | 'divisions' | 'faults'>[];
}

/** @throws Fault where it is no whole number from 1 on */
function numberOf({ args }: Context, name: string, otherwise: number): number {
  const text = args.text(name);
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,8}$/u.test(text)) throw new Fault(`--${name} is a whole number from 1 on.`);
  return Number(text);
}

/** One tournament; what the program itself could not go on with is a fault of it as well. */
function play(seedText: string): CensusCase {
  try {
    return censusCase(seedText);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { seedText, divisions: [], actions: 0, bouts: 0, faults: [`it came to a halt: ${why}`] };
  }
}

function take(context: Context): Census {
  const seed = context.args.text('seed') ?? newSeedText();
  const first = numberOf(context, 'first', 1);
  const tournaments = numberOf(context, 'tournaments', 1000);
  const formats = new Map<string, number>();
  const inconsistent: Census['inconsistent'][number][] = [];
  let actions = 0;
  let bouts = 0;
  for (let done = 1; done <= tournaments; done += 1) {
    const one = play(`${seed} ${first + done - 1}`);
    actions += one.actions;
    bouts += one.bouts;
    for (const division of one.divisions) {
      const format = division.replace(/ \d+$/u, '');
      formats.set(format, (formats.get(format) ?? 0) + 1);
    }
    const { seedText, divisions, faults } = one;
    if (faults.length > 0) inconsistent.push({ seedText, divisions, faults });
    if (done % 500 === 0 && done < tournaments) {
      const so = `${done} of ${counted(tournaments, 'tournament')} from number ${first} on`;
      context.io.err(`${so}: ${inconsistent.length} inconsistent\n`);
    }
  }
  const sorted = Object.fromEntries([...formats].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { seed, first, tournaments, actions, bouts, formats: sorted, inconsistent };
}

/** How many inconsistent tournaments, and faults of one, are written out. */
const most = { tournaments: 20, faults: 3 };

function tell({ io }: Context, census: Census): void {
  const { seed, tournaments, actions, bouts, formats, inconsistent } = census;
  for (const { seedText, divisions, faults } of inconsistent.slice(0, most.tournaments)) {
    io.out(`${plain(seedText)} (${divisions.join(', ')}):\n`);
    for (const fault of faults.slice(0, most.faults)) io.out(`  ${plain(fault)}\n`);
    if (faults.length > most.faults) io.out(`  and ${faults.length - most.faults} more\n`);
  }
  for (const [format, count] of Object.entries(formats)) {
    io.out(`${format}: ${counted(count, 'division')}\n`);
  }
  io.out(`team matches: ${counted(bouts, 'bout')}\n`);
  const all = `${counted(tournaments, 'tournament')} of ${counted(actions, 'action')}`;
  io.out(`${inconsistent.length} inconsistent of ${all}. Seed text: ${seed}\n`);
}

async function run(context: Context): Promise<number> {
  const census = take(context);
  if (context.args.flag('json')) writeJson(context.io, census);
  else tell(context, census);
  return census.inconsistent.length === 0 ? 0 : 1;
}

export const censusCommand: CommandSpec = {
  name: 'census',
  summary: 'play random tournaments with everything that can happen and look whether all adds up',
  files: null,
  options: {
    seed: {
      type: 'string',
      value: 'TEXT',
      help: 'the seed text; the same gives the same tournaments (random)',
    },
    tournaments: { type: 'string', value: 'N', help: 'how many (1000)' },
    first: {
      type: 'string',
      value: 'N',
      help: 'the number of the first one, to play a part of them again (1)',
    },
  },
  notes: [
    'Tournaments of all formats and sizes with random results, withdrawals, no-shows, disqualifications, late entries,',
    'corrections and rulings at random moments; team matches bout by bout, with fighters withdrawn and bouts taken back.',
    'After every step: nobody is twice in a round, each slot has one source, nobody who is out is called or fights,',
    'standings add up, no medal goes to who did not fight for it; a correction taken back gives what was before, and the',
    'log replays to the same. Needs no data folder. The exit status is 1 where a tournament is inconsistent. How far it',
    'is goes to standard error.',
  ],
  run,
};
