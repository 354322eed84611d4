import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../scripts/lib/paths.mjs';

let place: string;
let report: string;

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), `${text}\n`);
};

const manifest = (name: string) =>
  JSON.stringify({
    name: `@threecount/${name}`,
    type: 'module',
    exports: { '.': { source: './src/index.ts', default: './dist/index.js' } },
    ...(name === 'high' && { dependencies: { '@threecount/low': '0.1.0' } }),
  });

// Two packages in the shape of ours, under our own configuration.
beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'threecount-dead-'));
  copyFileSync(at('knip.json'), path.join(place, 'knip.json'));
  copyFileSync(at('tsconfig.base.json'), path.join(place, 'tsconfig.base.json'));
  put('package.json', JSON.stringify({ name: 'planted', workspaces: ['packages/*', 'apps/*'] }));
  for (const name of ['low', 'high']) {
    const folder = `packages/${name}`;
    put(`${folder}/package.json`, manifest(name));
    put(`${folder}/tsconfig.json`, JSON.stringify({ extends: '../../tsconfig.base.json' }));
  }
  put('packages/low/src/index.ts', "export { aliveUsed, deadListed } from './inner.ts';");
  put(
    'packages/low/src/inner.ts',
    'export const aliveUsed = 1;\nexport const deadListed = 2;\nexport const deadInner = 3;',
  );
  put('packages/low/src/dead-file.ts', 'export const x = 1;');
  put(
    'packages/high/src/index.ts',
    "import { aliveUsed } from '@threecount/low';\nexport * from './starred.ts';\nconst x = aliveUsed;\nx.toFixed();",
  );
  put('packages/high/src/starred.ts', 'export const deadStarred = 1;');
  const knip = at('node_modules', 'knip', 'bin', 'knip.js');
  const { stdout, stderr } = spawnSync(process.execPath, [knip, '--no-config-hints'], {
    cwd: place,
    encoding: 'utf8',
  });
  report = stdout + stderr;
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

test.each(['deadInner', 'deadListed', 'deadStarred', 'dead-file.ts'])('%s is seen', (name) => {
  expect(report).toContain(name);
});

test('what another package uses is not reported', () => {
  expect(report).not.toContain('aliveUsed');
});
