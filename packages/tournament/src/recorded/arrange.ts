import { bracketSize, seedingOrder } from '../bracket/seeding.ts';
import type { Leaves } from './leaves.ts';

/** The order of a draw that gives a first round. Null: a place of somebody who left before the first match. */
export interface Arranged {
  readonly order: readonly (string | null)[];
  /** Whether the byes of the first round stand where a draw of ours puts them. */
  readonly byesAsDrawn: boolean;
}

/**
 * The order in which these have to be drawn to meet as they did. Which of two neighbours stands above makes no
 * difference. Where no draw has the byes so, they are places of people who left after the draw.
 */
export function arranged(leaves: Leaves): Arranged {
  const rows = seedingOrder(leaves.length);
  const names = leaves.filter((name) => name !== null);
  const drawn =
    bracketSize(names.length) === leaves.length ? fitted(leaves, rows, names.length) : null;
  if (drawn !== null) {
    return { order: names.map((_, i) => drawn.get(i + 1) ?? null), byesAsDrawn: true };
  }
  const byPlace = new Map(rows.map((place, row) => [place, leaves[row] ?? null]));
  return { order: leaves.map((_, i) => byPlace.get(i + 1) ?? null), byesAsDrawn: false };
}

/** The names by place; null: a bye would be at a place that is taken, whichever half of each part is above. */
function fitted(
  leaves: Leaves,
  places: readonly number[],
  count: number,
): ReadonlyMap<number, string> | null {
  const byes = places.filter((place) => place > count).length;
  if (byes !== leaves.filter((name) => name === null).length) return null;
  const [place] = places;
  if (places.length === 1 && place !== undefined) {
    const [name] = leaves;
    return name == null ? new Map() : new Map([[place, name]]);
  }
  const half = places.length / 2;
  const [top, bottom] = [leaves.slice(0, half), leaves.slice(half)];
  for (const [above, below] of [
    [top, bottom],
    [bottom, top],
  ] as const) {
    const one = fitted(above, places.slice(0, half), count);
    const other = one && fitted(below, places.slice(half), count);
    if (one && other) return new Map([...one, ...other]);
  }
  return null;
}
