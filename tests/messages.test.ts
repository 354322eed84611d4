import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { at } from '../scripts/lib/paths.mjs';

const folder = at('apps', 'web', 'src');
const files = readdirSync(folder, { recursive: true }).map((name) => path.join(folder, `${name}`));
const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');

const dictionaries = files.filter((file) => /[\\/]messages[\\/].*\.json$/.test(file));
const keys = dictionaries.flatMap((file) => {
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(messages as object);
});

/** Of a message with a form for one and one for many: what the code asks for. */
const stemOf = (key: string): string => key.replace(/_(one|other)$/, '');

/** The beginnings of keys that are put together. */
const begun = [...code.matchAll(/`([a-z][\w.-]*[.-])\$\{/g)].map(([, text]) => text ?? '');

test('there are messages and sources', () => {
  expect(dictionaries.length).toBeGreaterThan(5);
  expect(sources.length).toBeGreaterThan(100);
});

test('every message is used', () => {
  const isUsed = (key: string): boolean =>
    code.includes(`'${key}'`) || begun.some((beginning) => key.startsWith(beginning));
  expect(keys.filter((key) => !isUsed(stemOf(key)))).toEqual([]);
});

test('every message that is asked for by its whole key is there', () => {
  const known = new Set(keys.map(stemOf));
  const asked = [...code.matchAll(/\bt\(\s*'([^'\n]+)'/g)].map(([, key]) => key ?? '');
  expect(asked.length).toBeGreaterThan(300);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
