import type { Rulebook } from '../schema/rulebook.ts';
import { canonicalJson } from './canonical.ts';
import { sha256 } from './sha256.ts';

const known = new WeakMap<object, string>();
const storedForms = new WeakMap<object, object>();

/** Content hash of a book: SHA-256 of its canonical JSON. A match is pinned to it. */
export function bookHash(book: Rulebook): string {
  const before = known.get(book);
  if (before !== undefined) return before;
  const hash = sha256(canonicalJson(storedForms.get(book) ?? book));
  known.set(book, hash);
  return hash;
}

/** Lets a book that was read from an older stored form keep the hash of that form. @returns the book */
export function hashAs(book: Rulebook, stored: object): Rulebook {
  storedForms.set(book, stored);
  return book;
}
