import {
  type ExplainedFile,
  explainFile,
  formatExplanation,
  forSpectators,
  officialVoice,
  spectatorVoice,
} from '@threecount/match';
import type { CommandSpec, Context } from '../command.ts';
import { Fault } from '../fault.ts';
import { readInput } from '../files.ts';
import type { Io } from '../io.ts';

type Explained = Extract<ExplainedFile, { ok: true }>;

/** One file explained; one that cannot be read is like one that is no script. */
async function explained(io: Io, file: string): Promise<ExplainedFile> {
  try {
    return explainFile({ name: file, text: (await readInput(io, file)).toString('utf8') });
  } catch (error) {
    if (error instanceof Fault) return { ok: false, file, message: error.message };
    throw error;
  }
}

function tell({ args, io }: Context, { file, script, explanation }: Explained): void {
  const { names } = script;
  const shown = args.flag('spectator') ? forSpectators(explanation) : explanation;
  if (args.flag('json')) {
    io.out(`${JSON.stringify({ file, names, ...shown })}\n`);
    return;
  }
  const voice = args.flag('spectator') ? spectatorVoice(names) : officialVoice();
  const title = [file, script.about].filter((part) => part !== null).join(': ');
  const sides = `${names.red} (red) against ${names.blue} (blue), ${explanation.book.name}`;
  io.out(`${[title, sides, ...formatExplanation(shown, voice)].join('\n')}\n\n`);
}

async function run(context: Context): Promise<number> {
  const { args, io } = context;
  let code = 0;
  for (const file of args.files) {
    const done = await explained(io, file);
    if (!done.ok) {
      io.err(`threecount: ${done.message}\n`);
      code = 2;
      continue;
    }
    tell(context, done);
    if (done.rejected > 0) code = Math.max(code, 1);
  }
  return code;
}

export const explainCommand: CommandSpec = {
  name: 'explain',
  summary: 'explain match scripts: what followed by which clause, and why it ended so',
  files: { name: 'FILE', min: 1, max: Number.POSITIVE_INFINITY },
  options: {
    spectator: { type: 'boolean', help: 'shorter, by name and without clauses' },
  },
  notes: [
    'With --json: one explanation a line, one line a file. The exit status is 1 where an action was rejected, and 2',
    'where a file cannot be read or is no match script; the other files are explained all the same.',
  ],
  run,
};
