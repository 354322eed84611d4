import { type BracketInput, buildBracket } from '../bracket/build.ts';
import { compareIds } from '../order.ts';
import { randomFrom, shuffled } from '../random/random.ts';
import type { Bracket, DivisionId, Entry, EntryId } from '../types/entities.ts';

/** What the draw looks at in an entry. */
export type Drawable = Pick<Entry, 'entryId' | 'seed'>;

/**
 * The order of the draw: seeded entries by seed (level seeds by entry id), then the others shuffled. It depends only
 * on the division's id, the seed text, the entries' ids and their seeds; not on the order in which they came.
 */
export function drawOrder(
  divisionId: DivisionId,
  seedText: string,
  entries: readonly Drawable[],
): EntryId[] {
  const byId = [...entries].sort((a, b) => compareIds(a.entryId, b.entryId));
  const seeded = byId.filter((entry) => entry.seed !== null);
  seeded.sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0) || compareIds(a.entryId, b.entryId));
  const unseeded = byId.filter((entry) => entry.seed === null).map((entry) => entry.entryId);
  const random = randomFrom(`draw\n${divisionId}\n${seedText}`);
  return [...seeded.map((entry) => entry.entryId), ...shuffled(unseeded, random)];
}

/** Draws a division of one or more entries. */
export function drawBracket(
  divisionId: DivisionId,
  seedText: string,
  entries: readonly Drawable[],
  how: Omit<BracketInput, 'order' | 'seedText'>,
): Bracket {
  const order = drawOrder(divisionId, seedText, entries);
  return buildBracket(divisionId, { ...how, seedText, order });
}

/** Whether an entry takes part in a draw now. */
export function isDrawable(entry: Entry): boolean {
  return entry.notDrawn === null && entry.withdrawn === null;
}
