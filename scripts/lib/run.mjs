import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program in the root of the repository, with its output on our screen.
 * @returns its exit code; 1 where it could not be started or was ended by a signal
 */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) console.error(`${command} could not be started: ${result.error.message}`);
  return result.status ?? 1;
}

/** Runs a script with the Node that runs us, or with the one that `node` names. */
export const runNode = (args, { node = process.execPath, ...options } = {}) =>
  run(node, args, options);

/** Runs npm: the one that started us, else the one on PATH (a .cmd file on Windows). */
export function runNpm(args, options) {
  const started = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(started)) return runNode([started, ...args], options);
  if (process.platform === 'win32') return run('npm.cmd', args, { shell: true, ...options });
  return run('npm', args, options);
}
