import type { StandingStep } from '../entities.ts';
import type { CompetitorView } from './match.ts';

export interface PodiumPlace {
  readonly place: 1 | 2 | 3;
  readonly competitor: CompetitorView;
  /** Set where the competitor is a team: its people, in the fighting order once that is open. */
  readonly members?: readonly string[];
  /** Set where some of its people are not among `members`, since they may not receive an award: how many. */
  readonly leftOff?: number;
}

/**
 * What there is to say of a podium: the champion did not have to fight; the final had no winner; the third place is
 * level.
 */
export type PodiumNote = 'without-a-fight' | 'final-without-winner' | 'third-level';

/** Why a division that is over has nobody on its podium. */
export type NoPodiumReason =
  /** Nobody was entered, or nobody of those took part in the draw. */
  | 'no-entries'
  /** All withdrew, were barred or did not come. */
  | 'nobody-left'
  /** The matches gave no winner. */
  | 'nobody-advanced'
  /** No criterion separates the first ones: the organiser has to rule. */
  | 'standings-level';

export type Podium =
  | {
      readonly kind: 'places';
      readonly places: readonly PodiumPlace[];
      readonly note?: PodiumNote;
    }
  /** Not over yet. */
  | { readonly kind: 'open' }
  /** Over, and nobody stands there: the reason is a message key. */
  | { readonly kind: 'none'; readonly reason: NoPodiumReason };

export interface StandingsRow {
  readonly competitor: CompetitorView;
  readonly place: number;
  readonly wins: number;
  readonly losses: number;
  readonly submissions: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** The step that parted this row from those level with it; null: none, the place is shared. */
  readonly placedBy: PlacedBy | null;
}

/** The steps of an order. `barred` and `withdrawn`: put last. */
export type PlacedBy = StandingStep | 'ruling' | 'barred' | 'withdrawn';
