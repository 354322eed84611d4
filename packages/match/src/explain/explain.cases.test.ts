import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { books } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { explainFile } from '../script/explain-file.ts';
import { type RuleCase, scriptOf } from '../testing/rule-case.ts';
import { formatExplanation } from './format.ts';
import { forSpectators } from './spectator.ts';
import { officialVoice, spectatorVoice } from './voice.ts';

/** Every rule case of every book, and the handed scripts, explained whole. */
const cases = fileURLToPath(new URL('../../cases/', import.meta.url));
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const shared = join(process.env['THREECOUNT_SHARED'] ?? join(root, '..', 'shared'), 'cases');

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
const read = (path: string): string => readFileSync(path, 'utf8');

/** A whole script: each line told once, in words that are all there; true where it is a script at all. */
function told(name: string, text: string): boolean {
  const done = explainFile({ name, text });
  if (!done.ok) return false;
  const { explanation, script } = done;
  const numbers = explanation.lines.flatMap(({ index }) => (index === null ? [] : [index]));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(script.actions.map((_, i) => i));
  const official = formatExplanation(explanation, officialVoice()).join('\n');
  const names = { red: 'Ana', blue: 'Eva' };
  const shown = formatExplanation(forSpectators(explanation), spectatorVoice(names)).join('\n');
  for (const words of [official, shown]) expect(words).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
  expect(shown).not.toMatch(/\bRed\b|\bBlue\b/);
  return true;
}

function ruleCases(book: string): readonly RuleCase[] {
  const own = filesIn(join(cases, book))
    .filter((name) => /^[a-z-]+\.json$/.test(name))
    .map((name) => join(cases, book, name));
  const clauses = filesIn(join(cases, 'clauses'))
    .filter((name) => name.startsWith(`${book}-`))
    .map((name) => join(cases, 'clauses', name));
  return [...own, ...clauses].flatMap((path) => {
    const value: unknown = JSON.parse(read(path));
    const list = Array.isArray(value) ? value : ((value as { cases?: unknown }).cases ?? []);
    return list as RuleCase[];
  });
}

describe.each(books.map(({ id }) => id))('%s', (book) => {
  it('every rule case is told whole', () => {
    const all = ruleCases(book).filter((given) => Array.isArray(given.actions));
    const scripts = all.filter((given) => told(given.it, JSON.stringify(scriptOf(book, given))));
    expect(scripts.length).toBeGreaterThan(20);
  });

  const here = existsSync(shared);
  it.skipIf(!here)(here ? 'every handed script too' : 'handed scripts: needs ../shared', () => {
    const names = filesIn(join(shared, book));
    expect(names.filter((name) => told(name, read(join(shared, book, name))))).not.toEqual([]);
  });
});
