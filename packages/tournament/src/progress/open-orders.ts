import type { EntryId } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { progressOf } from './memo.ts';
import { entryOn } from './types.ts';

/**
 * The teams of a division whose order is no secret any more: a match of theirs has both orders in and, where the
 * organiser has set a time at which orders close, that has come (or a table has taken the match).
 * @param at epoch ms
 */
export function openOrders(
  state: TournamentState,
  division: DivisionState,
  at: number,
): ReadonlySet<EntryId> {
  const open = new Set<EntryId>();
  const { ordersCloseAt } = division;
  const closed = ordersCloseAt === null || at >= ordersCloseAt;
  const lodged = (entryId: EntryId | null): entryId is EntryId =>
    entryId !== null && division.entries.get(entryId)?.lineUp?.lodged === true;
  for (const { red, blue, record } of progressOf(state, division).matches) {
    const [one, other] = [entryOn(red), entryOn(blue)];
    if (!lodged(one) || !lodged(other) || (!closed && record === null)) continue;
    open.add(one).add(other);
  }
  return open;
}
