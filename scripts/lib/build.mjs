import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, root } from './paths.mjs';
import { runNode } from './run.mjs';

/** What the pages are made from. */
const webSources = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/web',
  ...['rulebooks', 'match', 'tournament', 'eventlog', 'client'].map((name) => `packages/${name}`),
];
const webPage = at('apps', 'web', 'dist', 'index.html');
const webStamp = at('node_modules', '.cache', 'threecount', 'web-build');

function filesBelow(place) {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules') return [];
    const below = path.join(place, entry.name);
    return entry.isDirectory() ? filesBelow(below) : [below];
  });
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of webSources.flatMap((source) => filesBelow(at(source))).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Compiles what changed.
 * @param projects folders of the TypeScript projects; none means everything, tests included
 * @returns false where the compiler found faults
 */
export function compile(projects = []) {
  return runNode([at('node_modules', 'typescript', 'bin', 'tsc'), '-b', ...projects]) === 0;
}

/** Builds the pages if their sources changed since they were last built. */
export function buildWeb() {
  const now = fingerprint();
  const last = existsSync(webStamp) ? readFileSync(webStamp, 'utf8') : '';
  if (existsSync(webPage) && last === now) return true;
  console.log('Building the pages ...');
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  if (runNode([vite, 'build', '--logLevel', 'warn'], { cwd: at('apps', 'web') }) !== 0)
    return false;
  mkdirSync(path.dirname(webStamp), { recursive: true });
  writeFileSync(webStamp, now);
  return true;
}
