import { isObject, placeOf } from './fields.ts';

/** One key in which the result is not as expected. */
export interface Difference {
  readonly place: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/**
 * Compares what a script expects with the result: every key in `expect` must equal the result's, keys left out are not
 * compared, a list must be equal whole.
 */
export function checkExpect(result: unknown, expect: unknown, path = ''): readonly Difference[] {
  if (isObject(expect)) {
    if (!isObject(result)) return [{ place: path, expected: expect, found: result }];
    return Object.entries(expect).flatMap(([key, value]) =>
      checkExpect(result[key], value, placeOf(path, key)),
    );
  }
  if (isSame(expect, result)) return [];
  return [{ place: path, expected: expect, found: result }];
}

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (isObject(a)) {
    if (!isObject(b) || Object.keys(a).length !== Object.keys(b).length) return false;
    return Object.entries(a).every(([key, value]) => isSame(value, b[key]));
  }
  return a === b;
}
