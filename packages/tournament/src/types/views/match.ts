import type { Explanation, MatchView, Side } from '@threecount/match';
import type { RoundName } from '../entities.ts';
import type { ResultMethod } from '../events.ts';
import type { TeamBoutsView, TeamCardView } from './team-match.ts';

/** A competitor as the public may see one: no birth date, no contact. */
export interface CompetitorView {
  readonly entryId: string;
  /** The same in all divisions, and after a name was corrected. */
  readonly personId: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly club: string;
  readonly country: string;
  readonly seed: number | null;
}

export type SlotView =
  | { readonly kind: 'competitor'; readonly competitor: CompetitorView }
  | { readonly kind: 'bye' }
  /** `beaten-by`: somebody whom the winner of that match will have beaten. */
  | {
      readonly kind: 'winner-of' | 'loser-of' | 'beaten-by';
      readonly matchId: string;
      readonly number: number;
    }
  /** `level`: the pool is fought, and the organiser has to say who takes the place. */
  | {
      readonly kind: 'placed';
      readonly pool: number;
      readonly place: number;
      readonly level: boolean;
    }
  | { readonly kind: 'nobody' };

export type MatchStanding =
  /** A side is not known yet. */
  | 'waiting'
  | 'ready'
  /** Both known, but one is on another mat or within the rest. */
  | 'held'
  /** A table has taken it. */
  | 'on-mat'
  /** Ended, not confirmed. */
  | 'ended'
  | 'confirmed'
  /** Decided without a fight: bye, walkover, nobody. */
  | 'decided'
  /** The third of a best of three after two wins; a second final after the unbeaten side won the first. */
  | 'not-needed'
  /** The recorded entries are no longer those of the slots. */
  | 'needs-ruling';

export interface MatchResultView {
  readonly winner: Side | null;
  /** `walkover` and `bye`: decided without a fight. `cancelled`: not fought, and it counts for nobody. */
  readonly method: ResultMethod | 'walkover' | 'bye' | 'cancelled';
  /** In a team match the fighters that each team has left. */
  readonly points: { readonly red: number; readonly blue: number };
  readonly elapsedMs: number | null;
  readonly paper: boolean;
}

/** A match as brackets, queues and lists show it. */
export interface MatchCard {
  readonly matchId: string;
  /** The number that people call out; counted through the tournament. 0 for a match with a bye, which nobody calls. */
  readonly number: number;
  readonly divisionId: string;
  readonly divisionName: string;
  readonly round: RoundName;
  readonly red: SlotView;
  readonly blue: SlotView;
  /** True where the two changed colours at the table: a drawn bracket has blue's place first then. */
  readonly exchanged: boolean;
  readonly standing: MatchStanding;
  readonly matId: string | null;
  readonly matName: string | null;
  readonly result: MatchResultView | null;
  /** What stood before each correction, oldest first; with the time at which it was corrected, epoch ms. */
  readonly corrected: readonly {
    readonly at: number;
    readonly before: MatchResultView | null;
  }[];
  /** True where others fought it than should meet now, and a ruling lets the winner advance. */
  readonly ruled: boolean;
  /** The calls of these two so far, epoch ms; how many there are to be stands in the settings. */
  readonly calls: readonly number[];
  /** Why a `held` match is held. */
  readonly held: readonly HeldReason[];
  /** When it is planned to begin, epoch ms on the whole minute; null: to be announced, or it has begun or is over. */
  readonly planned: number | null;
  /** Set where somebody is on another mat when its turn would come: `planned` is after that then. */
  readonly clash: ClashView | null;
  /** Null: it is no team match. */
  readonly team: TeamCardView | null;
}

/** Why a match is planned later than its turn, or after another one. */
export interface ClashView {
  readonly entryId: string;
  /** The match on the other mat. */
  readonly number: number;
  readonly matName: string;
  /** When the turn would have come, and from when on they have rested; epoch ms on the whole minute. */
  readonly at: number;
  readonly earliest: number;
}

export type HeldReason =
  /** Why is nobody's affair but the officials'. `until`: epoch ms; null: until it is lifted. */
  | { readonly kind: 'on-hold'; readonly entryId: string; readonly until: number | null }
  | { readonly kind: 'on-other-mat'; readonly entryId: string; readonly matName: string }
  | { readonly kind: 'resting'; readonly entryId: string; readonly until: number };

/** The state of a running match without its log, for lists. */
export interface LiveScore {
  readonly status: MatchView['status'];
  readonly points: { readonly red: number; readonly blue: number };
  readonly fouls: { readonly red: number; readonly blue: number };
  readonly clock: MatchView['clock'];
  /** Epoch ms (server clock) at which the match's real time was 0; null before the first start. */
  readonly startedAt: number | null;
}

/** One match with its explanation, whole: what of it spectators see is for the caller to say. */
export interface MatchPage {
  readonly card: MatchCard;
  /** Null where it was not fought here: not opened yet, or a result from paper alone. */
  readonly live: LiveScore | null;
  /** Of a team match that of one bout: the one that was asked for, else the one on the mat, or the last. */
  readonly explanation: Explanation | null;
  /** Null: it is no team match, or was not fought here. */
  readonly team: TeamBoutsView | null;
}
