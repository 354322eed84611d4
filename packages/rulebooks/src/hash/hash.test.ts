import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBook } from '../books/index.ts';
import { bookHash } from './book-hash.ts';
import { canonicalJson } from './canonical.ts';
import { sha256 } from './sha256.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the content hash', () => {
  it('is SHA-256 for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(sha256(text)).toBe(digest(text));
      }),
    );
  });

  it.each([0, 55, 56, 63, 64, 65, 119, 120, 1000])('is SHA-256 at %i bytes', (length) => {
    expect(sha256('x'.repeat(length))).toBe(digest('x'.repeat(length)));
  });

  it('does not hang on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: true }], a: 'x' })).toBe(
      '{"a":"x","b":[1,{"c":true,"d":null}]}',
    );
    expect(() => canonicalJson({ a: Number.NaN })).toThrow();
    expect(() => canonicalJson({ a: () => 1 })).toThrow();
  });

  it('changes with any value of a book', () => {
    const book = findBook('five');
    if (!book) throw new Error('no book');
    const copy = structuredClone(book);
    expect(bookHash(copy)).toBe(bookHash(book));
    expect(bookHash({ ...copy, edition: 'other' })).not.toBe(bookHash(book));
    expect(bookHash(book)).toMatch(/^[0-9a-f]{64}$/);
  });
});
