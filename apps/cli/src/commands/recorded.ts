import { checkRecordedFile, contradicting, formatRecorded } from '@threecount/match';
import { csvCells } from '@threecount/server';
import type { CommandSpec, Context } from '../command.ts';
import { Fault } from '../fault.ts';
import { readInput } from '../files.ts';
import { checkBrackets } from './recorded-brackets.ts';

/** @returns whether every recorded score of the file adds up. @throws Fault where it is no record of scores */
async function check({ args, io }: Context, file: string): Promise<boolean> {
  const checked = checkRecordedFile(csvCells(await readInput(io, file)), args.text('book') ?? null);
  if (!checked.ok) throw new Fault(`${file}: ${checked.message}.`);
  const wrong = contradicting(checked.report);
  if (args.flag('json')) io.out(`${JSON.stringify({ file, ...checked.report, wrong })}\n`);
  else io.out(`${[`${file}:`, ...formatRecorded(checked.report)].join('\n')}\n\n`);
  return wrong.length === 0;
}

async function run(context: Context): Promise<number> {
  const { args } = context;
  const brackets = args.flag('brackets');
  if (args.text('places') !== undefined && !brackets)
    throw new Fault('--places goes with --brackets.');
  const checkFile = brackets ? checkBrackets : check;
  let code = 0;
  for (const file of context.args.files) {
    try {
      if (!(await checkFile(context, file))) code = Math.max(code, 1);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      context.io.err(`threecount: ${error.message}\n`);
      code = 2;
    }
  }
  return code;
}

export const recordedCommand: CommandSpec = {
  name: 'recorded',
  summary: 'check the recorded scores of another program: which rows do not add up',
  files: { name: 'FILE', min: 1, max: Number.POSITIVE_INFINITY },
  options: {
    book: { type: 'string', value: 'ID', help: 'the rulebook whose values the points have to be' },
    brackets: {
      type: 'boolean',
      help: 'rebuild the brackets of a list of matches in ours by their recorded winners instead',
    },
    places: {
      type: 'string',
      value: 'FILE',
      help: 'with --brackets: registrations with their places, which our podiums have to have',
    },
  },
  notes: [
    'Takes lists of matches with score logs, second-by-second changes of scoreboards, and single states of them, as',
    'separated text. Rows are told by number, the header row being 1, and without names. The exit status is 1 where a',
    'score does not add up, and 2 where a file cannot be read or is no such record. With --json: one report a line.',
    'With --brackets each bracket is drawn so that it has the recorded first round, and its results are entered one by',
    'one; the status is 1 where one cannot be rebuilt or comes to another podium.',
  ],
  run,
};
