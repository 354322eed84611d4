import { bracketSize, seedingOrder } from '../bracket/seeding.ts';

/** One round of a layout: who stands in the same node can have met when it is over. */
export interface Level {
  readonly nodes: number;
  /** The node of each place. */
  readonly of: Int32Array;
}

/**
 * Places (0 is the first of the draw) and who can meet whom by when: for each round, from the first, the places fall
 * into nodes, and two entries can meet in or before that round just when they are in one node.
 */
export interface Layout {
  readonly places: number;
  readonly levels: readonly Level[];
  /** The places in an order in which every node of every level is in one piece. */
  readonly line: Int32Array;
}

/** A knock-out as a row of places from top to bottom, by index from 0; -1 stands for a bye. */
export function knockOutRow(places: number): Int32Array {
  const row = seedingOrder(bracketSize(places));
  return Int32Array.from(row, (place) => (place <= places ? place - 1 : -1));
}

/** A knock-out of so many entries, and the winners' part of a double elimination. */
export function knockOutLayout(places: number): Layout {
  const row = knockOutRow(places);
  const levels: { nodes: number; of: Int32Array }[] = [];
  for (let width = 2; width <= row.length; width *= 2) {
    levels.push({ nodes: row.length / width, of: new Int32Array(places) });
  }
  row.forEach((place, leaf) => {
    levels.forEach(({ of }, index) => {
      if (place >= 0) of[place] = leaf >> (index + 1);
    });
  });
  return { places, levels, line: row.filter((place) => place >= 0) };
}

/**
 * Pools: there is one round, the whole pool. Places go to the pools as a snake: the first ones to the first pool, the
 * second, ..., the last, the next ones back from the last to the first, and so on.
 */
export function poolLayout(places: number, pools: number): Layout {
  const of = Int32Array.from({ length: places }, (_, place) => {
    const column = place % pools;
    return Math.floor(place / pools) % 2 === 0 ? column : pools - 1 - column;
  });
  const line = Int32Array.from(of.keys()).sort((a, b) => (of[a] ?? 0) - (of[b] ?? 0) || a - b);
  return { places, levels: [{ nodes: pools, of }], line };
}
