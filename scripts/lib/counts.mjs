import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How many tests had which end; also what a step that could not run adds. */
export const none = Object.freeze({ passed: 0, failed: 0, skipped: 0 });
export const oneFailed = Object.freeze({ ...none, failed: 1 });

export const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The line that ends a run: `N passed, N failed`, and `, N skipped` where some were. */
export const lineOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Runs something that writes its counts to a file.
 * An end with a fault, or without counts, is never counted as a success.
 * @param work given the file's path, returns an exit code
 */
export function counted(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'threecount-counts-'));
  const file = path.join(folder, 'counts.json');
  try {
    const code = work(file);
    const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none;
    const ran = counts.passed + counts.failed + counts.skipped > 0;
    if (counts.failed === 0 && (code !== 0 || !ran)) return sum(counts, oneFailed);
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
