import { isInPatch, pattern, valueAt } from './walk.mjs';

const sentinel = '\u0000no such word';

/** What the schema says of one place in a book: whether a value is valid there, and which words are. */
export class Schema {
  #book;
  #schema;
  #applyPatches;
  #words = new Map();

  /** @param applyPatches puts what an option's value changes into the rules of a match */
  constructor(rulebook, book, applyPatches) {
    this.#schema = rulebook;
    this.#book = book;
    this.#applyPatches = applyPatches;
  }

  /** The smallest part of the book that has a schema of its own, as a path. */
  #part(path) {
    return path[0] === 'match' || path[0] === 'divisions' ? path.slice(0, 2) : path.slice(0, 1);
  }

  #parse(path) {
    const part = this.#part(path);
    const schema = part.reduce((node, key) => node.shape[key], this.#schema);
    // A copy: a schema of read-only values freezes what it is given.
    const copy = JSON.parse(JSON.stringify(valueAt(this.#book, part)));
    return { part, parsed: schema.safeParse(copy) };
  }

  /** Whether the book as it stands now is valid around a place. */
  isValid(path) {
    return this.#parse(path).parsed.success && this.#isValidOnceChosen(path);
  }

  /** Whether what an option's value puts into the rules of a match is valid there. */
  #isValidOnceChosen(path) {
    if (!isInPatch(path)) return true;
    const { patches } = valueAt(this.#book, path.slice(0, path.indexOf('patches')));
    const match = this.#applyPatches(this.#book.match, patches);
    return this.#schema.shape.match.safeParse(JSON.parse(JSON.stringify(match))).success;
  }

  /** The words that the schema allows at a place; null: any text. */
  words(path) {
    const known = pattern(path);
    if (!this.#words.has(known)) this.#words.set(known, this.#askWords(path));
    return this.#words.get(known);
  }

  #askWords(path) {
    const parent = valueAt(this.#book, path.slice(0, -1));
    const key = path.at(-1);
    const before = parent[key];
    parent[key] = sentinel;
    const { part, parsed } = this.#parse(path);
    parent[key] = before;
    if (parsed.success) return null;
    return [...new Set(wordsIn(parsed.error.issues, [], path.slice(part.length).join('.')))];
  }
}

function wordsIn(issues, prefix, target) {
  return issues.flatMap((issue) => {
    const at = [...prefix, ...issue.path];
    if (issue.code === 'invalid_union')
      return issue.errors.flatMap((inner) => wordsIn(inner, at, target));
    if (issue.code !== 'invalid_value' || at.join('.') !== target) return [];
    return issue.values.filter((value) => typeof value === 'string');
  });
}
