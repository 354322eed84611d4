import type { Grouping } from './grouping.ts';
import type { Layout } from './layout.ts';

/** What chains of moves come to: by place one number a round, and the place of the move before; -1: not reached. */
export interface Reached {
  readonly cost: Int32Array;
  readonly from: Int32Array;
}

/**
 * Moves of entries between free places and what they cost, a number for each round; lists of numbers are compared from
 * the first round on. An entry that moves leaves the pairs that it made in each node which only its old place is in,
 * and makes as many as members of its group stand in each node which only its new place is in. Who stood there has to
 * move on. Entries of no group move for nothing.
 */
export class Moves {
  readonly rounds: number;
  readonly #layout: Layout;
  readonly #fixed: number;
  /** The group of who stands on each place. */
  readonly #groups: Int32Array;
  /** By round, node and group. */
  readonly #members: readonly Int32Array[];
  readonly #width: number;

  constructor(layout: Layout, at: Int32Array, fixed: number, grouping: Grouping) {
    this.#layout = layout;
    this.#fixed = fixed;
    this.rounds = layout.levels.length;
    this.#width = grouping.groups;
    this.#groups = at.map((entry) => grouping.of[entry] ?? -1);
    this.#members = layout.levels.map(({ nodes, of }) => {
      const members = new Int32Array(nodes * grouping.groups);
      this.#groups.forEach((group, place) => {
        const index = (of[place] ?? 0) * grouping.groups + group;
        if (group >= 0) members[index] = (members[index] ?? 0) + 1;
      });
      return members;
    });
  }

  nowhere(): Reached {
    const { places } = this.#layout;
    return {
      cost: new Int32Array(places * this.rounds),
      from: new Int32Array(places).fill(-1),
    };
  }

  /**
   * The cheapest way to each free place by one more move; among equals from the lowest place.
   * @param only left out: to all places
   */
  step(before: Reached, only?: number): Reached {
    const after = this.nowhere();
    const { places } = this.#layout;
    const first = only ?? this.#fixed;
    const last = only ?? places - 1;
    const move = (a: number): void => {
      for (let b = first; b <= last; b += 1) this.#reach(a, b, before, after);
    };
    let idle = -1;
    for (let a = this.#fixed; a < places; a += 1) {
      if (before.from[a] === -1) continue;
      // Of those who move for nothing the cheapest will do.
      if ((this.#groups[a] ?? -1) >= 0) move(a);
      else if (idle < 0 || this.isLess(before, a, before, idle)) idle = a;
    }
    if (idle >= 0) move(idle);
    return after;
  }

  /** Whether one way is cheaper than another. */
  isLess(one: Reached, a: number, other: Reached, b: number): boolean {
    for (let round = 0; round < this.rounds; round += 1) {
      const difference =
        (one.cost[a * this.rounds + round] ?? 0) - (other.cost[b * this.rounds + round] ?? 0);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /** Notes the way to `b` by a move from `a`, where it is the cheapest so far. */
  #reach(a: number, b: number, before: Reached, after: Reached): void {
    const known = after.from[b] ?? -1;
    const difference = known < 0 ? -1 : this.#compare(a, b, before, after);
    if (difference > 0 || (difference === 0 && a > known)) return;
    for (let round = 0; round < this.rounds; round += 1) {
      after.cost[b * this.rounds + round] = this.#cost(a, b, round, before);
    }
    after.from[b] = a;
  }

  #compare(a: number, b: number, before: Reached, after: Reached): number {
    for (let round = 0; round < this.rounds; round += 1) {
      const difference =
        this.#cost(a, b, round, before) - (after.cost[b * this.rounds + round] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #cost(a: number, b: number, round: number, before: Reached): number {
    const so = before.cost[a * this.rounds + round] ?? 0;
    const group = this.#groups[a] ?? -1;
    const of = this.#layout.levels[round]?.of;
    const members = this.#members[round];
    if (group < 0 || of === undefined || members === undefined || of[a] === of[b]) return so;
    const left = members[(of[a] ?? 0) * this.#width + group] ?? 0;
    const joined = members[(of[b] ?? 0) * this.#width + group] ?? 0;
    return so + joined - (left - 1);
  }
}
