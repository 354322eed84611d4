import type { ResolvedTeam } from '@threecount/rulebooks';

/** Of the rules of teams what says who may stand in one. */
export type CompositionRules = Pick<
  ResolvedTeam,
  | 'size'
  | 'composition'
  | 'handicap'
  | 'shortTeam'
  | 'substitutes'
  | 'overLimit'
  | 'fewest'
  | 'winner'
  | 'ranks'
  | 'allowedRanks'
>;

/** A person in a team, as entered. */
export interface TeamMember {
  /** What tells two people apart; left out: their names do. */
  readonly id?: string;
  readonly name: string;
  /** A belt. */
  readonly rank: string | null;
  /** Weighed or declared; kilograms. */
  readonly weightKg: number | null;
  /** Cannot fight; the place stays the member's, and counts as it was weighed. */
  readonly injured?: boolean;
}

/** A team that is to be checked, in its order. */
export interface TeamList {
  readonly name: string;
  readonly members: readonly TeamMember[];
  /** People who may take the place of somebody who is hurt. */
  readonly substitutes?: readonly TeamMember[];
  /** The belt of an event for one belt; left out: that of most members. */
  readonly rank?: string | null;
}

/** Why a team may not stand. Places are those in the order, from 0. */
export type TeamFinding = { readonly clause: string } & (
  | { readonly code: 'team-size'; readonly has: number; readonly needs: number }
  | { readonly code: 'nobody-fit' }
  | { readonly code: 'same-person'; readonly places: readonly number[]; readonly name: string }
  | { readonly code: 'same-person-in-two-teams'; readonly name: string; readonly other: string }
  | { readonly code: 'team-twice'; readonly name: string }
  | { readonly code: 'rank-missing'; readonly place: number }
  | {
      readonly code: 'rank-unknown';
      readonly place: number;
      readonly rank: string;
      readonly valid: readonly string[];
    }
  | {
      readonly code: 'rank-differs';
      readonly place: number;
      readonly rank: string;
      readonly wanted: string;
    }
  | { readonly code: 'weight-missing'; readonly place: number }
  | { readonly code: 'weight-impossible'; readonly place: number; readonly kg: number }
  | { readonly code: 'no-table' }
  | { readonly code: 'rank-not-in-table'; readonly place: number; readonly rank: string }
  | { readonly code: 'weight-not-in-table'; readonly place: number; readonly kg: number }
  | {
      readonly code: 'over-weight';
      readonly sum: number;
      readonly most: number;
      readonly over: number;
    }
  | {
      readonly code: 'over-handicap';
      readonly sum: number;
      readonly most: number;
      readonly over: number;
    }
  | { readonly code: 'too-many-substitutes'; readonly has: number; readonly most: number }
);

/** One change that alone would make the team legal. */
export type TeamChange =
  /** The member weighs no more than this. */
  | { readonly kind: 'weight'; readonly place: number; readonly atMostKg: number }
  /** A member of this belt and the same weight. */
  | { readonly kind: 'rank'; readonly place: number; readonly rank: string }
  /** Anybody who scores no more than this. */
  | { readonly kind: 'score'; readonly place: number; readonly atMost: number }
  | { readonly kind: 'substitute'; readonly place: number; readonly by: string }
  /** The team starts without this member. */
  | { readonly kind: 'drop'; readonly place: number };

/** What a member brings to the sum. */
export interface MemberShare {
  readonly place: number;
  readonly name: string;
  readonly rank: string | null;
  readonly weightKg: number | null;
  readonly injured: boolean;
  /** Kilograms or a score; null where it cannot be told, or nothing is added up. */
  readonly contributes: number | null;
}

/** A substitute in the place of a member who is hurt. */
export interface Substitution {
  readonly place: number;
  readonly by: string;
  readonly sum: number | null;
  readonly legal: boolean;
}

export interface TeamCheck {
  readonly team: string;
  readonly legal: boolean;
  /** What is added up (the scores, where kilograms are limited too); null: nothing. `sum` null: somebody's part is not known. */
  readonly limit: {
    readonly of: 'weight' | 'handicap';
    readonly sum: number | null;
    readonly most: number;
    /** By how much it is over; 0: it is not. */
    readonly over: number;
    readonly clause: string;
  } | null;
  readonly members: readonly MemberShare[];
  readonly findings: readonly TeamFinding[];
  readonly changes: readonly TeamChange[];
  readonly substitutions: readonly Substitution[];
}
