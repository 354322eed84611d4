import { isObject, placeOf } from './fields.ts';

/** One key in which the result is not as expected. */
export interface Difference {
  readonly place: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/**
 * Compares what a script expects with the result: every key in `expect` must equal the result's, keys left out are not
 * compared, a list must be equal whole: as many items, each as expected.
 */
export function checkExpect(result: unknown, expect: unknown, path = ''): readonly Difference[] {
  if (isObject(expect)) {
    if (!isObject(result)) return [{ place: path, expected: expect, found: result }];
    return Object.entries(expect).flatMap(([key, value]) =>
      checkExpect(result[key], value, placeOf(path, key)),
    );
  }
  if (Array.isArray(expect) && Array.isArray(result) && expect.length === result.length)
    return expect.flatMap((item, i) => checkExpect(result[i], item, `${path}[${i}]`));
  return expect === result ? [] : [{ place: path, expected: expect, found: result }];
}
