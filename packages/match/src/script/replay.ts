import { apply, noteRejected } from '../engine/decide.ts';
import { initialState, type MatchState } from '../engine/state.ts';
import type { MatchScript } from './parse-script.ts';
import { type MatchResult, matchResult, type RejectedLine } from './result.ts';

/** Replays a script: each line is taken or rejected, and both keep their numbers. */
export function replayScript(script: MatchScript): MatchResult {
  const { state, rejected } = playScript(script);
  return matchResult(state, rejected);
}

/** The same, with the state that it leads to. */
export function playScript(script: MatchScript): {
  readonly state: MatchState;
  readonly rejected: readonly RejectedLine[];
} {
  let state = initialState(script.setup);
  const rejected: RejectedLine[] = [];
  for (const [index, action] of script.actions.entries()) {
    const applied = apply(state, action);
    if (applied.ok) {
      state = applied.state;
    } else {
      rejected.push({ index, ...applied.refusal });
      state = noteRejected(state, action.at);
    }
  }
  return { state, rejected };
}
