import { describe, expect, it } from 'vitest';
import type { Ranked } from './seeds-by-points.ts';
import { seedsByPoints } from './seeds-by-points.ts';

const entry = (entryId: string, points: number | null, given: Partial<Ranked> = {}): Ranked => ({
  entryId,
  points,
  notDrawn: null,
  withdrawn: null,
  ...given,
});

describe('seedsByPoints', () => {
  it('gives the first seeds to those with the most points, and none without points', () => {
    const entries = [entry('e1', 10), entry('e2', 90.5), entry('e3', null), entry('e4', 40)];
    expect(seedsByPoints('d1', 'x', entries, 4)).toEqual({
      seeds: [
        { entryId: 'e2', seed: 1 },
        { entryId: 'e4', seed: 2 },
        { entryId: 'e1', seed: 3 },
      ],
      byLot: [],
    });
    expect(seedsByPoints('d1', 'x', entries, 1).seeds).toEqual([{ entryId: 'e2', seed: 1 }]);
  });

  it('leaves out who takes no part', () => {
    const entries = [
      entry('e1', 10, { notDrawn: 'not-approved' }),
      entry('e2', 9, { withdrawn: { reason: 'hurt' } }),
      entry('e3', 8),
    ];
    expect(seedsByPoints('d1', 'x', entries, 2).seeds).toEqual([{ entryId: 'e3', seed: 1 }]);
  });

  it('orders level ones by lot from the seed text, and says whom', () => {
    const entries = ['e1', 'e2', 'e3', 'e4'].map((id) => entry(id, id === 'e4' ? 50 : 20));
    const first = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      const { seeds, byLot } = seedsByPoints('d1', `text ${i}`, entries, 2);
      expect(seeds[0]?.entryId).toBe('e4');
      expect(byLot.map((level) => level.toSorted())).toEqual([['e1', 'e2', 'e3']]);
      expect(seeds[1]?.entryId).toBe(byLot[0]?.[0]);
      first.add(seeds[1]?.entryId ?? '');
      expect(seedsByPoints('d1', `text ${i}`, entries.toReversed(), 2)).toEqual({ seeds, byLot });
    }
    expect(first.size).toBe(3);
  });

  it('says nothing of level ones behind the last seed', () => {
    const entries = [entry('e1', 9), entry('e2', 5), entry('e3', 5)];
    expect(seedsByPoints('d1', 'x', entries, 1).byLot).toEqual([]);
  });
});
