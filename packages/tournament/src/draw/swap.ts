import { buildBracket } from '../bracket/build.ts';
import type { Bracket, DivisionId, EntryId } from '../types/entities.ts';

/** An order after two entries of it changed places. */
export function exchangedIn(order: readonly EntryId[], a: EntryId, b: EntryId): EntryId[] {
  const other = new Map([
    [a, b],
    [b, a],
  ]);
  return order.map((entryId) => other.get(entryId) ?? entryId);
}

/** A bracket after two entries of it changed places, which it remembers. */
export function swapped(divisionId: DivisionId, bracket: Bracket, a: EntryId, b: EntryId): Bracket {
  const order = exchangedIn(bracket.order, a, b);
  const swaps = [...(bracket.swaps ?? []), [a, b] as const];
  return buildBracket(divisionId, { ...bracket, order, swaps });
}
