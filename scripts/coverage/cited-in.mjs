import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../lib/paths.mjs';

const idIn = /\b[A-Z]+(?:-[A-Z]+)+-\d+\b/g;

/** Clause id -> names of what cites it, sorted. */
class Index {
  #found = new Map();

  add(id, name) {
    this.#found.set(id, new Set([...(this.#found.get(id) ?? []), name]));
  }

  of(id) {
    return [...(this.#found.get(id) ?? [])].sort();
  }
}

/** Where tests of rules name their clauses: the file of cases, or of the test itself. */
export function casesOf(tests) {
  const index = new Index();
  for (const { file, name } of tests) {
    const suite = name.split(' > ')[0].replaceAll('"', '');
    const source = suite.endsWith('.json') ? suite : path.posix.basename(file);
    for (const id of name.match(idIn) ?? []) index.add(id, source);
  }
  return index;
}

/** Where tests of screens, of the tournament and of the whole product name clauses. */
export function screenTests() {
  const index = new Index();
  for (const folder of ['apps', 'tests', 'packages/tournament'])
    for (const name of readdirSync(at(folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.test\.tsx?$/.test(name) || /\b(node_modules|dist)\b/.test(name)) continue;
      const text = readFileSync(at(folder, name), 'utf8');
      for (const id of text.match(idIn) ?? []) index.add(id, path.basename(name));
    }
  return index;
}
