import { isObject, valueAt } from '../mutants/walk.mjs';
import { nameOf } from './places.mjs';

/** Keys that only say something, or that name the element. */
const silent = new Set([
  ...['clause', 'standing', 'cite', 'label', 'help', 'name', 'bound', 'named'],
  ...['againClause', 'techniqueClause', 'disqualifyClause'],
  ...['id', 'code', 'reason', 'cause', 'by', 'technique', 'landing', 'value', 'key'],
  ...['do', 'does', 'ending', 'step', 'path', 'countsAs', 'position'],
]);

/**
 * The ways to take out of a book what a clause says: whole elements first, then a neutral value in place of one of its
 * own. Each is { what, change }, where `change` gives back the way back; only such as the schema takes.
 * @param found the places where the clause stands
 * @param rests what else it rests on, from `rests.json` beside the book
 */
export function takings(book, found, rests, schema) {
  const rules = found.filter(({ path }) => path[0] !== 'guide' && path[0] !== 'unconfirmed');
  const outside = rules.filter(({ path }) => path[0] !== 'options');
  const stated = rests.map((one) => ({ ...one, path: pathOf(book, one.at) }));
  const whole = stated.filter((one) => one.to === undefined && one.add === undefined);
  const own = (outside.length > 0 ? outside : rules).flatMap((one) => ownerOf(book, one));
  const owners = distinct([...own, ...whole.map((one) => one.path)]);
  const single = owners.flatMap((path) => [...leftOut(book, path), ...neutral(book, path, schema)]);
  // What the book's own file says asks more precisely than what is tried for any clause.
  const ways = [
    ...together(book, own),
    ...instead(book, stated),
    ...single,
    ...levers(book, found),
  ];
  return ways.filter(({ change, at }) => {
    const undo = change();
    const valid = schema.isValid(at);
    undo();
    return valid;
  });
}

const distinct = (paths) => [...new Map(paths.map((path) => [path.join('.'), path])).values()];

/** The path that `match.fouls.ladders.fouls.rungs.3` names: keys, and in lists an element's own name or its place. */
function pathOf(book, text) {
  const path = [];
  for (const word of text.split('.')) {
    const node = valueAt(book, path);
    const place = Array.isArray(node)
      ? node.findIndex((item, i) => nameOf(item, i) === word)
      : word;
    if (place === -1 || valueAt(book, [...path, place]) === undefined)
      throw new Error(`rests.json: there is no ${text} in ${book.id}`);
    path.push(place);
  }
  return path;
}

/** What `rests.json` itself puts in place of a rule, or beside the rules of a list. */
const instead = (book, stated) =>
  stated
    .filter((one) => one.to !== undefined || one.add !== undefined)
    .map(({ at, path, to, add }) => ({
      what: add === undefined ? `${at} -> ${shown(to)}` : `${at}: one more`,
      at: path,
      change: () => put(book, path, add === undefined ? to : [...valueAt(book, path), add]),
    }));

/** The object that a citation is about; none where it is a bare reference. */
function ownerOf(book, { path }) {
  const list = path.indexOf('clauses');
  if (list !== -1) return [path.slice(0, list)];
  // The clause that speaks of some columns of a row: no rule of its own.
  if (path.includes('cites')) return [];
  // The clause of a part of a foul: the foul itself.
  if (/^(disqualify|technique)Clause$/.test(path.at(-1))) return [path.slice(0, -1)];
  if (path.at(-1) !== 'clause') return [];
  const own = path.slice(0, path.at(-2) === 'cite' ? -2 : -1);
  const owner = valueAt(book, own);
  const keys = Object.keys(owner).filter((key) => key === 'does' || !silent.has(key));
  const inList = typeof own.at(-1) === 'number';
  return keys.length > 0 || inList ? [own] : [];
}

/** One value in its place. @returns the way back */
function put(book, path, to) {
  const parent = valueAt(book, path.slice(0, -1));
  const key = path.at(-1);
  const before = parent[key];
  if (to === undefined) delete parent[key];
  else parent[key] = to;
  return () => {
    parent[key] = before;
  };
}

