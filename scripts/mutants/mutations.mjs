import { areApart, excludeEachOther, isIdleCell, isOneGroup, isSettledBefore } from './apart.mjs';
import { firstCounts, isInPatch, isMutated, isObject, ordered, places, valueAt } from './walk.mjs';

const consequences = ['plain', 'malicious', 'submission', 'injury'];
const endings = ['ends', 'usedUp', 'unconscious', 'both'];
const swappable = [consequences, endings];

const short = (value) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** The value without what it cites, to tell two values apart. */
const bare = (value) =>
  JSON.stringify(value, (key, item) =>
    ['clause', 'standing', 'cite'].includes(key) ? undefined : item,
  );

/**
 * Every mutant of a book: `change` puts it into the book and gives back what takes it out again. Mutants that the schema
 * refuses are left out, since no such book can be used.
 * @param schema what is valid where, for the same book
 * @param only the beginning of the paths that are wanted
 */
export function mutantsOf(book, schema, only = '') {
  const seen = gather(book);
  const mutants = [];
  const wanted = places(book).filter((place) => place.path.join('.').startsWith(only));
  for (const place of wanted)
    for (const { what, path, to, gone } of changesAt(place, seen, schema, book)) {
      const change = () => put(book, path ?? place.path, to, gone === true);
      const undo = change();
      const valid = schema.isValid(place.path);
      undo();
      if (valid)
        mutants.push({ book: book.id, path: place.path, clause: place.clause, what, change });
    }
  return mutants;
}

/** Puts a value in its place, or takes the key away. @returns the way back */
function put(book, path, to, gone) {
  const parent = valueAt(book, path.slice(0, -1));
  const key = path.at(-1);
  const had = Object.hasOwn(parent, key);
  const before = parent[key];
  if (gone) delete parent[key];
  else parent[key] = to;
  return () => {
    if (had) parent[key] = before;
    else delete parent[key];
  };
}

/** Values that stand elsewhere in the book under the same key, and the values of each fact. */
function gather(book) {
  const byKey = new Map();
  const add = (key, value) => {
    const known = byKey.get(key) ?? [];
    byKey.set(key, known);
    if (!known.some((other) => bare(other) === bare(value))) known.push(value);
  };
  for (const { path, value } of places(book)) {
    const key = path.at(-1);
    if (typeof value === 'string' && typeof key === 'string') add(key, value);
    if (!isObject(value)) continue;
    const group = swappable.find((keys) => keys.includes(key));
    if (group) add(group[0], value);
    for (const [fact, item] of factsIn(value)) add(`fact ${fact}`, item);
  }
  return byKey;
}

/** The values that a condition compares facts with. */
const factsIn = (value) =>
  ['eq', 'in']
    .filter((test) => Array.isArray(value[test]))
    .flatMap((test) => [value[test][1]].flat().map((item) => [value[test][0], item]));

/** The one after a value in a list of its like; undefined where there is no other. */
function nextOf(list, value) {
  const i = list.findIndex((other) => bare(other) === bare(value));
  const next = list[(i + 1) % list.length];
  return next === undefined || bare(next) === bare(value) ? undefined : next;
}

function changesAt({ path, value }, seen, schema, book) {
  if (typeof value === 'number')
    return ofNumber(value).filter(({ to }) => to !== null || !isInPatch(path));
  if (typeof value === 'boolean') return [{ what: `${value} -> ${!value}`, to: !value }];
  if (value === null) return [{ what: 'null -> 1', to: 1 }];
  if (typeof value === 'string') return ofWord(path, value, seen, schema, book);
  return Array.isArray(value) ? ofList(path, value, book) : ofObject(path, value, seen);
}

const ofNumber = (value) =>
  [value + 1, value - 1, null].map((to) => ({ what: `${value} -> ${to}`, to }));

function ofWord(path, value, seen, schema, book) {
  const key = path.at(-1);
  const fact = factOf(path, book);
  if (fact !== null) {
    const to = nextOf(seen.get(`fact ${fact}`) ?? [], value) ?? 'another';
    return [{ what: `${fact}: ${value} -> ${to}`, to }];
  }
  // A word of a list is left out by a mutant of the list.
  if (typeof key === 'number') return [];
  if (key === 'second')
    return [{ what: 'as used up', to: valueAt(book, [...path.slice(0, -1), 'usedUp']) }];
  // What a patch puts in is tried by leaving the patch out: no schema says which words are valid there.
  if (isInPatch(path)) return [];
  const to = nextOf(schema.words(path) ?? seen.get(key) ?? [], value);
  if (key === 'counts' && to === 'by-group' && countsOneGroup(path, book)) return [];
  return to === undefined ? [] : [{ what: `${value} -> ${to}`, to }];
}

