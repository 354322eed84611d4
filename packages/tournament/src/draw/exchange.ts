import { groupsBehind } from './chains.ts';
import type { Grouping } from './grouping.ts';
import type { Layout } from './layout.ts';

/** So often the places are gone through at most. */
const mostPasses = 8;

/**
 * Exchanges entries on free places while that lessens the meetings: of clubs by round, from the first, then of
 * countries. A pass goes through the pairs of free places in order (the first with each later one, the second ...);
 * those are left out of which neither holds a member of a group that has more meetings in some round than it must. It
 * ends with a pass that exchanged nothing. Where a draw is at the bound nothing is looked at.
 */
export function exchanged(
  layout: Layout,
  at: Int32Array,
  fixed: number,
  groupings: readonly Grouping[],
): void {
  let counters: readonly Counter[] | null = null;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const behind = groupings.map((grouping) => groupsBehind(layout, at, fixed, grouping));
    if (behind.every((groups) => groups.size === 0)) return;
    counters ??= groupings.map((grouping) => new Counter(layout, at, grouping));
    const wanted = Uint8Array.from(at, (entry) =>
      groupings.some((grouping, i) => behind[i]?.has(grouping.of[entry] ?? -1)) ? 1 : 0,
    );
    if (!passOver(at, fixed, wanted, counters)) return;
  }
}

/** @returns whether anything was exchanged. `wanted`: by place, at the start of the pass. */
function passOver(
  at: Int32Array,
  fixed: number,
  wanted: Uint8Array,
  counters: readonly Counter[],
): boolean {
  const free = Int32Array.from({ length: at.length - fixed }, (_, i) => fixed + i);
  const wantedPlaces = free.filter((place) => wanted[place] === 1);
  let exchangedAny = false;
  for (const a of free) {
    for (const b of wanted[a] === 1 ? free : wantedPlaces) {
      if (b <= a || !lessens(at, a, b, counters)) continue;
      for (const counter of counters) counter.exchange(at, a, b);
      [at[a], at[b]] = [at[b] ?? 0, at[a] ?? 0];
      exchangedAny = true;
    }
  }
  return exchangedAny;
}

function lessens(at: Int32Array, a: number, b: number, counters: readonly Counter[]): boolean {
  for (const counter of counters) {
    const change = counter.firstChange(at, a, b);
    if (change !== 0) return change < 0;
  }
  return false;
}

/** Members of each group in each node of each level, kept up while entries are exchanged. */
class Counter {
  readonly #layout: Layout;
  readonly #grouping: Grouping;
  readonly #counts: readonly Int32Array[];

  constructor(layout: Layout, at: Int32Array, grouping: Grouping) {
    this.#layout = layout;
    this.#grouping = grouping;
    this.#counts = layout.levels.map(({ nodes }) => new Int32Array(nodes * grouping.groups));
    at.forEach((entry, place) => {
      this.#add(grouping.of[entry] ?? -1, place, 1);
    });
  }

  /** How the pairs change in the first round in which they do, if the entries of two places change places. */
  firstChange(at: Int32Array, a: number, b: number): number {
    const { of } = this.#grouping;
    const one = of[at[a] ?? -1] ?? -1;
    const other = of[at[b] ?? -1] ?? -1;
    if (one === other) return 0;
    for (const [level, { of: nodes }] of this.#layout.levels.entries()) {
      const nodeA = nodes[a] ?? 0;
      const nodeB = nodes[b] ?? 0;
      if (nodeA === nodeB) break;
      const change =
        this.#change(level, one, nodeA, nodeB) + this.#change(level, other, nodeB, nodeA);
      if (change !== 0) return change;
    }
    return 0;
  }

  /** Pairs more by a member that leaves one node for another. */
  #change(level: number, group: number, from: number, to: number): number {
    const counts = this.#counts[level];
    const { groups } = this.#grouping;
    if (group < 0 || counts === undefined) return 0;
    return (counts[to * groups + group] ?? 0) - (counts[from * groups + group] ?? 0) + 1;
  }

  /** To be called before they change places. */
  exchange(at: Int32Array, a: number, b: number): void {
    const one = this.#grouping.of[at[a] ?? -1] ?? -1;
    const other = this.#grouping.of[at[b] ?? -1] ?? -1;
    this.#add(one, a, -1);
    this.#add(one, b, 1);
    this.#add(other, b, -1);
    this.#add(other, a, 1);
  }

  #add(group: number, place: number, by: number): void {
    if (group < 0) return;
    this.#layout.levels.forEach(({ of }, level) => {
      const counts = this.#counts[level];
      const at = (of[place] ?? 0) * this.#grouping.groups + group;
      if (counts !== undefined) counts[at] = (counts[at] ?? 0) + by;
    });
  }
}
