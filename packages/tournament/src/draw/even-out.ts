import type { Grouping } from './grouping.ts';
import type { Splitting } from './sides.ts';

/**
 * Where more were sent to a half than it has room for, those go over who add the fewest pairs of a club, then of a
 * country; the first in the order among equals. Happens only where entries are fixed.
 */
export function evenOut(order: readonly number[], side: Int8Array, splitting: Splitting): void {
  const { halves, clubs, countries } = splitting;
  const count = (half: number): number =>
    side.reduce((sum, one) => sum + (one === half ? 1 : 0), 0);
  const over = count(0) - halves[0].room;
  if (over === 0) return;
  const from = over > 0 ? 0 : 1;
  const tallies = [clubs, countries].map((grouping) => tallyOf(order, side, splitting, grouping));
  const cost = (entry: number, which: number): number => {
    const here = tallies[which]?.get(groupOf(entry, which));
    return here === undefined ? 0 : (here[1 - from] ?? 0) - (here[from] ?? 0) + 1;
  };
  const groupOf = (entry: number, which: number): number =>
    (which === 0 ? clubs : countries).of[entry] ?? -1;
  for (let moves = Math.abs(over); moves > 0; moves -= 1) {
    let best = -1;
    order.forEach((entry, i) => {
      if (side[i] !== from) return;
      const than = order[best];
      const less =
        than === undefined ? -1 : cost(entry, 0) - cost(than, 0) || cost(entry, 1) - cost(than, 1);
      if (less < 0) best = i;
    });
    const mover = order[best] ?? -1;
    side[best] = 1 - from;
    tallies.forEach((tally, which) => {
      const halvesOf = tally.get(groupOf(mover, which));
      if (halvesOf === undefined) return;
      halvesOf[from] = (halvesOf[from] ?? 0) - 1;
      halvesOf[1 - from] = (halvesOf[1 - from] ?? 0) + 1;
    });
  }
}

/** How many of each group stand in each half. */
function tallyOf(
  order: readonly number[],
  side: Int8Array,
  { halves }: Splitting,
  grouping: Grouping,
): Map<number, number[]> {
  const tally = new Map<number, number[]>();
  const add = (entry: number, half: number): void => {
    const group = grouping.of[entry] ?? -1;
    if (group < 0) return;
    const counts = tally.get(group) ?? [0, 0];
    tally.set(group, counts);
    counts[half] = (counts[half] ?? 0) + 1;
  };
  halves.forEach(({ seated }, half) => {
    for (const entry of seated) add(entry, half);
  });
  order.forEach((entry, i) => {
    add(entry, side[i] ?? 0);
  });
  return tally;
}
