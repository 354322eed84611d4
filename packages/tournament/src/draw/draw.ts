import { type BracketInput, buildBracket } from '../bracket/build.ts';
import { compareIds } from '../order.ts';
import { randomFrom, shuffled } from '../random/random.ts';
<<<<<<< /tmp/tmp.r61AGbCTEc/cur
import type {
  Apart,
  Bracket,
  DivisionId,
  Entry,
  EntryId,
  TournamentSettings,
} from '../types/entities.ts';
import { apartIn } from './apart.ts';
import { separatedOrder } from './separate.ts';
=======
import type { Bracket, DivisionId, Entry, EntryId } from '../types/entities.ts';
>>>>>>> /tmp/tmp.r61AGbCTEc/new

/** What the draw looks at in an entry. */
export type Drawable = Pick<Entry, 'entryId' | 'seed'>;

/**
 * The order of the draw: seeded entries by seed (level seeds by entry id), then the others by lot, with those of one
 * club kept apart as long as can be, and those of one country second. It depends only on the division's id, the seed
 * text, the entries' ids and seeds and who is to be kept apart; not on the order in which they came.
 * @param apart left out: the others are shuffled, as in the first version
 */
export function drawOrder(
  divisionId: DivisionId,
  seedText: string,
  entries: readonly Drawable[],
  apart?: Apart,
): EntryId[] {
  const byId = [...entries].sort((a, b) => compareIds(a.entryId, b.entryId));
  const seeded = byId.filter((entry) => entry.seed !== null);
  seeded.sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0) || compareIds(a.entryId, b.entryId));
  const unseeded = byId.filter((entry) => entry.seed === null).map((entry) => entry.entryId);
  const first = seeded.map((entry) => entry.entryId);
  if (apart !== undefined) return separatedOrder(divisionId, seedText, first, unseeded, apart);
  const random = randomFrom(`draw\n${divisionId}\n${seedText}`);
  return [...first, ...shuffled(unseeded, random)];
}

/** Draws a division of one or more entries. */
export function drawBracket(
  divisionId: DivisionId,
  seedText: string,
  entries: readonly Drawable[],
<<<<<<< /tmp/tmp.r61AGbCTEc/cur
  settings: TournamentSettings,
  asked?: Apart,
): Bracket {
  const drawn = new Set(entries.map(({ entryId }) => entryId));
  const apart = asked && apartIn(asked, drawn);
  const order = drawOrder(divisionId, seedText, entries, apart);
  const format = formatFor(order.length, settings);
  const bracket = buildBracket(divisionId, format, settings.thirdPlace, seedText, order);
  return apart === undefined ? bracket : { ...bracket, apart };
=======
  how: Omit<BracketInput, 'order' | 'seedText'>,
): Bracket {
  const order = drawOrder(divisionId, seedText, entries);
  return buildBracket(divisionId, { ...how, seedText, order });
>>>>>>> /tmp/tmp.r61AGbCTEc/new
}

/** Whether an entry takes part in a draw now. */
export function isDrawable(entry: Entry): boolean {
  return entry.notDrawn === null && entry.withdrawn === null;
}
