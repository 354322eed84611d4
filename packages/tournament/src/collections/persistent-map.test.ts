import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PersistentMap } from './persistent-map.ts';

describe('a persistent map', () => {
  it('holds what a plain map holds, in its order, for many keys', () => {
    let map = PersistentMap.empty<string, number>();
    const plain = new Map<string, number>();
    for (let i = 0; i < 3_000; i += 1) {
      const key = `e${(i * 7) % 2_100}`;
      map = map.with(key, i);
      plain.set(key, i);
    }
    expect([...map]).toEqual([...plain]);
    expect(map.size).toBe(plain.size);
    expect(map.get('e2099')).toBe(plain.get('e2099'));
    expect([map.get('e2100'), map.has('e2100'), map.has('e0')]).toEqual([undefined, false, true]);
  });

  it('leaves every earlier version as it was, also where two are led on from one', () => {
    const step = fc.record({
      from: fc.nat(40),
      key: fc.integer({ min: 0, max: 70 }),
      value: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const versions = [
          { map: PersistentMap.empty<number, number>(), plain: new Map<number, number>() },
        ];
        for (const { from, key, value } of steps) {
          const base = versions[Math.max(0, versions.length - 1 - from)];
          if (base === undefined) throw new Error('there is always a first version');
          const plain = new Map(base.plain).set(key, value);
          versions.push({ map: base.map.with(key, value), plain });
        }
        for (const { map, plain } of versions) {
          expect([...map.entries()]).toEqual([...plain]);
          expect([...map.keys()]).toEqual([...plain.keys()]);
          expect([...map.values()]).toEqual([...plain.values()]);
          for (let key = 0; key <= 70; key += 1) expect(map.get(key)).toBe(plain.get(key));
        }
      }),
    );
  });
});
