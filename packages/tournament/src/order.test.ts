import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIds } from './order.ts';

describe('compareIds', () => {
  it('sorts numbers at the end as numbers', () => {
    expect(['Mat 10', 'Mat 2', 'Mat 1', 'Mat'].sort(compareIds)).toEqual([
      'Mat',
      'Mat 1',
      'Mat 2',
      'Mat 10',
    ]);
  });

  it('is a total order, whatever the names', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', '0', '1', '9', ' '), maxLength: 4 });
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        expect(Math.sign(compareIds(a, b))).toBe(0 - Math.sign(compareIds(b, a)));
        expect(compareIds(a, b) === 0).toBe(a === b);
        if (compareIds(a, b) < 0 && compareIds(b, c) < 0) expect(compareIds(a, c)).toBeLessThan(0);
      }),
    );
  });
});
