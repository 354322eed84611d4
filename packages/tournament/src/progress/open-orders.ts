import { teamRulesOf } from '../engine/team-rules.ts';
import { sides } from '../sides.ts';
import type { EntryId } from '../types/entities.ts';
import type { DivisionState, MatchRecord, TournamentState } from '../types/state.ts';
import { progressOf } from './memo.ts';
import { entryOn, type MatchNow } from './types.ts';

/**
 * The teams of a division whose order is no secret any more: a match of theirs has both orders in and, where the
 * organiser has set a time at which orders close, that has come (or a table has taken the match). Where orders may change
 * between two matches, one that was lodged anew is a secret again until its own next match has both in for good.
 * @param at epoch ms
 */
export function openOrders(
  state: TournamentState,
  division: DivisionState,
  at: number,
): ReadonlySet<EntryId> {
  const { matches } = progressOf(state, division);
  const mayChange = teamRulesOf(state, division)?.reorder?.allowed === true;
  const closed = division.ordersCloseAt === null || at >= division.ordersCloseAt;
  const lineUpOf = (entryId: EntryId) => division.entries.get(entryId)?.lineUp;
  const lodged = (entryId: EntryId | null): entryId is EntryId =>
    entryId !== null && lineUpOf(entryId)?.lodged === true;
  const isOlder = (entryId: EntryId, { settledAt }: Settled): boolean =>
    (lineUpOf(entryId)?.lodgedAt ?? 0) <= settledAt;
  const settled = matches.flatMap(settledOf);
  const fixed = (entryId: EntryId): boolean =>
    !mayChange || !settled.some((one) => has(one, entryId) && isOlder(entryId, one));
  const open = new Set<EntryId>();
  for (const match of matches) {
    const [one, other] = [entryOn(match.red), entryOn(match.blue)];
    if (!lodged(one) || !lodged(other) || (!closed && match.record === null)) continue;
    const [over] = settledOf(match);
    const taken = match.record?.standing === 'open';
    const shown = over === undefined && (taken || (fixed(one) && fixed(other)));
    for (const entryId of [one, other]) {
      if (shown || (over !== undefined && (!mayChange || isOlder(entryId, over)))) {
        open.add(entryId);
      }
    }
  }
  return open;
}

/** A match with a result, and the step of the fold at which it had one first. */
interface Settled {
  readonly entries: MatchRecord['entries'];
  readonly settledAt: number;
}

function settledOf({ record }: MatchNow): readonly Settled[] {
  if (record === null) return [];
  const { entries, settledAt, corrections } = record;
  const first = corrections[0]?.before.settledAt ?? settledAt;
  return first === null ? [] : [{ entries, settledAt: first }];
}

const has = ({ entries }: Settled, entryId: EntryId): boolean =>
  sides.some((side) => entries[side] === entryId);
