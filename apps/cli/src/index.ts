import { version } from '@threecount/server';
import type { Api } from './api/api.ts';
import { connect } from './api/connect.ts';
import { readArgs } from './args.ts';
import { type CommandSpec, dataDirOf } from './command.ts';
import { censusCommand } from './commands/census.ts';
import { drawCommand } from './commands/draw.ts';
import { explainCommand } from './commands/explain.ts';
import { importCommand } from './commands/import.ts';
import { exportCommand, restoreCommand } from './commands/move.ts';
import { recordedCommand } from './commands/recorded.ts';
import { replayCommand } from './commands/replay.ts';
import { resultsCommand } from './commands/results.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { teamCommand } from './commands/team.ts';
import { verifyCommand } from './commands/verify.ts';
import { Fault } from './fault.ts';
import { commandHelp, generalHelp } from './help.ts';
import { type Io, processIo } from './io.ts';
import { plain } from './text/table.ts';

const commands: readonly CommandSpec[] = [
  serveCommand,
  importCommand,
  drawCommand,
  simulateCommand,
  resultsCommand,
  verifyCommand,
  exportCommand,
  restoreCommand,
  replayCommand,
  explainCommand,
  recordedCommand,
  teamCommand,
  censusCommand,
];

async function runCommand(spec: CommandSpec, words: readonly string[], io: Io): Promise<number> {
  const args = readArgs(words, spec.options, spec.files);
  if (args.flag('help')) {
    io.out(commandHelp(spec));
    return 0;
  }
  let opened: Promise<Api> | null = null;
  const api = () => {
    const use = spec.folder?.(args) ?? 'make';
    opened ??= connect(dataDirOf({ args, io }), use, (line) => io.err(`threecount: ${line}\n`));
    return opened;
  };
  try {
    return await spec.run({ args, io, api });
  } finally {
    // Where it could not be opened, `run` has thrown already.
    await (opened as Promise<Api> | null)?.then(
      (it) => it.close(),
      () => undefined,
    );
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...words] = argv;
  if (name === '--version') {
    io.out(`${version}\n`);
    return 0;
  }
  if (name === undefined || name === '--help' || name === 'help') {
    (name === undefined ? io.err : io.out)(generalHelp(commands));
    return name === undefined ? 2 : 0;
  }
  const spec = commands.find((command) => command.name === name);
  if (spec !== undefined) return runCommand(spec, words, io);
  const names = commands.map((command) => command.name).join(', ');
  throw new Fault(`"${name}" is no command. Valid: ${names}.`);
}

/**
 * The `threecount` command.
 * @param argv the words behind the program's name
 * @returns the exit code: 0 done; 1 what was asked about does not hold; 2 bad use or unreadable input
 */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (error instanceof Fault) {
      io.err(`threecount: ${plain(error.message)}\n`);
      return error.exitCode;
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    io.err(`threecount: something went wrong in the program: ${text}\n`);
    return 1;
  }
}
