import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom, shuffled } from '../random/random.ts';
import { ids, randomApart } from '../testing/apart.ts';
import type { Apart, EntryId } from '../types/entities.ts';
import { earlyMeetings } from './early.ts';
import { pooledOrder, separatedOrder } from './separate.ts';

const none: Apart = { club: [], country: [] };

/** A field by chance: who is in it, how many are seeded, who is of one club. */
const fields = (most: { entries: number; seeded: number }) =>
  fc
    .record({
      count: fc.integer({ min: 2, max: most.entries }),
      seeded: fc.integer({ min: 0, max: most.seeded }),
      clubs: fc.integer({ min: 1, max: 12 }),
      countries: fc.integer({ min: 1, max: 6 }),
      text: fc.string({ maxLength: 8 }),
    })
    .map(({ count, seeded, text, ...many }) => {
      const order = shuffled(ids(count), randomFrom(`who ${text}`));
      const first = order.slice(0, Math.min(seeded, count));
      const others = order.slice(first.length);
      return { first, others, text, apart: randomApart(text, count, many) };
    });

const drawn = ({
  first,
  others,
  text,
  apart,
}: {
  first: EntryId[];
  others: EntryId[];
  text: string;
  apart: Apart;
}): EntryId[] => separatedOrder('d1', text, first, others, apart);

describe('separatedOrder', () => {
  it('without seeds: no draw has fewer meetings of a club or of a country in any round', () => {
    fc.assert(
      fc.property(fields({ entries: 140, seeded: 0 }), (field) => {
        for (const row of earlyMeetings(drawn(field), 0, field.apart)) {
          expect(row.clubPairs).toBe(row.clubBound);
          expect(row.countryPairs).toBe(row.countryBound);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('with seeds: is at the bound for clubs, not below it for countries, and leaves the seeded where they are', () => {
    fc.assert(
      fc.property(fields({ entries: 70, seeded: 40 }), (field) => {
        const order = drawn(field);
        expect(order.slice(0, field.first.length)).toEqual(field.first);
        expect(order.toSorted()).toEqual([...field.first, ...field.others].sort());
        for (const row of earlyMeetings(order, field.first.length, field.apart)) {
          expect(row.clubPairs).toBe(row.clubBound);
          expect(row.countryPairs).toBeGreaterThanOrEqual(row.countryBound);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('with seeds: of all orders that there are none is better', () => {
    fc.assert(
      fc.property(fields({ entries: 12, seeded: 8 }), (field) => {
        const { first, apart } = field;
        // So few are free that all their orders can be tried.
        const others = field.others.slice(0, 5);
        const clubs = (order: readonly EntryId[]): number[] =>
          earlyMeetings(order, order.length, apart).map(({ clubPairs }) => clubPairs);
        const all = permutations(others).map((rest) => clubs([...first, ...rest]));
        const [best] = all.sort((a, b) => firstDifference(a, b));
        const order = drawn({ ...field, others });
        expect(clubs(order)).toEqual(best);
        const bound = earlyMeetings(order, first.length, apart).map(({ clubBound }) => clubBound);
        expect(bound).toEqual(best);
      }),
      { numRuns: 150 },
    );
  });

  it('does not hang on the order in which entries and groups come', () => {
    fc.assert(
      fc.property(fields({ entries: 60, seeded: 12 }), (field) => {
        const turned: Apart = {
          club: field.apart.club.toReversed().map((members) => members.toReversed()),
          country: field.apart.country.toReversed().map((members) => members.toReversed()),
        };
        const others = field.others.toReversed();
        expect(drawn({ ...field, others, apart: turned })).toEqual(drawn(field));
      }),
    );
  });

  it('puts each in each place, about equally often where the clubs are alike', () => {
    const apart = { ...none, club: [ids(8).slice(0, 4), ids(8).slice(4)] };
    const times = new Map<string, number>();
    for (let i = 0; i < 4000; i += 1) {
      separatedOrder('d1', `seed ${i}`, [], ids(8), apart).forEach((entryId, place) => {
        const key = `${entryId} ${place}`;
        times.set(key, (times.get(key) ?? 0) + 1);
      });
    }
    expect(times.size).toBe(64);
    for (const count of times.values()) expect(Math.abs(count - 500)).toBeLessThan(110);
  });

  it('is pinned: a stored draw must stay reproducible with later versions', () => {
    const apart = randomApart('pinned', 13, { clubs: 3, countries: 2 });
    const others = ids(13).slice(3);
    expect(separatedOrder('d1', 'lantern', ['e1', 'e2', 'e3'], others, apart).join(' ')).toBe(
      'e1 e2 e3 e10 e7 e13 e6 e11 e4 e5 e8 e9 e12',
    );
    expect(separatedOrder('d2', 'lantern', [], ids(13), apart).join(' ')).toBe(
      'e8 e3 e11 e13 e2 e5 e10 e9 e7 e12 e6 e1 e4',
    );
  });
});

describe('pooledOrder', () => {
  it('spreads clubs evenly over the pools, the seeded as a snake', () => {
    fc.assert(
      fc.property(
        fields({ entries: 60, seeded: 9 }),
        fc.integer({ min: 2, max: 9 }),
        (field, pools) => {
          const { first, others, text, apart } = field;
          const order = pooledOrder('d1', text, first, others, { pools, apart });
          expect(order.slice(0, first.length)).toEqual(first);
          const [row] = earlyMeetings(order, first.length, apart, pools);
          expect(row?.clubPairs).toBe(row?.clubBound);
        },
      ),
      { numRuns: 200 },
    );
  });
});

function permutations(list: readonly EntryId[]): EntryId[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((one, i) => permutations(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const round = a.findIndex((pairs, i) => pairs !== b[i]);
  return (a[round] ?? 0) - (b[round] ?? 0);
}
