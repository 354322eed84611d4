import type { CompositionRules, TeamCheck } from '@threecount/match';
import type { CompetitorView } from './match.ts';

/** Somebody of a team. */
export interface TeamMemberView {
  readonly personId: string;
  readonly name: string;
  readonly rank: string;
  /** Null: not known, or a declared one that is not for everybody. */
  readonly weightKg: number | null;
  /** By the day's scale; else the weight is the declared one. */
  readonly weighed: boolean;
  /** Cannot fight, whether that was said or came of a team match. */
  readonly injured: boolean;
  /** The team starts without this one, to keep to its limit: no part of its check. */
  readonly leftOut: boolean;
}

/** A team as its division shows it. */
export interface TeamView {
  /** The team itself: its name stands where a person's would. */
  readonly team: CompetitorView;
  /** What its composition comes to; null: nobody was named yet. */
  readonly check: TeamCheck | null;
  readonly members: readonly TeamMemberView[];
  /** Who may take the place of somebody who is hurt. */
  readonly substitutes: readonly TeamMemberView[];
  /** `sealed`: it is in, and not shown before the other team's is; `shown`: `members` stand in it. */
  readonly order: 'missing' | 'sealed' | 'shown';
}

/** What a page that puts teams together has to know of the rules. */
export interface TeamSheetRules extends CompositionRules {
  /** The belt of an event for one; null: it has none, or is not for one belt. */
  readonly rank: string | null;
  /** Whether a team may change its order between two matches of it. */
  readonly mayReorder: boolean;
}

/** One kind of event for teams, with what a team has to keep to in it. */
export interface TeamEventView {
  /** The book's code of it. */
  readonly event: string;
  readonly discipline: string;
  readonly rules: TeamSheetRules;
  /** That are held to these rules; none where the book has the event and the tournament does not. */
  readonly divisions: readonly {
    readonly divisionId: string;
    readonly name: string;
    /** When the orders of its teams close, epoch ms; null: each is fixed as it comes in. */
    readonly ordersCloseAt: number | null;
  }[];
}

/** A team as its coach sees it: its own order is no secret here. */
export interface CoachView {
  /** Its name. */
  readonly tournament: string;
  readonly divisionId: string;
  readonly divisionName: string;
  /** When the orders of its teams close, epoch ms; null: each is fixed as it comes in. */
  readonly ordersCloseAt: number | null;
  readonly rules: TeamSheetRules;
  readonly team: TeamView;
}
