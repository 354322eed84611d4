import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical.ts';

describe('canonicalJson', () => {
  it('sorts keys at every depth and leaves out undefined', () => {
    const value = { b: 1, a: { d: [null, 'ł'], c: undefined } };
    expect(canonicalJson(value)).toBe('{"a":{"d":[null,"ł"]},"b":1}');
  });

  it('says what JSON says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not depend on the order in which members were set', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
      }),
    );
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [() => 1]])('throws for %s', (value) => {
    expect(() => canonicalJson({ value })).toThrow(TypeError);
  });
});
