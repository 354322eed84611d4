import type { MatchSetup, MatchView, Refusal, TimedAction } from '@threecount/match';

/** A match being replayed here, one action after the other. */
export interface RunningMatch {
  /** Takes one more action, or says why not. */
  take(action: TimedAction): Refusal | null;
  /** The view if this action were taken, or why it would not be; nothing changes. */
  preview(action: TimedAction): MatchView | Refusal;
  /** Everything a screen shows at this real time of the match. */
  view(at: number): MatchView;
}

/** The rules engine as a table needs it. */
export interface Engine {
  begin(setup: MatchSetup): RunningMatch;
}
