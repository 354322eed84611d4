import { type Random, shuffled } from '../random/random.ts';
import type { Grouping } from './grouping.ts';
import { knockOutRow } from './layout.ts';
import { decideSides } from './sides.ts';

/**
 * Fills the free places of a knock-out by halving: the entries that are to stand in a part of it are shared out to its
 * two halves, clubs and countries evenly, and those of each half again, down to single places.
 *
 * Where nobody is fixed, every club and every country is split into two parts that differ by one at most, at every
 * step (see `decideSides`). So each part of 2^h places has the whole number below or above the group's even share, and
 * a sum of k(k-1)/2 over parts is least just then: no draw has fewer meetings of a club, or of a country, in any round.
 *
 * @param at the entry on each place; of the first `fixed` places, and filled here for the others
 * @param entries those for the other places
 */
export function halved(
  at: Int32Array,
  fixed: number,
  entries: readonly number[],
  { clubs, countries }: { readonly clubs: Grouping; readonly countries: Grouping },
  random: Random,
): void {
  const row = knockOutRow(at.length);
  const fill = (from: number, to: number, list: readonly number[]): void => {
    const [only] = list;
    if (only === undefined) return;
    if (to - from === 1) {
      at[row[from] ?? 0] = only;
      return;
    }
    const middle = (from + to) / 2;
    const halves = [part(from, middle), part(middle, to)] as const;
    const order = shuffled(list, random);
    const sides = decideSides(order, { halves, clubs, countries, random });
    fill(
      from,
      middle,
      order.filter((_, i) => sides[i] === 0),
    );
    fill(
      middle,
      to,
      order.filter((_, i) => sides[i] === 1),
    );
  };
  /** What stands in some places already, and how many of them are free. */
  const part = (from: number, to: number) => {
    const seated: number[] = [];
    let room = 0;
    for (const place of row.subarray(from, to)) {
      if (place >= fixed) room += 1;
      else if (place >= 0) seated.push(at[place] ?? -1);
    }
    return { seated, room };
  };
  fill(0, row.length, entries);
}
