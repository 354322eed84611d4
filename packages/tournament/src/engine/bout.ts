import type { MatchSetup, MatchView, Outcome, Refusal, TimedAction } from '@threecount/match';

/*
 * Everything that this package asks of the engine, in one place: the rest of the package does not know its state.
 */

/** The engine's state of one match. */
export type EngineState = unknown;
/** An event of one match. */
export type EngineEvent = { readonly type: string };

/** A match before its first action. */
export function startOf(_setup: MatchSetup): EngineState {
  throw new Error('engine missing');
}

export function decideBout(
  _engine: EngineState,
  _action: TimedAction,
): { ok: true; events: readonly EngineEvent[] } | { ok: false; refusal: Refusal } {
  throw new Error('engine missing');
}

export function evolveBout(_engine: EngineState, _event: EngineEvent): EngineState {
  throw new Error('engine missing');
}

/** What screens show at a moment of the match's real time. */
export function viewBout(_engine: EngineState, _at: number): MatchView {
  throw new Error('engine missing');
}

/** The outcome of a match that is over; null while it goes on or waits for somebody. */
export function boutOutcome(_engine: EngineState): Outcome | null {
  throw new Error('engine missing');
}
