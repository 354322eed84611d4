import type { TeamCheck } from '@threecount/match';
import type { CompetitorView } from './match.ts';

/** A team as its division shows it. */
export interface TeamView {
  /** The team itself: its name stands where a person's would. */
  readonly team: CompetitorView;
  /** What its composition comes to; null: nobody was named yet. */
  readonly check: TeamCheck | null;
  readonly members: readonly {
    readonly personId: string;
    readonly name: string;
    readonly rank: string;
    readonly weightKg: number | null;
    /** By the day's scale; else the weight is the declared one. */
    readonly weighed: boolean;
    readonly injured: boolean;
  }[];
  /** `sealed`: it is in, and not shown before the other team's is; `shown`: `members` stand in it. */
  readonly order: 'missing' | 'sealed' | 'shown';
}
