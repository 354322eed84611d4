import type { Grouping } from './grouping.ts';
import type { Layout } from './layout.ts';

/** Pairs of one group by level and group: `byLevel[level][group]`. */
export type PairsByLevel = readonly Float64Array[];

/** How many pairs of each group stand together, level by level. `at`: the entry on each place. */
export function pairsOf(layout: Layout, at: Int32Array, grouping: Grouping): PairsByLevel {
  const count = new Int32Array(grouping.groups);
  /** The node for which `count` of a group was begun. */
  const begun = new Int32Array(grouping.groups);
  return layout.levels.map(({ of }) => {
    const pairs = new Float64Array(grouping.groups);
    begun.fill(-1);
    for (const place of layout.line) {
      const group = grouping.of[at[place] ?? -1] ?? -1;
      if (group < 0) continue;
      const node = of[place] ?? 0;
      const here = begun[group] === node ? (count[group] ?? 0) : 0;
      begun[group] = node;
      pairs[group] = (pairs[group] ?? 0) + here;
      count[group] = here + 1;
    }
    return pairs;
  });
}

/**
 * For each level and group, fewer pairs than which no draw can have that leaves the first `fixed` places as they are.
 *
 * Proof. A group has sum(k(k-1)/2) pairs, where k are its members in each node. Of these f are fixed, and at most as
 * many can be added as the node has places that are not fixed: f <= k <= f + room. The terms are convex, so the sum is
 * least where each further member goes to a node with the fewest among those with room, and costs as many pairs as
 * stand there. That is what is counted here. Groups (and levels) are each taken by themselves, as if all room were
 * theirs: together they cannot do better. Where nobody is fixed, `halved` reaches it in all levels at once.
 */
export function leastPairs(
  layout: Layout,
  at: Int32Array,
  fixed: number,
  grouping: Grouping,
): PairsByLevel {
  const free = new Int32Array(grouping.groups);
  for (let place = fixed; place < layout.places; place += 1) {
    const group = grouping.of[at[place] ?? -1] ?? -1;
    if (group >= 0) free[group] = (free[group] ?? 0) + 1;
  }
  return layout.levels.map(({ nodes, of }) => {
    const room = new Int32Array(nodes);
    for (let place = fixed; place < layout.places; place += 1) {
      const node = of[place] ?? 0;
      room[node] = (room[node] ?? 0) + 1;
    }
    const roomier = nodesWithMoreRoom(room);
    const seated = seatedBy(at, fixed, of, grouping);
    return Float64Array.from(free, (members, group) =>
      leastOf(members, seated[group] ?? [], room, roomier),
    );
  });
}

/** At index t: how many nodes have room for more than t. */
function nodesWithMoreRoom(room: Int32Array): Int32Array {
  const more = new Int32Array(room.reduce((a, b) => Math.max(a, b), 0) + 1);
  for (const size of room) if (size > 0) more[size - 1] = (more[size - 1] ?? 0) + 1;
  for (let t = more.length - 2; t >= 0; t -= 1) more[t] = (more[t] ?? 0) + (more[t + 1] ?? 0);
  return more;
}

/** By group: the nodes in which members of it are fixed, and how many. */
function seatedBy(
  at: Int32Array,
  fixed: number,
  of: Int32Array,
  grouping: Grouping,
): readonly (readonly (readonly [node: number, count: number])[])[] {
  const seated: Map<number, number>[] = [];
  for (let place = 0; place < fixed; place += 1) {
    const group = grouping.of[at[place] ?? -1] ?? -1;
    if (group < 0) continue;
    seated[group] ??= new Map();
    const node = of[place] ?? 0;
    seated[group].set(node, (seated[group].get(node) ?? 0) + 1);
  }
  return Array.from(seated, (nodes) => [...(nodes ?? [])]);
}

function leastOf(
  members: number,
  seated: readonly (readonly [node: number, count: number])[],
  room: Int32Array,
  roomier: Int32Array,
): number {
  let pairs = 0;
  for (const [, count] of seated) pairs += (count * (count - 1)) / 2;
  let left = members;
  // So many members can go to where `t` of them stand already, as there are nodes that hold t and have room.
  for (let t = 0; left > 0; t += 1) {
    let nodes = roomier[t] ?? 0;
    for (const [node, count] of seated) {
      const size = room[node] ?? 0;
      if (size > t) nodes -= 1;
      if (count <= t && t < count + size) nodes += 1;
    }
    const taken = Math.min(left, nodes);
    pairs += taken * t;
    left -= taken;
  }
  return pairs;
}

/** The pairs of all groups, level by level. */
export function totals(pairs: PairsByLevel): number[] {
  return pairs.map((groups) => groups.reduce((sum, count) => sum + count, 0));
}
