import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { at, root } from '../scripts/lib/paths.mjs';

const read = (file: string) => readFileSync(file, 'utf8');

const manifests = [
  at('package.json'),
  ...['packages', 'apps'].flatMap((kind) =>
    readdirSync(at(kind)).map((name) => at(kind, name, 'package.json')),
  ),
].filter((file) => existsSync(file));

describe('dependencies', () => {
  test.each(manifests.map((file) => path.relative(root, file)))(
    '%s names exact versions',
    (file) => {
      const manifest = JSON.parse(read(at(file)));
      const all = { ...manifest.dependencies, ...manifest.devDependencies };
      const loose = Object.entries(all).filter(
        ([, version]) => !/^\d+\.\d+\.\d+$/.test(`${version}`),
      );
      expect(loose).toEqual([]);
    },
  );

  test('the lock file names no server', () => {
    expect(read(at('package-lock.json'))).not.toMatch(/"resolved": "https?:/);
  });
});

const pages = [
  ...readdirSync(root),
  ...readdirSync(at('docs'), { recursive: true }).map((name) => path.join('docs', `${name}`)),
].filter((file) => file.endsWith('.md'));

describe('links in the documents', () => {
  test('there are documents', () => expect(pages.length).toBeGreaterThan(5));

  test.each(pages)('%s leads to files that are there', (page) => {
    const targets = [...read(at(page)).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1]);
    const missing = targets.filter(
      (target) =>
        target !== undefined &&
        !/^[a-z]+:/.test(target) &&
        !existsSync(path.resolve(path.dirname(at(page)), target)),
    );
    expect(missing).toEqual([]);
  });
});
