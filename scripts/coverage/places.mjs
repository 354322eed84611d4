import { isObject } from '../mutants/walk.mjs';

const names = [
  'id',
  'code',
  'reason',
  'cause',
  'by',
  'technique',
  'landing',
  'value',
  'name',
  'key',
];

/** How an element of a list is called: by its own name, or by its place. */
export const nameOf = (item, i) => {
  const own = isObject(item) ? names.find((key) => typeof item[key] === 'string') : undefined;
  return own === undefined ? String(i) : item[own];
};

/**
 * Every place of a book where a clause id stands.
 * @returns clause id -> list of { path: keys to the id itself, name: the same for people }
 */
export function citations(book) {
  const found = new Map();
  const visit = (value, path, name) => {
    if (typeof value === 'string') {
      const clause = Object.hasOwn(book.clauses, value) ? value : null;
      if (clause !== null) found.set(clause, [...(found.get(clause) ?? []), { path, name }]);
    } else if (Array.isArray(value)) {
      for (const [i, item] of value.entries())
        visit(item, [...path, i], [...name, nameOf(item, i)]);
    } else if (isObject(value)) {
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key], [...name, key]);
    }
  };
  for (const [key, value] of Object.entries(book))
    if (key !== 'clauses') visit(value, [key], [key]);
  return found;
}

/** The name of the thing that cites: without the keys of the citation itself. */
export function shownAs({ path, name }) {
  const list = path.indexOf('clauses');
  const end = list === -1 ? path.findLastIndex((key) => !isCitation(key)) + 1 : list;
  return name.slice(0, end).join('.');
}

const isCitation = (key) => typeof key === 'string' && (/clause$/i.test(key) || key === 'cite');
