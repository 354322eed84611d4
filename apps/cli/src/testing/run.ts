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

/** A command that runs. */
export interface Running {
  /** Its output so far. */
  readonly out: string;
  /** Asks it to stop, and waits for its exit code. */
  stop(): Promise<number>;
}

/** A folder to run commands in. */
export interface Place {
  readonly dir: string;
  /** Runs the words of a command line; file names are meant from the folder. */
  run(...words: readonly string[]): Promise<Ran>;
  /** Starts a command that runs until it is stopped; resolves when its output fits. */
  start(words: readonly string[], fits: RegExp): Promise<Running>;
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
        untilStopped: () => Promise.resolve(),
      });
      return { code, out, err, json: () => JSON.parse(out) };
    },
    start(words, fits) {
      let out = '';
      let release = () => {};
      const stopped = new Promise<void>((resolve) => {
        release = resolve;
      });
      return new Promise((resolve, reject) => {
        const told = (text: string) => {
          out += text;
          if (fits.test(out)) resolve({ out, stop });
        };
        const untilStopped = () => stopped;
        const code = main(words, { out: told, err: told, env, cwd: dir, untilStopped });
        const stop = () => {
          release();
          return code;
        };
        code.then((ended) => reject(new Error(`ended with ${ended}: ${out}`)), reject);
      });
    },
    remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }),
  };
}
