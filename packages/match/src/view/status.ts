import { openRun } from '../engine/run.ts';
import { settle } from '../engine/settle.ts';
import type { MatchState } from '../engine/state.ts';
import type { Awaiting, MatchStatus, Outcome } from '../types.ts';

/** The state once time has passed up to `at`. */
export function settledAt(state: MatchState, at: number): MatchState {
  const run = openRun(state, at);
  settle(run, at);
  return run.state;
}

export function statusOf(state: MatchState): MatchStatus {
  return state.phase.is;
}

/** What the officials must do before the match can go on or end. */
export function awaitingOf(state: MatchState): Awaiting | null {
  if (state.phase.is === 'between-periods') return 'start';
  return state.phase.is === 'awaiting' ? state.phase.what : null;
}

export function outcomeOf(state: MatchState): Outcome | null {
  return state.phase.is === 'ended' ? state.phase.outcome : null;
}

export function proposedOf(state: MatchState): Outcome | null {
  return state.phase.is === 'awaiting' ? state.phase.proposed : null;
}
