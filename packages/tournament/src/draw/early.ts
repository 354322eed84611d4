import type { Apart, Bracket, EntryId, Format } from '../types/entities.ts';
import type { DivisionState } from '../types/state.ts';
import type { EarlyMeetings } from '../types/views.ts';
import { chained, mostRefined } from './chains.ts';
import { poolCount } from './draw.ts';
import { exchanged } from './exchange.ts';
import { type Grouping, groupingOf } from './grouping.ts';
import { knockOutLayout, type Layout, poolLayout } from './layout.ts';
import { leastPairs, pairsOf, totals } from './meetings.ts';
import { exchangedIn } from './swap.ts';

/**
 * The meetings of a knock-out in each round up to the final, where all can have met; of pools, which are one round.
 * @param order the order of the draw, by place
 * @param seeded so many first places are fixed
 * @param pools how many; 0: a knock-out
 */
export function earlyMeetings(
  order: readonly EntryId[],
  seeded: number,
  apart: Apart,
  pools = 0,
): readonly EarlyMeetings[] {
  const layout = pools === 0 ? knockOutLayout(order.length) : poolLayout(order.length, pools);
  return meetingsIn(layout, order, seeded, apart);
}

const kept = new WeakMap<Bracket, readonly EarlyMeetings[]>();

/** Formats in which all begin in one knock-out, or in pools: others have no early meetings to tell. */
const withRounds: ReadonlySet<Format> = new Set([
  'single-elimination',
  'double-elimination',
  'repechage',
  'pools',
]);

/** The meetings of a drawn division, worked out once for each bracket; null where there is nothing to tell. */
export function earlyIn({ bracket, entries }: DivisionState): readonly EarlyMeetings[] | null {
  if (bracket?.apart === undefined || !withRounds.has(bracket.plan.format)) return null;
  const found = kept.get(bracket);
  if (found !== undefined) return found;
  const { apart, order, plan, swaps = [] } = bracket;
  const pools = poolCount(plan, order.length);
  const seeded = order.filter((entryId) => entries.get(entryId)?.entry.seed != null).length;
  const drawn = swaps.reduceRight((after, [a, b]) => exchangedIn(after, a, b), [...order]);
  // The seeded are fixed where the draw put them: what is possible is that of the draw, what is there that of now.
  const possible = earlyMeetings(drawn, seeded, apart, pools);
  const early = earlyMeetings(order, order.length, apart, pools).map((row, i) => ({
    ...row,
    clubBound: possible[i]?.clubBound ?? 0,
    countryBound: possible[i]?.countryBound ?? 0,
  }));
  kept.set(bracket, early);
  return early;
}

function meetingsIn(
  layout: Layout,
  order: readonly EntryId[],
  seeded: number,
  apart: Apart,
): readonly EarlyMeetings[] {
  const at = Int32Array.from(order.keys());
  const clubs = groupingOf(order, apart.club);
  const countries = groupingOf(order, apart.country);
  const pairs = (grouping: Grouping): number[] => totals(pairsOf(layout, at, grouping));
  const club = { pairs: pairs(clubs), bound: fewest(layout, at, seeded, clubs) };
  const countryBound = totals(leastPairs(layout, at, seeded, countries));
  const country = { pairs: pairs(countries), bound: countryBound };
  return layout.levels.map((_, i) => ({
    round: i + 1,
    clubPairs: club.pairs[i] ?? 0,
    clubBound: club.bound[i] ?? 0,
    countryPairs: country.pairs[i] ?? 0,
    countryBound: country.bound[i] ?? 0,
  }));
}

/** The meetings of the best draw, which is looked for from this one where the simple bound is not reached. */
function fewest(layout: Layout, at: Int32Array, seeded: number, clubs: Grouping): number[] {
  if (layout.places > mostRefined) return totals(leastPairs(layout, at, seeded, clubs));
  const best = Int32Array.from(at);
  exchanged(layout, best, seeded, [clubs]);
  chained(layout, best, seeded, clubs);
  return totals(pairsOf(layout, best, clubs));
}
