import type { Grouping } from './grouping.ts';
import type { Layout } from './layout.ts';
import { leastPairs, pairsOf } from './meetings.ts';
import { Moves, type Reached } from './moves.ts';

/** Larger draws are left as halving, and exchanges of clubs, made them. */
export const mostRefined = 512;

/**
 * Carries out closed chains of moves (each entry goes to the next one's place, the last to the first's) that lessen the
 * meetings of a grouping, the shortest first, until there is none. Then no draw with these fixed places is better: any
 * two draws differ by closed chains, the costs of which add up, for a member more in a node never makes the next one
 * cheaper; and where several moves of a group meet in a node, the chain falls into shorter ones.
 */
export function chained(layout: Layout, at: Int32Array, fixed: number, grouping: Grouping): void {
  for (;;) {
    const starts = placesBehind(layout, at, fixed, grouping);
    if (starts.length === 0) return;
    const moves = new Moves(layout, at, fixed, grouping);
    if (!hasGain(moves, layout.places, fixed)) return;
    carryOut(at, shortestGain(moves, starts));
  }
}

/** Free places with a member of a group that has more meetings in some round than it must. */
function placesBehind(
  layout: Layout,
  at: Int32Array,
  fixed: number,
  grouping: Grouping,
): readonly number[] {
  const behind = groupsBehind(layout, at, fixed, grouping);
  if (behind.size === 0) return [];
  return [...at.keys()].filter(
    (place) => place >= fixed && behind.has(grouping.of[at[place] ?? -1] ?? -1),
  );
}

/** Groups that have more meetings in some round than they must. */
export function groupsBehind(
  layout: Layout,
  at: Int32Array,
  fixed: number,
  grouping: Grouping,
): ReadonlySet<number> {
  const least = leastPairs(layout, at, fixed, grouping);
  const behind = new Set<number>();
  pairsOf(layout, at, grouping).forEach((pairs, level) => {
    pairs.forEach((count, group) => {
      if (count > (least[level]?.[group] ?? 0)) behind.add(group);
    });
  });
  return behind;
}

/** Whether any closed chain costs less than nothing (Bellman and Ford, from all places at once). */
function hasGain(moves: Moves, places: number, fixed: number): boolean {
  const best = moves.nowhere();
  const previous = new Int32Array(places).fill(-1);
  for (let place = fixed; place < places; place += 1) best.from[place] = place;
  for (;;) {
    const next = moves.step(best);
    let isBetter = false;
    for (let place = fixed; place < places; place += 1) {
      if (!moves.isLess(next, place, best, place)) continue;
      isBetter = true;
      const from = place * moves.rounds;
      best.cost.set(next.cost.subarray(from, from + moves.rounds), from);
      previous[place] = next.from[place] ?? -1;
    }
    if (!isBetter) return false;
    if (hasRing(previous)) return true;
  }
}

function hasRing(previous: Int32Array): boolean {
  /** By which walk a place was looked at first. */
  const walk = new Int32Array(previous.length).fill(-1);
  for (let start = 0; start < previous.length; start += 1) {
    let place = start;
    while (place >= 0 && walk[place] === -1) {
      walk[place] = start;
      place = previous[place] ?? -1;
    }
    if (place >= 0 && walk[place] === start) return true;
  }
  return false;
}

/** The chain with the fewest moves that gains; among those the one from the lowest start, then the cheapest. */
function shortestGain(moves: Moves, starts: readonly number[]): readonly number[] {
  const none = moves.nowhere();
  const layers = starts.map((start): Reached[] => {
    const begun = moves.nowhere();
    begun.from[start] = start;
    return [begun];
  });
  for (let length = 1; ; length += 1) {
    for (const [i, start] of starts.entries()) {
      const own = layers[i] ?? [];
      const last = own.at(-1);
      if (last === undefined) throw new Error('a chain has a beginning');
      const before = own.length < length ? moves.step(last) : last;
      if (before !== last) own.push(before);
      const closed = moves.step(before, start);
      if (moves.isLess(closed, start, none, start)) return backFrom(start, [...own, closed]);
    }
    if (length > none.from.length) throw new Error('a chain that gains was not found');
  }
}

/** The places of a closed chain in the order of its moves. */
function backFrom(start: number, layers: readonly Reached[]): readonly number[] {
  const chain: number[] = [];
  let place = start;
  for (const { from } of layers.slice(1).toReversed()) {
    place = from[place] ?? -1;
    chain.unshift(place);
  }
  return chain;
}

function carryOut(at: Int32Array, chain: readonly number[]): void {
  const entries = chain.map((place) => at[place] ?? -1);
  chain.forEach((_, i) => {
    at[chain[(i + 1) % chain.length] ?? 0] = entries[i] ?? -1;
  });
}
