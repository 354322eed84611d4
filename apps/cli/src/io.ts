import { stopSignal } from './stop-signal.ts';

/** The world of a command: its screen, its settings, its folder. Tests give their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder that file names are meant from. */
  readonly cwd: string;
  /** Resolves when somebody asks the program to stop. */
  untilStopped(): Promise<void>;
}

/** The process's own world. A reader that goes away (`| head`) ends the output, not the program. */
export function processIo(): Io {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    env: process.env,
    cwd: process.cwd(),
    untilStopped: stopSignal,
  };
}
