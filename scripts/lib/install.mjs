import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { hasBuiltInSqlite } from './node-version.mjs';
import { whyNpmFailed } from './npm-fault.mjs';
import { at, root } from './paths.mjs';
import { runNpm } from './run.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** What makes an installed package the one of the lock file. */
const identity = (entry) =>
  `${entry.version ?? ''} ${entry.integrity ?? ''} ${entry.link ?? false}`;

/**
 * Whether what npm noted when it last finished in node_modules is what the lock file asks for.
 * Optional packages (those of other platforms) may be absent.
 */
export function matchesLock(locked, installed) {
  const wanted = Object.entries(locked).filter(([name]) => name.startsWith('node_modules/'));
  const complete = wanted.every(([name, entry]) => {
    const there = installed[name];
    return there ? identity(there) === identity(entry) : entry.optional || entry.devOptional;
  });
  const nothingElse = Object.keys(installed).every((name) => name in locked);
  return complete && nothingElse;
}

/** Whether node_modules is there, whole and of the present lock file. */
export function isInstalled() {
  const note = at('node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  return matchesLock(packagesOf(at('package-lock.json')), packagesOf(note));
}

const opensSqlite = () =>
  spawnSync(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:').close()"], {
    cwd: root,
    stdio: 'ignore',
  }).status === 0;

function installSqliteDriver() {
  if (hasBuiltInSqlite(process.versions.node) || opensSqlite()) return true;
  console.log(
    `Node ${process.versions.node} has no SQLite of its own: preparing the module better-sqlite3. This takes about a minute, once. (Node 24 needs no such step.)`,
  );
  const code = runNpm(['rebuild', 'better-sqlite3', '--ignore-scripts=false'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code === 0 && opensSqlite()) return true;
  console.error(
    'better-sqlite3 could not be prepared: it needs a C++ compiler, make and Python. Install those, or use Node 24, which needs none of them.',
  );
  return false;
}

/** Installs what is missing. @returns false where that failed; the reason is on the screen then */
export function install() {
  if (!isInstalled()) {
    console.log('Installing what is missing (npm ci) ...');
    const code = runNpm(['ci', '--no-audit', '--no-fund']);
    if (code !== 0) {
      console.error(`npm ci failed: see above. ${whyNpmFailed(code)}`);
      return false;
    }
  }
  return installSqliteDriver();
}
