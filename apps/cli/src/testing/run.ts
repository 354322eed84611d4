import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from '../index.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  json(): any;
}

/** A folder to run commands in. */
export interface Place {
  readonly dir: string;
  /** Runs the words of a command line; file names are meant from the folder. */
  run(...words: readonly string[]): Promise<Ran>;
  remove(): void;
}

/** @param env settings of the process, none by default */
export function place(env: Readonly<Record<string, string>> = {}): Place {
  const dir = mkdtempSync(path.join(tmpdir(), 'threecount-cli-'));
  return {
    dir,
    async run(...words) {
      let out = '';
      let err = '';
      const code = await main(words, {
        out: (text) => {
          out += text;
        },
        err: (text) => {
          err += text;
        },
        env,
        cwd: dir,
      });
      return { code, out, err, json: () => JSON.parse(out) };
    },
    remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }),
  };
}
