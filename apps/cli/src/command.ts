import path from 'node:path';
import type { Api } from './api/api.ts';
import type { Args, FilesSpec, OptionSpecs } from './args.ts';
import type { Io } from './io.ts';

/** What a command works with. */
export interface Context {
  readonly args: Args;
  readonly io: Io;
  /** Opens the data folder's API; closed again when the command ends. */
  api(): Promise<Api>;
}

/** What a command does with the data folder: only looks into it, changes what is there, or makes it if it is missing. */
export type FolderUse = 'read' | 'change' | 'make';

/** One command of `threecount`. */
export interface CommandSpec {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly options: OptionSpecs;
  readonly files: FilesSpec | null;
  /** More lines for `COMMAND --help`. */
  readonly notes?: readonly string[];
  /** Left out: `make`. */
  folder?(args: Args): FolderUse;
  /** @returns the exit code */
  run(context: Context): Promise<number>;
}

/** The data folder of a call: `--data`, else THREECOUNT_DATA, else `./threecount-data`. */
export const dataDirOf = (
  { args, io }: Pick<Context, 'args' | 'io'>,
  fallback = 'threecount-data',
) => path.resolve(io.cwd, args.text('data') ?? io.env['THREECOUNT_DATA'] ?? fallback);

/** JSON for machines: one value, its members in a fixed order, a line break at the end. */
export function writeJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value, null, 2)}\n`);
}
