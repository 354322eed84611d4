/** The world of a command: its screen, its settings, its folder. Tests give their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder that file names are meant from. */
  readonly cwd: string;
  /** Width of the screen in characters; null where the output goes to a file. */
  readonly width: number | null;
}

/** The process's own world. */
export const processIo = (): Io => ({
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  cwd: process.cwd(),
  width: process.stdout.isTTY ? (process.stdout.columns ?? 80) : null,
});
