import {
  type Difference,
  formatResultTable,
  formatTeamResult,
  type ReplayedFile,
  replayFile,
} from '@threecount/match';
import type { CommandSpec, Context } from '../command.ts';
import { Fault } from '../fault.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { plain, plainLines } from '../text/table.ts';

type Replayed = Extract<ReplayedFile, { ok: true }>;

/** One file replayed; one that cannot be read is like one that is no script. */
async function replayed(io: Io, file: string): Promise<ReplayedFile> {
  try {
    return replayFile({ name: file, text: await readText(io, file) });
  } catch (error) {
    if (error instanceof Fault) return { ok: false, file, message: error.message };
    throw error;
  }
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const differenceLine = (file: string, { place, expected, found }: Difference): string =>
  `${file}: ${place}: expected ${shown(expected)}, found ${shown(found)}\n`;

/** Differences, readable; where standard output is for JSON they go to standard error. */
function tellDifferences({ io, args }: Context, done: Replayed): void {
  const tell = args.flag('json') ? io.err : io.out;
  for (const difference of done.differences) tell(differenceLine(done.file, difference));
  if (done.differences.length === 0 && !args.flag('json')) io.out(`${done.file}: as expected\n`);
}

const readable = (done: Replayed): string =>
  done.kind === 'team-match'
    ? formatTeamResult(done.result, done.script)
    : formatResultTable(done.result, done.script);

function tell(context: Context, done: Replayed): void {
  const { args, io } = context;
  if (args.flag('json')) io.out(`${JSON.stringify(done.result)}\n`);
  if (args.flag('check')) tellDifferences(context, done);
  else if (!args.flag('json')) io.out(`${plainLines(readable(done))}\n\n`);
}

async function run(context: Context): Promise<number> {
  const { args, io } = context;
  let code = 0;
  for (const file of args.files) {
    const done = await replayed(io, file);
    if (!done.ok) {
      io.err(`threecount: ${plain(done.message)}\n`);
      code = 2;
      continue;
    }
    tell(context, done);
    const holds = args.flag('check')
      ? done.differences.length === 0
      : done.result.rejected.length === 0;
    if (!holds) code = Math.max(code, 1);
  }
  return code;
}

export const replayCommand: CommandSpec = {
  name: 'replay',
  summary: 'replay scripts of matches and of team matches under their rulebook',
  files: { name: 'FILE', min: 1, max: Number.POSITIVE_INFINITY },
  options: {
    check: {
      type: 'boolean',
      help: "compare with each script's `expect`; 1 where one does not hold",
    },
  },
  notes: [
    'With --json: one result a line, one line a file. Without --check the exit status is 1 where an action was',
    'rejected. It is 2 where a file cannot be read or is no match script; the other files are replayed all the same.',
  ],
  run,
};
