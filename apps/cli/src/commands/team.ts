import { checkTeamsText, formatTeamCheck, tellTableWarning } from '@threecount/match';
import type { CommandSpec, Context } from '../command.ts';
import { Fault } from '../fault.ts';
import { readText } from '../files.ts';
import { plain, plainLines } from '../text/table.ts';

type Checked = Extract<ReturnType<typeof checkTeamsText>, { ok: true }>['value'];

/** The teams of one file, checked. @throws Fault where it cannot be read or holds no teams */
async function checked({ io }: Context, file: string): Promise<Checked> {
  const parsed = checkTeamsText(await readText(io, file));
  if (parsed.ok) return parsed.value;
  const { place, message, valid = [] } = parsed;
  const names = valid.length > 0 ? `; valid: ${valid.join(', ')}` : '';
  throw new Fault(`${file}: ${place}: ${message}${names}`);
}

function tell({ args, io }: Context, file: string, result: Checked): void {
  if (args.flag('json')) {
    io.out(`${JSON.stringify({ file, ...result })}\n`);
    return;
  }
  const doubts = result.table.map((warning) => `to look at: ${tellTableWarning(warning)}`);
  const lines = [file, ...doubts, ...result.teams.flatMap((team) => formatTeamCheck(team))];
  io.out(`${plainLines(lines.join('\n'))}\n\n`);
}

async function run(context: Context): Promise<number> {
  const [word, ...files] = context.args.files;
  if (word !== 'check') throw new Fault(`"${word ?? ''}" is nothing that teams do. Valid: check.`);
  if (files.length === 0) throw new Fault('FILE is missing.');
  let code = 0;
  for (const file of files) {
    try {
      const result = await checked(context, file);
      tell(context, file, result);
      if (!result.legal) code = Math.max(code, 1);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      context.io.err(`threecount: ${plain(error.message)}\n`);
      code = 2;
    }
  }
  return code;
}

export const teamCommand: CommandSpec = {
  name: 'team',
  summary: 'check whether teams may stand: `team check FILE...`',
  files: { name: 'check FILE', min: 1, max: Number.POSITIVE_INFINITY },
  options: {},
  notes: [
    'Shows the sum, what each member brings to it, what is wrong, and which single changes would make a team legal.',
    'The exit status is 1 where a team may not stand, and 2 where a file cannot be read or holds no teams.',
    'The form of the file is in docs/command-line.md. With --json: one result a line, one line a file.',
  ],
  run,
};
