import type { Side } from '@threecount/match';
import { otherSide } from '../sides.ts';
import type { BracketMatch, EntryId, MatchId } from '../types/entities.ts';
import type { ResultMethod } from '../types/events.ts';
import type { MatchRecord, MatchRuling } from '../types/state.ts';

/** The step of the fold since which an entry can not be called (it left, or was barred); Infinity while it can. */
export type OutSince = (entryId: EntryId) => number;

/** Who stands on a side of a match as far as it is known now. */
export type SideNow =
  | { readonly kind: 'entry'; readonly entryId: EntryId }
  | { readonly kind: 'bye' }
  /** Nobody will come: the match it waited for gave none. */
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'unknown';
      readonly from: 'winner-of' | 'loser-of';
      readonly matchId: MatchId;
    }
  | { readonly kind: 'unknown'; readonly from: 'beaten-by'; readonly matchId: MatchId }
  /** `level`: the pool is fought, and the organiser has to say who takes the place. */
  | {
      readonly kind: 'unknown';
      readonly from: 'placed';
      readonly pool: number;
      readonly place: number;
      readonly level: boolean;
    };

/**
 * `waiting`: a side is not known, or an earlier match of the same series is not over. `fightable`: both are there.
 * `open`: a table has it. `confirmed`: fought and confirmed. `decided`: over without a fight. `needs-ruling`: the
 * recorded entries are no longer those of the slots.
 */
export type Phase =
  | 'waiting'
  | 'fightable'
  | 'open'
  | 'confirmed'
  | 'decided'
  | 'not-needed'
  | 'needs-ruling';

/** A match of a bracket with what the results so far make of it. */
export interface MatchNow {
  readonly match: BracketMatch;
  /** The number people call out; 0 for a match with a bye, which nobody calls. */
  readonly number: number;
  readonly red: SideNow;
  readonly blue: SideNow;
  /** True where the two changed colours at the table: `red` is who comes by the slot of blue, and the other way round. */
  readonly exchanged: boolean;
  /** The newest record of the match, whoever fought; null: it was never opened. */
  readonly stored: MatchRecord | null;
  /** The record that counts, or waits for a ruling: of those who should meet, if there is one. */
  readonly record: MatchRecord | null;
  /** What was ruled, where that decides: its winner advances though `record` has other entries. */
  readonly ruling: MatchRuling | null;
  /** False where it is known that it is not to be fought. */
  readonly needed: boolean;
  readonly phase: Phase;
  /** The side that advances; null while open, and where nobody does. */
  readonly winner: Side | null;
  /** `cancelled`: nobody advances, and it counts for nobody. */
  readonly how: ResultMethod | 'walkover' | 'bye' | 'cancelled' | null;
  /** The step of the fold since which it is over; 0 from the draw on. Meaningless while it is not. */
  readonly since: number;
}

/** The fold of a division's results. */
export interface Progress {
  /** In the order of the bracket. */
  readonly matches: readonly MatchNow[];
  readonly byId: Pick<ReadonlyMap<MatchId, MatchNow>, 'get'>;
  /** Matches that people see: those with a bye are left out. */
  readonly total: number;
  readonly done: number;
  /** True when the division is drawn and nothing is left to fight. */
  readonly complete: boolean;
}

/** True when nothing more will come of a match. */
export function isOver(phase: Phase): boolean {
  return phase === 'confirmed' || phase === 'decided' || phase === 'not-needed';
}

/** The entry on a side, or null. */
export function entryOn(side: SideNow): EntryId | null {
  return side.kind === 'entry' ? side.entryId : null;
}

/** The side of a match on which the slot of a side stands now. */
export function sideOfSlot({ exchanged }: Pick<MatchNow, 'exchanged'>, slot: Side): Side {
  return exchanged ? otherSide(slot) : slot;
}

/** The entry that advanced, or null. */
export function winnerOf(now: MatchNow): EntryId | null {
  return now.winner === null ? null : entryOn(now[now.winner]);
}

/** The entry that lost to a winner, or null: where nobody won, nobody is the loser. */
export function loserOf(now: MatchNow): EntryId | null {
  return now.winner === null ? null : entryOn(now[now.winner === 'red' ? 'blue' : 'red']);
}
