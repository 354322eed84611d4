import { renameSync } from 'node:fs';

/** What Windows answers while another program, a virus scanner mostly, looks into one of the two files. */
const PASSING = new Set(['EPERM', 'EACCES', 'EBUSY']);
const TRIES = 20;
const PAUSE_MS = 50;

/**
 * Renames a file over another: whoever looks sees the old one or the new one. On Windows it is tried for a second,
 * since a file that somebody has open cannot be renamed there.
 * @throws what the system says at last; both files are as they were then
 */
export function renameOver(
  from: string,
  to: string,
  { platform = process.platform, rename = renameSync, pause = pauseNow } = {},
): void {
  for (let left = platform === 'win32' ? TRIES : 1; ; left -= 1) {
    try {
      rename(from, to);
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (left <= 1 || !PASSING.has(code)) throw error;
      pause(PAUSE_MS);
    }
  }
}

/** Everything waits: the caller must not be overtaken. */
function pauseNow(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
