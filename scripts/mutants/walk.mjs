/** What is not mutated, and why; `npm run test:mutants` prints this. */
export const excluded = {
  citations: [
    'clause',
    'standing',
    'cite',
    'clauses',
    'againClause',
    'techniqueClause',
    'bound',
    'named',
  ],
  'words on screens': ['label', 'help', 'name', 'edition'],
  'names of the elements themselves (leaving the element out is a mutant)': [
    'id',
    'code',
    'reason',
    'cause',
    'by',
    'technique',
    'landing',
    'value',
    'none',
    'key',
    'format',
    'rank',
    'fact of a condition',
    'tag of a union',
  ],
  'where a patch goes': ['path'],
  'rules of matches of two teams, which no engine runs yet': ['team'],
};

const names = new Set(Object.values(excluded).flat());
const tags = new Set(['do', 'does', 'ending', 'step', 'kind of option']);
/** Lists in which the place of an element means something; the others are sets, and are not reordered. */
export const ordered = new Set([
  'periods',
  'durations',
  'verdict',
  'steps',
  'propose',
  'rungs',
  'criteria',
  'bothUnable',
  'ranks',
  'classes',
  'levels',
  'values',
]);

export const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a book that are mutated. */
const roots = (book) => [
  ...Object.keys(book.divisions).map((key) => ['divisions', key]),
  ...Object.keys(book.match).map((key) => ['match', key]),
  ['options'],
  ['eventOptions'],
  ['unconfirmed'],
];

export const valueAt = (book, path) => path.reduce((node, key) => node?.[key], book);

/** Every place of a book that may be mutated: path, value, and the clause that it rests on. */
export function places(book) {
  const found = [];
  for (const root of roots(book)) {
    const key = root.at(-1);
    if (!names.has(key)) visit(found, valueAt(book, root), root, null);
  }
  return found;
}

function visit(found, value, path, above) {
  const clause = isObject(value) && typeof value.clause === 'string' ? value.clause : above;
  found.push({ path, value, clause });
  if (Array.isArray(value)) {
    const condition = ['eq', 'in', 'atLeast'].includes(path.at(-1));
    for (const [i, item] of value.entries())
      if (!condition || i === 1) visit(found, item, [...path, i], clause);
  } else if (isObject(value)) {
    if (Array.isArray(value.path) && value.path[0] === 'team') return;
    for (const [key, item] of Object.entries(value))
      if (!names.has(key) && !tags.has(key) && !isKindOfOption(path, key))
        visit(found, item, [...path, key], clause);
  }
}

const isKindOfOption = (path, key) => key === 'kind' && path[0] === 'options' && path.length === 2;

/** The path with its places in lists left out: what mutants of one sort share. */
export const pattern = (path) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

/** Keys of an object that could be left out. */
export const plainKeys = (value) =>
  Object.keys(value).filter((key) => !names.has(key) && !tags.has(key));
