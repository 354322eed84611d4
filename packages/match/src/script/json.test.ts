import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonFault, readJson } from './json.ts';

const placeOf = (text: string): string => {
  try {
    readJson(text);
  } catch (error) {
    if (error instanceof JsonFault) return error.place;
  }
  return 'valid';
};

describe('reading JSON', () => {
  it('reads whatever JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 2), (text, indent) => {
        const value: unknown = JSON.parse(text);
        expect(readJson(JSON.stringify(value, null, indent))).toEqual(value);
      }),
    );
  });

  it('reads texts with quotes and backslashes in them, and ones of many megabytes', () => {
    const long = { a: 'x'.repeat(20_000_000), b: ['\\', '\\"', '"\\\\', '\\\\"', ''] };
    expect(readJson(JSON.stringify(long)) === null).toBe(false);
    const { b } = readJson(JSON.stringify(long)) as typeof long;
    expect(b).toEqual(long.b);
  });

  it.each([
    ['{"a": 1, "a": 2}', 'a'],
    ['{"a": {"b": [0, {"c": 1, "d": 2, "c": 3}]}}', 'a.b.1.c'],
    ['{"a": "x\\"{", "b": {}, "b": []}', 'b'],
    ['{"a": 1, "\\u0061": 2}', 'a'],
    ['{"a": 1', 'file'],
    ['', 'file'],
    ['['.repeat(5000) + ']'.repeat(5000), 'file'],
    ['{"a": [1, 2, {}, [], "", null, -1.5e3], "b": true}', 'valid'],
  ])('%s: %s', (text, place) => {
    expect(placeOf(text)).toBe(place);
  });
});
