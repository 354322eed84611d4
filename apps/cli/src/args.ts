import { parseArgs } from 'node:util';
import { Fault } from './fault.ts';

/** One option: a switch, or one that takes a text; `value` names it in the help. */
export interface OptionSpec {
  readonly type: 'boolean' | 'string';
  readonly value?: string;
  readonly help: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** What follows the options: their name for the help, and how many. */
export interface FilesSpec {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

export interface Args {
  /** Files given, in order. */
  readonly files: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
}

/** Options that every command has. */
export const commonOptions: OptionSpecs = {
  data: {
    type: 'string',
    value: 'DIR',
    help: 'the data folder (else THREECOUNT_DATA, else ./threecount-data)',
  },
  tournament: {
    type: 'string',
    value: 'ID',
    help: 'which tournament; not needed where there is only one',
  },
  json: { type: 'boolean', help: 'JSON on standard output and nothing else' },
  help: { type: 'boolean', help: 'this help' },
};

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('. To specify')[0] ?? text;
}

/**
 * Reads the words behind a command's name.
 * @throws Fault (exit code 2) for an unknown or incomplete option and a wrong number of files
 */
export function readArgs(
  words: readonly string[],
  options: OptionSpecs,
  files: FilesSpec | null,
): Args {
  const all = { ...commonOptions, ...options };
  const config = Object.fromEntries(
    Object.entries(all).map(([name, { type }]) => [name, { type }]),
  );
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...words], options: config, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Fault(`${reasonOf(error)}. Valid here: ${namesOf(all)}.`);
  }
  const { values, positionals } = parsed;
  if (values['help'] !== true) checkCount(positionals, files);
  return {
    files: positionals,
    flag: (name) => values[name] === true,
    text(name) {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

const namesOf = (options: OptionSpecs): string =>
  Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ');

function checkCount(given: readonly string[], files: FilesSpec | null): void {
  const { name, min, max } = files ?? { name: '', min: 0, max: 0 };
  if (given.length < min) throw new Fault(`${name} is missing.`);
  if (given.length > max) throw new Fault(`"${given[max] ?? ''}" is one argument too many.`);
}