/** Whether the ladder whose way of counting stands at a path counts fouls of one group alone, whatever is chosen. */
function countsOneGroup(path, book) {
  const { id } = valueAt(book, path.slice(0, -1));
  const patched = book.options.some((option) =>
    JSON.stringify(option).includes(`"${id}","counts"`),
  );
  return path[1] === 'fouls' && !patched && isOneGroup(book.match.fouls, id);
}

/** The fact whose value stands at a path, where the path leads into a condition. */
function factOf(path, book) {
  const [test, place] = path.slice(-2);
  if (test === 'eq' && place === 1) return valueAt(book, path.slice(0, -1))[0];
  return null;
}

function ofList(path, value, book) {
  if (['eq', 'in', 'atLeast'].includes(path.at(-1))) return [];
  const without = value.map((item, i) => ({
    what: `without ${labelOf(item)}`,
    to: value.filter((_, other) => other !== i),
  }));
  return [...without, ...reordered(path, value, book), ...widened(path, value, book)];
}

const labelOf = (item) => {
  if (!isObject(item)) return short(item);
  const name = [
    'id',
    'code',
    'reason',
    'cause',
    'by',
    'technique',
    'landing',
    'value',
    'key',
    'rank',
  ];
  const own = name.find((key) => typeof item[key] === 'string');
  return own ? item[own] : short(item);
};

function reordered(path, value, book) {
  const key = path.at(-1);
  // A list of names is a set, whatever its key is elsewhere.
  if (!ordered.has(key) || (key === 'periods' && !value.every(isObject))) return [];
  // The first value of an option is its default; that means something only where the others are restricted.
  const rule = key === 'values' ? valueAt(book, path.slice(0, -1)) : null;
  if (rule && rule.onlyWhen === undefined && rule.needs === undefined) return [];
  return value.slice(1).flatMap((item, i) => {
    // Two that differ in nothing but what they cite are the same in either order.
    if (bare(item) === bare(value[i])) return [];
    if (isSameInEitherOrder(key, value, i)) return [];
    if (areTablesApart(item, value[i])) return [];
    if (excludeEachOther(item, value[i])) return [];
    const to = [...value];
    [to[i], to[i + 1]] = [item, value[i]];
    return [{ what: `${labelOf(item)} before ${labelOf(value[i])}`, to }];
  });
}

/** Whether two neighbours, the first of which is at a place, never hold together, or only where one before them does. */
function isSameInEitherOrder(key, list, i) {
  const [one, other] = [list[i].when, list[i + 1].when];
  if (!firstCounts.has(key) || one === undefined || other === undefined) return false;
  const before = list.slice(0, i).flatMap(({ when }) => (when === undefined ? [] : [when]));
  return areApart(one, other) || (key === 'durations' && isSettledBefore(before, one, other));
}

/** Whether two are tables for groups, and no group is in both: whichever stands first, each group has its own. */
function areTablesApart(one, other) {
  const apart = (key, of) => {
    const [mine, theirs] = [of(one[key]), of(other[key])];
    return mine !== null && theirs !== null && !mine.some((item) => theirs.includes(item));
  };
  const all = (list) => (Array.isArray(list) && list.length > 0 ? list : null);
  const just = (word) => (typeof word === 'string' ? [word] : null);
  return (
    isObject(one) && (apart('discipline', just) || apart('ageGroups', all) || apart('genders', all))
  );
}

/** Cells of a table of techniques that are empty: filled. */
function widened(path, value, book) {
  if (path.at(-1) !== 'legal') return [];
  const row = valueAt(book, path.slice(0, -1));
  return book.match.legality.columns
    .filter((column) => !value.includes(column.id) && !isIdleCell(row, column))
    .map(({ id }) => ({ what: `legal in ${id}`, to: [...value, id] }));
}

function ofObject(path, value, seen) {
  const out = [];
  if (!path.includes('to'))
    for (const key of Object.keys(value).filter((name) => isMutated(path, name)))
      out.push({ what: `without ${key}`, path: [...path, key], gone: true });
  if ('not' in value) out.push({ what: 'not left out', to: value.not });
  if (Array.isArray(value.all) && value.all.length > 1)
    out.push({ what: 'any for all', to: { any: value.all } });
  if (Array.isArray(value.any) && value.any.length > 1)
    out.push({ what: 'all for any', to: { all: value.any } });
  const group = swappable.find((keys) => keys.includes(path.at(-1)));
  const other = group && nextOf(seen.get(group[0]) ?? [], value);
  if (other !== undefined) out.push({ what: `${short(value)} -> ${short(other)}`, to: other });
  return out;
}
