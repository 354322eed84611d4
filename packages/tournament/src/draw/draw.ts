import { type BracketInput, buildBracket } from '../bracket/build.ts';
import { compareIds } from '../order.ts';
import { randomFrom, shuffled } from '../random/random.ts';
import type { Apart, Bracket, DivisionId, Entry, EntryId, FormatPlan } from '../types/entities.ts';
import { apartIn } from './apart.ts';
import { pooledOrder, separatedOrder } from './separate.ts';

/** What the draw looks at in an entry. */
export type Drawable = Pick<Entry, 'entryId' | 'seed'>;

/**
 * The order of the draw: seeded entries by seed (level seeds by entry id), then the others by lot, with those of one
 * club kept apart as long as can be, and those of one country second. It depends only on the division's id, the seed
 * text, the entries' ids and seeds and who is to be kept apart; not on the order in which they came.
 * @param how without `apart` the others are shuffled, as in the first version; pools are what its plan makes of them
 */
export function drawOrder(
  divisionId: DivisionId,
  seedText: string,
  entries: readonly Drawable[],
  how: Partial<Pick<Bracket, 'plan' | 'apart'>> = {},
): EntryId[] {
  const byId = [...entries].sort((a, b) => compareIds(a.entryId, b.entryId));
  const seeded = byId.filter((entry) => entry.seed !== null);
  seeded.sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0) || compareIds(a.entryId, b.entryId));
  const unseeded = byId.filter((entry) => entry.seed === null).map((entry) => entry.entryId);
  const first = seeded.map((entry) => entry.entryId);
  const { plan, apart } = how;
  if (apart !== undefined) {
    const pools = poolCount(plan, byId.length);
    return pools === 0
      ? separatedOrder(divisionId, seedText, first, unseeded, apart)
      : pooledOrder(divisionId, seedText, first, unseeded, { pools, apart });
  }
  const random = randomFrom(`draw\n${divisionId}\n${seedText}`);
  return [...first, ...shuffled(unseeded, random)];
}

/** How many pools a division of so many entries has; 0 where there are none. */
export function poolCount(plan: FormatPlan | undefined, entries: number): number {
  return plan?.format === 'pools' ? Math.ceil(entries / plan.poolSize) : 0;
}

/** Draws a division of one or more entries. */
export function drawBracket(
  divisionId: DivisionId,
  seedText: string,
  entries: readonly Drawable[],
  how: Omit<BracketInput, 'order' | 'seedText' | 'apart' | 'swaps'>,
  asked?: Apart,
): Bracket {
  const drawn = new Set(entries.map(({ entryId }) => entryId));
  const apart = asked === undefined ? {} : { apart: apartIn(asked, drawn) };
  const order = drawOrder(divisionId, seedText, entries, { plan: how.plan, ...apart });
  return buildBracket(divisionId, { ...how, ...apart, seedText, order });
}

/** Whether an entry takes part in a draw now. */
export function isDrawable(entry: Entry): boolean {
  return entry.notDrawn === null && entry.withdrawn === null;
}