const shortName = (path) =>
  path
    .filter((key) => typeof key !== 'number')
    .slice(-2)
    .join('.');

function leftOut(book, path) {
  if (typeof path.at(-1) !== 'number') {
    // A whole part of the book is no rule.
    if (path.length < 3) return [];
    return [undefined, null].map((to) => ({
      what: 'left out',
      at: path,
      change: () => put(book, path, to),
    }));
  }
  const list = path.slice(0, -1);
  return [
    {
      what: 'left out',
      at: list,
      change: () =>
        put(
          book,
          list,
          valueAt(book, list).filter((_, i) => i !== path.at(-1)),
        ),
    },
  ];
}

/** All elements of lists at once, where a clause has several. */
function together(book, owners) {
  const elements = owners.filter((path) => typeof path.at(-1) === 'number');
  if (elements.length < 2) return [];
  const lists = distinct(elements.map((path) => path.slice(0, -1)));
  // Inner lists first, so that the places of the outer ones still hold.
  const order = lists.toSorted((a, b) => b.length - a.length);
  const gone = new Set(elements.map((path) => path.join('.')));
  const change = () => {
    const undos = order.map((list) => {
      const kept = valueAt(book, list).filter((_, i) => !gone.has([...list, i].join('.')));
      return put(book, list, kept);
    });
    return () => {
      for (const undo of undos.toReversed()) undo();
    };
  };
  return [{ what: `all ${elements.length} left out`, at: order.at(-1), change }];
}

/** A neutral value in place of each value of the element's own. */
function neutral(book, path, schema) {
  const owner = valueAt(book, path);
  const instead = isObject(owner) ? reversed(owner) : [];
  const first = instead.map(({ what, to }) => ({
    what,
    at: path,
    change: () => put(book, path, to),
  }));
  return [...first, ...leafChanges(book, path, schema)];
}

/** A consequence that has none; an ending that goes to the other side. */
function reversed(owner) {
  const { ending } = owner;
  if ('does' in owner) return [{ what: 'only recorded', to: { does: 'record' } }];
  if (ending !== 'loses' && ending !== 'wins') return [];
  const other = ending === 'loses' ? 'wins' : 'loses';
  return [{ what: `${ending} -> ${other}`, to: { ...owner, ending: other } }];
}

function leafChanges(book, path, schema) {
  return leaves(valueAt(book, path), path).flatMap(({ at, value }) =>
    others(value, at, schema).map((to) => ({
      what: `${shortName(at)} ${shown(value)} -> ${shown(to)}`,
      at,
      change: () => put(book, at, to),
    })),
  );
}

const shown = (value) => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : 'some';
  if (isObject(value)) return 'another';
  return String(value);
};

/** Values below an element that rest on no other clause. */
function leaves(value, path) {
  if (Array.isArray(value)) {
    const plain = value.every((item) => !isObject(item) || item.clause === undefined);
    const inner = value.flatMap((item, i) => leaves(item, [...path, i]));
    return plain && value.length > 0 ? [{ at: path, value }, ...inner] : [];
  }
  if (!isObject(value)) return [{ at: path, value }];
  return Object.entries(value)
    .filter(([key, item]) => !silent.has(key) && !(isObject(item) && item.clause !== undefined))
    .flatMap(([key, item]) => leaves(item, [...path, key]));
}

function others(value, at, schema) {
  if (Array.isArray(value)) return [[]];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return value === 0 ? [1000] : [0, value + 1, null];
  if (value === null) return [0, 1];
  const words = schema.words(at) ?? ['another'];
  return words.filter((word) => word !== value);
}

/** What a bare reference is about stands elsewhere in the book. */
const levers = (book, found) =>
  found.flatMap(({ path }) =>
    path.at(-1) === 'againClause' && book.match.scoring.again?.policy !== 'pay'
      ? [
          {
            what: 'again.policy -> pay',
            at: ['match', 'scoring', 'again'],
            change: () => put(book, ['match', 'scoring', 'again', 'policy'], 'pay'),
          },
        ]
      : [],
  );
