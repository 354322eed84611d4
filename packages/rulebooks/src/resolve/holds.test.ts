import { describe, expect, it } from 'vitest';
import { holds, judge } from './holds.ts';
import { applyPatches } from './patch.ts';

const facts = { discipline: 'gi', rankGap: 2, pro: false };

describe('conditions', () => {
  it.each([
    [{ eq: ['discipline', 'gi'] } as const, true],
    [{ eq: ['discipline', 'no-gi'] } as const, false],
    [{ eq: ['level', 'expert'] } as const, undefined],
    [{ in: ['discipline', ['gi', 'no-gi']] } as const, true],
    [{ atLeast: ['rankGap', 2] } as const, true],
    [{ atLeast: ['rankGap', 3] } as const, false],
    [{ not: { eq: ['pro', true] } } as const, true],
    [{ all: [{ eq: ['level', 'x'] }, { eq: ['discipline', 'no-gi'] }] } as const, false],
    [{ any: [{ eq: ['level', 'x'] }, { eq: ['discipline', 'gi'] }] } as const, true],
    [{ any: [{ eq: ['level', 'x'] }, { eq: ['discipline', 'no-gi'] }] } as const, undefined],
    [{ all: [] } as const, true],
    [{ any: [] } as const, false],
  ])('%j is %s', (condition, verdict) => {
    expect(judge(condition, facts)).toBe(verdict);
    expect(holds(condition, facts)).toBe(verdict === true);
  });

  it('none at all holds', () => {
    expect(holds(undefined, {})).toBe(true);
  });
});

describe('patches', () => {
  const value = {
    list: [
      { id: 'a', n: 1, kind: 'x' },
      { code: 'b', n: 2, kind: 'x' },
    ],
    flat: { k: 1 },
  };

  it('replace by key, id, index, property or all, and change nothing in place', () => {
    const put = (path: readonly string[]): unknown => applyPatches(value, [{ path, to: 9 }]);
    expect(put(['flat', 'k'])).toMatchObject({ flat: { k: 9 } });
    expect(put(['list', 'b', 'n'])).toMatchObject({ list: [{ n: 1 }, { n: 9 }] });
    expect(put(['list', '0', 'n'])).toMatchObject({ list: [{ n: 9 }, { n: 2 }] });
    expect(put(['list', 'kind=x', 'n'])).toMatchObject({ list: [{ n: 9 }, { n: 9 }] });
    expect(put(['list', '*', 'n'])).toMatchObject({ list: [{ n: 9 }, { n: 9 }] });
    expect(value.flat.k).toBe(1);
  });

  it('a path that leads nowhere is a fault of the book', () => {
    expect(() => applyPatches(value, [{ path: ['list', 'c', 'n'], to: 9 }])).toThrow();
    expect(() => applyPatches(value, [{ path: ['nowhere', 'k'], to: 9 }])).toThrow();
    expect(() => applyPatches(value, [{ path: ['flat', 'k', 'deep'], to: 9 }])).toThrow();
  });
});
