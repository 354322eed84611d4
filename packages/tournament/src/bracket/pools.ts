import type { EntryId, PlaceSource, Slot, ThirdPlace } from '../types/entities.ts';
import type { BracketBuilder } from './builder.ts';
import { roundRobin } from './round-robin.ts';
import { bracketSize, seedingOrder } from './seeding.ts';
import { singleElimination } from './single-elimination.ts';

/**
 * The pools of a division: as many as are needed so that none is larger than `poolSize`, filled in the order of the
 * draw to and fro, so that the best of each are equally good and sizes differ by one at most.
 */
export function poolsOf(order: readonly EntryId[], poolSize: number): EntryId[][] {
  const count = Math.ceil(order.length / poolSize);
  const pools = Array.from({ length: count }, (): EntryId[] => []);
  for (const [i, entryId] of order.entries()) {
    const row = Math.floor(i / count);
    const step = i % count;
    pools[row % 2 === 0 ? step : count - 1 - step]?.push(entryId);
  }
  return pools;
}

/** Pools, then a knock-out of the first `advance` of each. */
export function poolsToKnockOut(
  builder: BracketBuilder,
  pools: readonly (readonly EntryId[])[],
  advance: number,
  thirdPlace: ThirdPlace,
): PlaceSource[] {
  roundRobin(builder, pools);
  const column = Math.max(...builder.matches.map((match) => match.column)) + 1;
  return singleElimination(builder, knockOutOrder(pools.length, advance), thirdPlace, column);
}

/**
 * Winners of the pools first, then the seconds, and so on; those after the winners stand where they meet the others of
 * their own pool as late as can be.
 */
export function knockOutOrder(pools: number, advance: number): Slot[] {
  const meet = meetingRounds(bracketSize(pools * advance));
  const places: number[][] = Array.from({ length: pools }, (_, i) => [i + 1]);
  for (let rank = 2; rank <= advance; rank += 1) {
    const block = Array.from({ length: pools }, (_, i) => (rank - 1) * pools + i + 1);
    const given = latestMeetings(places, block, meet);
    for (const [i, place] of given.entries()) places[i]?.push(place);
  }
  const order: Slot[] = [];
  for (const [i, own] of places.entries()) {
    for (const [r, place] of own.entries()) {
      order[place - 1] = { kind: 'placed', pool: i + 1, place: r + 1 };
    }
  }
  return order;
}

type Meet = (one: number, other: number) => number;

/** The round (from 1) in which two places of a knock-out meet if both win. */
function meetingRounds(size: number): Meet {
  const position = new Map(seedingOrder(size).map((place, i) => [place, i]));
  return (one, other) => {
    let [a, b] = [position.get(one) ?? 0, position.get(other) ?? 0];
    let round = 0;
    while (a !== b) [a, b, round] = [a >> 1, b >> 1, round + 1];
    return round;
  };
}

/** One place of the block for each pool, so that the earliest meeting inside a pool is as late as can be. */
function latestMeetings(
  taken: readonly (readonly number[])[],
  block: readonly number[],
  meet: Meet,
): number[] {
  const earliest = taken.map((own) =>
    block.map((place) => Math.min(...own.map((other) => meet(place, other)))),
  );
  for (let round = Math.max(...earliest.flat()); ; round -= 1) {
    const given = matching(earliest.map((row) => row.map((meets) => meets >= round)));
    if (given !== null) return given.map((i) => block[i] ?? 0);
  }
}

/** A different column for each row where it is allowed; null: there is none. */
function matching(allowed: readonly (readonly boolean[])[]): number[] | null {
  const rowOf: (number | undefined)[] = [];
  const place = (row: number, tried: Set<number>): boolean => {
    // The last free column first: the pool of the first seed meets the last of the seconds.
    for (let column = allowed.length - 1; column >= 0; column -= 1) {
      if (allowed[row]?.[column] !== true || tried.has(column)) continue;
      tried.add(column);
      const holder = rowOf[column];
      if (holder === undefined || place(holder, tried)) {
        rowOf[column] = row;
        return true;
      }
    }
    return false;
  };
  for (let row = 0; row < allowed.length; row += 1) if (!place(row, new Set())) return null;
  return allowed.map((_, row) => rowOf.indexOf(row));
}
