import type { Rulebook } from '../schema/rulebook.ts';
import { canonicalJson } from './canonical.ts';
import { sha256 } from './sha256.ts';

const known = new WeakMap<object, string>();

/** Content hash of a book: SHA-256 of its canonical JSON. A match is pinned to it. */
export function bookHash(book: Rulebook): string {
  const before = known.get(book);
  if (before !== undefined) return before;
  const hash = sha256(canonicalJson(book));
  known.set(book, hash);
  return hash;
}
