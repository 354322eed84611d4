import { commonOptions, type OptionSpecs } from './args.ts';
import type { CommandSpec } from './command.ts';

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
};

const optionRows = (options: OptionSpecs): readonly (readonly [string, string])[] =>
  Object.entries(options).map(([name, { value, help }]) => {
    return [`--${name}${value === undefined ? '' : ` ${value}`}`, help];
  });

/** What `threecount --help` shows. */
export function generalHelp(commands: readonly CommandSpec[]): string {
  const rows = commands.map(({ name, summary }) => [name, summary] as const);
  return [
    'threecount COMMAND [--data DIR] [--tournament ID] [--json]\n\n',
    'Commands:\n',
    columns(rows),
    '\nOptions of every command:\n',
    columns(optionRows(commonOptions)),
    '\nMore on one of them: threecount COMMAND --help\n',
    'Exit status: 0 done; 1 what was asked about does not hold; 2 bad use or unreadable input.\n',
  ].join('');
}

/** What `threecount COMMAND --help` shows. */
export function commandHelp({ name, summary, files, options, notes }: CommandSpec): string {
  const many = files !== null && files.max > 1 ? '...' : '';
  const file = files === null ? '' : ` ${files.min === 0 ? `[${files.name}]` : files.name}${many}`;
  const own = Object.keys(options).length === 0 ? '' : columns(optionRows(options));
  return [
    `threecount ${name}${file}: ${summary}\n\n`,
    own,
    columns(optionRows(commonOptions)),
    ...(notes === undefined ? [] : [`\n${notes.join('\n')}\n`]),
  ].join('');
}
