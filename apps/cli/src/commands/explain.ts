import {
  type ExplainedFile,
  explainFile,
  formatExplanation,
  formatTeamResult,
  formatTeamStory,
  forSpectators,
  officialVoice,
  type ReplayedFile,
  replayFile,
  spectatorVoice,
  teamLines,
} from '@threecount/match';
import type { CommandSpec, Context } from '../command.ts';
import { Fault } from '../fault.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { plain, plainLines } from '../text/table.ts';

type Explained = Extract<ExplainedFile, { ok: true }>;

type Teams = Extract<ReplayedFile, { kind: 'team-match' }>;

/** One file explained, or the match of two teams that it holds; one that cannot be read is like one that is no script. */
async function explained(io: Io, file: string): Promise<ExplainedFile | Teams> {
  try {
    const given = { name: file, text: await readText(io, file) };
    const replayed = replayFile(given);
    return replayed.ok && replayed.kind === 'match' ? explainFile(given) : replayed;
  } catch (error) {
    if (error instanceof Fault) return { ok: false, file, message: error.message };
    throw error;
  }
}

function tellTeams({ args, io }: Context, { file, script, result }: Teams): void {
  if (args.flag('json')) {
    const { a, b } = script.setup.teams;
    const lines = teamLines(result, script);
    io.out(`${JSON.stringify({ file, names: { a: a.name, b: b.name }, lines })}\n`);
    return;
  }
  const format = args.flag('spectator') ? formatTeamStory : formatTeamResult;
  io.out(`${plainLines(format(result, script))}\n\n`);
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
  const lines = [title, sides, ...formatExplanation(shown, voice)];
  io.out(`${plainLines(lines.join('\n'))}\n\n`);
}

async function run(context: Context): Promise<number> {
  const { args, io } = context;
  let code = 0;
  for (const file of args.files) {
    const done = await explained(io, file);
    if (!done.ok) {
      io.err(`threecount: ${plain(done.message)}\n`);
      code = 2;
      continue;
    }
    if ('result' in done) tellTeams(context, done);
    else tell(context, done);
    const rejected = 'result' in done ? done.result.rejected.length : done.rejected;
    if (rejected > 0) code = Math.max(code, 1);
  }
  return code;
}

export const explainCommand: CommandSpec = {
  name: 'explain',
  summary: 'explain scripts: what followed by which clause, and why it ended so',
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
