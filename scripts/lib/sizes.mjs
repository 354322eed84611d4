import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The most lines that a source file may have. */
export const limits = { median: 80, p95: 300, max: 400 };

/** Sources that count: not tests, nor data (books, messages), nor what a program wrote. */
export const counts = (file) =>
  /\.(ts|tsx|mjs|css)$/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  !/\.generated\./.test(file) &&
  !file.split('/').some((part) => part === 'books' || part === 'messages');

/** The smallest value that at least the share `p` of the sorted values do not exceed. */
export const percentile = (sorted, p) => sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? 0;

/** The files that git knows or would add, with `/` as separator. */
function filesOf(root) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error('git ls-files failed: the size report needs a git checkout');
  const files = [...new Set(stdout.split('\0'))];
  return files.filter((file) => file !== '' && existsSync(path.join(root, file)));
}

const linesOf = (file) => readFileSync(file, 'utf8').replace(/\n$/, '').split('\n').length;

/** Counts the lines of all sources. @returns the figures and what breaks a limit */
export function sizes(root) {
  const files = filesOf(root)
    .filter(counts)
    .map((file) => ({ file, lines: linesOf(path.join(root, file)) }))
    .sort((a, b) => a.lines - b.lines);
  const lines = files.map((each) => each.lines);
  const figures = {
    files: files.length,
    median: percentile(lines, 0.5),
    p95: percentile(lines, 0.95),
    max: lines.at(-1) ?? 0,
  };
  const faults = Object.entries(limits)
    .filter(([name, limit]) => figures[name] > limit)
    .map(([name, limit]) => `${name} is ${figures[name]} lines, at most ${limit} are wanted`);
  return { figures, faults, longest: files.slice(-5).reverse() };
}
