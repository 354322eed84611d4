import type { BySide } from '@threecount/match';
import type { LadderRule, LengthForBelts, OfficialRules, ScreenRules } from '@threecount/rulebooks';

/** What everybody may read of the rules of a division. */
export interface DivisionRules {
  readonly divisionId: string;
  readonly name: string;
  /** Null: the book has no rules for it; `problem` says why. */
  readonly rules: ScreenRules | null;
  readonly problem: string | null;
  /** What fouls cost, step by step. */
  readonly ladders: readonly LadderRule[];
  /** Lengths of a match where they hang on the two belts; else empty. */
  readonly lengths: readonly LengthForBelts[];
  /** The columns of the table of techniques by which it is judged; unconfirmed ones only flag. */
  readonly legality: {
    readonly columns: readonly { readonly id: string; readonly label: string }[];
    readonly confirmed: boolean;
  };
}

/** All that an official looks up about a division, for one page without a network. */
export interface DivisionForOfficials {
  readonly divisionId: string;
  readonly name: string;
  /** Null: the book has no rules for it; `problem` says why. */
  readonly official: OfficialRules | null;
  readonly problem: string | null;
}

/**
 * All that an official looks up about one match: the rules that it was opened under, else those under which its two
 * entries would be fought now. Where the belts of the two differ, techniques and time may be others than the division's.
 */
export interface MatchForOfficials extends DivisionForOfficials {
  readonly matchId: string;
  readonly number: number;
  /** The belts as far as the list has them. */
  readonly ranks: BySide<string | null>;
}
