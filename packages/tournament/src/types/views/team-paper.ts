import type { BySide, Side } from '@threecount/match';
import type { ResultMethod } from '../events.ts';
import type { PaperTeam } from '../teams.ts';

/** What the form of a sheet of a team match, or of a correction of one, is held to and begins with. */
export interface TeamPaperView {
  readonly teams: BySide<{
    /** How many fighters it has, whoever is hurt. */
    readonly size: number;
    /** In their order; null: it is not in, or not to be seen yet. */
    readonly fighters: readonly { readonly personId: string; readonly name: string }[] | null;
  }>;
  /** How many fighters may be left. */
  readonly left: {
    /** At least so many, of who won by the last fighter. */
    readonly won: number;
    /** At most so many, of who lost by it; where a tie-break decided, of both teams or of one. */
    readonly lost: number;
    readonly level: 'both' | 'either';
  };
  /** The tie-breaks of the rules, in their order. */
  readonly tieBreaks: readonly ResultMethod[];
  /** What a team that is disqualified leaves by the rules. */
  readonly leaves: 'event' | 'tie' | 'none';
  /** How the teams go on by what stands now; null: nothing does. */
  readonly now: BySide<PaperTeam> | null;
  /** The teams that leave the tournament by what stands now, and the fighters who may not compete again. */
  readonly barred: readonly Side[];
  readonly barredFighters: readonly string[];
}
