import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { compile } from './build.mjs';
import { install } from './install.mjs';
import { at, root } from './paths.mjs';

/** Installs and compiles what is missing. @returns false where that failed */
export const build = () => install() && compile(['apps/cli']);

/**
 * A built module of ours.
 * @param part as `packages/match` or `apps/cli`
 * @param file inside the part; its index by default
 */
export const built = (part, file = 'index.js') =>
  import(pathToFileURL(at(...part.split('/'), 'dist', ...file.split('/'))).href);

const program = at('apps', 'cli', 'bin', 'threecount.mjs');

/** Starts the built `threecount` as a process of its own. */
export const startCli = (args, options = {}) =>
  spawn(process.execPath, [program, ...args], { cwd: root, ...options });

/** Runs `threecount` to its end. @returns its exit code and what it printed */
export function runCli(args) {
  const child = startCli(args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const out = [];
  const err = [];
  child.stdout.on('data', (chunk) => out.push(chunk));
  child.stderr.on('data', (chunk) => err.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code,
        out: Buffer.concat(out).toString('utf8'),
        err: Buffer.concat(err).toString('utf8'),
      }),
    );
  });
}

/** As `runCli`, where anything but success is a fault. @returns what it printed */
export async function mustRunCli(args) {
  const { code, out, err } = await runCli(args);
  if (code !== 0) throw new Error(`threecount ${args.join(' ')} ended with ${code}: ${err}${out}`);
  return out;
}
