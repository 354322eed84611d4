import type { BySide, MatchStatus, Outcome } from '../types.ts';
import type { Conclusion, Did, Followed, Named, Need, Remark, StepSaid } from './sentence.ts';

/** One step of the book's list: whether it decided, was gone through, or was not reached. */
export interface StepTold {
  readonly standing: 'decided' | 'passed' | 'not-reached';
  readonly said: StepSaid;
  readonly clauses: readonly string[];
}

export interface ScoreNow {
  readonly points: number;
  readonly advantages: number;
  readonly fouls: number;
}

/** One line of the record: what was done, what followed, by which clauses. */
export interface ExplainedLine {
  /** Index of the action; null where time did it: a bell, an allowance that was used up. */
  readonly index: number | null;
  readonly period: Named;
  /** Match clock as of which it counts, all periods together. Milliseconds. */
  readonly elapsedMs: number;
  readonly did: Did;
  readonly followed: readonly Followed[];
  readonly remarks: readonly Remark[];
  /** The book's list, where it was gone through here. */
  readonly steps: readonly StepTold[];
  readonly clauses: readonly string[];
  /** Whether score, rungs, period or outcome changed. */
  readonly changes: boolean;
  /** The numbers after it. */
  readonly score: BySide<ScoreNow>;
}

/** Why an ended match ended as it did. */
export interface Why {
  readonly outcome: Outcome;
  /** The call or the bell that ended it, and what stands beside it. */
  readonly by: readonly Conclusion[];
  /** The book's list in its order, those that did not decide included; empty where a call ended it by itself. */
  readonly steps: readonly StepTold[];
  readonly rest: readonly Conclusion[];
}

/** A match explained at one moment. Data without words: `tell` says it. */
export interface Explanation {
  readonly book: { readonly id: string; readonly name: string };
  readonly status: MatchStatus;
  readonly score: BySide<ScoreNow>;
  /** Every accepted action, every bell, in the order in which they count. */
  readonly lines: readonly ExplainedLine[];
  /** Null until the match has ended. */
  readonly why: Why | null;
  /** The book's list as far as it was gone through, where the officials are waited for. */
  readonly due: readonly StepTold[];
  /** What each side needs; empty once it has ended. */
  readonly needs: readonly Need[];
}
