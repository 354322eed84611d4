import { existsSync, readFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';

/** The books that have a list of rows, in the order of the tables. */
export const bookIds = ['five', 'classic', 'bjj-advantage', 'grappling-x'];

/** A file beside a book. */
export const beside = (id, name) => at('packages', 'rulebooks', 'src', 'books', id, name);

/** The rows of a book: { id, kind, topic, who } each. */
export const rowsOf = (id) => JSON.parse(readFileSync(beside(id, 'rows.json'), 'utf8'));

/**
 * What a row rests on besides the places that cite it: clause id -> list of { at } (a rule that says it too), { at, to }
 * (what would stand there without the rule) or { at, add } (what the rule keeps out of a list).
 */
export function restsOf(id) {
  const file = beside(id, 'rests.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
