/** What is not mutated, and why; `npm run test:mutants` prints this. */
export const excluded = {
  citations: [
    'clause',
    'standing',
    'cite',
    'monthsCite',
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
  'words and their lists in the guide of officials': [
    'text',
    'steps of the guide',
    'question',
    'answers',
    'until',
    'table',
    'byDefault',
    'hands',
    'command',
    'outcome',
    'parts',
    'points of the guide',
    'accepts',
    'refuses',
    'option of the guide',
  ],
  'where a patch goes': ['path'],
};

const ofGuide = ' of the guide';
const listed = Object.values(excluded).flat();
const names = new Set(listed.filter((key) => !key.endsWith(ofGuide)));
const guideNames = new Set(
  listed.filter((key) => key.endsWith(ofGuide)).map((key) => key.slice(0, -ofGuide.length)),
);
const tags = new Set(['do', 'does', 'ending', 'step']);
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
  'tieBreaks',
]);

/** Lists of which the first element counts whose condition holds, or whose elements come one after the other. */
export const firstCounts = new Set(['durations', 'periods']);

export const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a book that are mutated. */
const roots = (book) => [
  ...Object.keys(book.divisions).map((key) => ['divisions', key]),
  ...Object.keys(book.match).map((key) => ['match', key]),
  ...('brackets' in book ? [['brackets']] : []),
  ['options'],
  ['eventOptions'],
  ['unconfirmed'],
  ['guide'],
];

/** `guide`: what officials are told; `rules`: what a match, an entry or a table is judged by. */
export const partOf = (path) => (path[0] === 'guide' ? 'guide' : 'rules');

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
    for (const [key, item] of Object.entries(value))
      if (isMutated(path, key)) visit(found, item, [...path, key], clause);
  }
}

/** Whether a path leads into what an option's value puts into the rules of a match. */
export const isInPatch = (path) => path[0] === 'options' && path.includes('to');

/** Whether what stands under a key of the object at a path is mutated. */
export function isMutated(path, key) {
  if (names.has(key) || tags.has(key)) return false;
  const tagged = path[0] === 'options' || path[0] === 'guide';
  if (tagged && key === 'kind' && path.length === 2) return false;
  return path[0] !== 'guide' || !guideNames.has(key);
}

/** The path with its places in lists left out: what mutants of one sort share. */
export const pattern = (path) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
