import { compareIds } from '../order.ts';
import { type Random, randomFrom, shuffled } from '../random/random.ts';
import type { Apart, DivisionId, EntryId } from '../types/entities.ts';
import { chained, mostRefined } from './chains.ts';
import { exchanged } from './exchange.ts';
import { type Grouping, groupingOf } from './grouping.ts';
import { halved } from './halving.ts';
import { knockOutLayout, type Layout, poolLayout } from './layout.ts';

/** Entries by index, and what is to be kept apart among them. */
interface Field {
  /** Those whose places are fixed first, then the others by id. */
  readonly entries: readonly EntryId[];
  readonly fixed: number;
  readonly clubs: Grouping;
  readonly countries: Grouping;
  readonly random: Random;
}

/** The seeded by place, then the others: what a draw starts from. */
function fieldOf(
  key: string,
  seeded: readonly EntryId[],
  others: readonly EntryId[],
  apart: Apart,
): Field {
  const entries = [...seeded, ...others.toSorted(compareIds)];
  return {
    entries,
    fixed: seeded.length,
    clubs: groupingOf(entries, apart.club),
    countries: groupingOf(entries, apart.country),
    random: randomFrom(key),
  };
}

/**
 * The order of a draw that keeps clubs apart as long as it can, and countries second. The seeded have the first
 * places; the others are shared out by halving, and exchanged where the seeded made that worse than it must be. The
 * same for the same division, seed text, entries and groups, in whatever order these came. Described for others to
 * recompute in docs/draw.md.
 */
export function separatedOrder(
  divisionId: DivisionId,
  seedText: string,
  seeded: readonly EntryId[],
  others: readonly EntryId[],
  apart: Apart,
): EntryId[] {
  const field = fieldOf(`separated draw\n${divisionId}\n${seedText}`, seeded, others, apart);
  const { entries, fixed, random } = field;
  const at = Int32Array.from(entries.keys());
  const free = [...entries.keys()].slice(fixed);
  halved(at, fixed, free, field, random);
  refine(knockOutLayout(entries.length), at, fixed, field.clubs, field.countries);
  return Array.from(at, (entry) => entries[entry] ?? '');
}

/** Lessens the meetings that the fixed ones make, until those of clubs are the fewest possible. */
function refine(
  layout: Layout,
  at: Int32Array,
  fixed: number,
  clubs: Grouping,
  countries: Grouping,
): void {
  exchanged(layout, at, fixed, [clubs]);
  if (at.length > mostRefined) return;
  chained(layout, at, fixed, clubs);
  exchanged(layout, at, fixed, [clubs, countries]);
}

/**
 * The order of entries for pools, to which they go as a snake (`poolsOf`): the seeded first, the others by lot, with
 * clubs, and countries second, spread evenly. The same for the same input, in whatever order it came.
 */
export function pooledOrder(
  divisionId: DivisionId,
  seedText: string,
  seeded: readonly EntryId[],
  others: readonly EntryId[],
  { pools, apart }: { readonly pools: number; readonly apart: Apart },
): EntryId[] {
  const key = `draw of pools\n${divisionId}\n${seedText}`;
  const { entries, fixed, random, clubs, countries } = fieldOf(key, seeded, others, apart);
  const indexes = [...entries.keys()];
  const at = Int32Array.from([
    ...indexes.slice(0, fixed),
    ...shuffled(indexes.slice(fixed), random),
  ]);
  refine(poolLayout(entries.length, pools), at, fixed, clubs, countries);
  return Array.from(at, (entry) => entries[entry] ?? '');
}
