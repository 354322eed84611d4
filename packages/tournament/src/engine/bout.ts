import {
  type BySide,
  decide,
  type Explanation,
  evolve,
  exchangedAction,
  exchangedSetup,
  explainMatch,
  exportScript,
  initialState,
  type MatchEvent,
  type MatchSetup,
  type MatchState,
  type MatchView,
  type Outcome,
  outcomeOf,
  type Refusal,
  type TimedAction,
  viewMatch,
} from '@threecount/match';

/*
 * Everything that this package asks of the engine, in one place: the rest of the package does not know its state.
 */

export { exchangedAction, exchangedSetup };

/** The engine's state of one match. */
export type EngineState = MatchState;
/** An event of one match. */
export type EngineEvent = MatchEvent;

/** A match before its first action. */
export function startOf(setup: MatchSetup): EngineState {
  return initialState(setup);
}

export function decideBout(
  engine: EngineState,
  action: TimedAction,
):
  | { readonly ok: true; readonly events: readonly EngineEvent[] }
  | { readonly ok: false; readonly refusal: Refusal } {
  return decide(engine, action);
}

export function evolveBout(engine: EngineState, event: EngineEvent): EngineState {
  return evolve(engine, event);
}

/** What screens show at a moment of the match's real time. */
export function viewBout(engine: EngineState, at: number): MatchView {
  return viewMatch(engine, at);
}

/** What each action did and by which clause, why it ended so, what each side needs: at a moment of the match's real time. */
export function explainBout(engine: EngineState, at: number): Explanation {
  return explainMatch(engine, at);
}

/** The outcome of a match that is over; null while it goes on or waits for somebody. */
export function boutOutcome(engine: EngineState): Outcome | null {
  return outcomeOf(engine);
}

/** How long a match has been fought as its actions tell it, in milliseconds. */
export function elapsedIn({
  engine,
  actions,
}: {
  readonly engine: EngineState;
  readonly actions: readonly TimedAction[];
}): number {
  return viewMatch(engine, actions.at(-1)?.at ?? 0).clock.elapsedMs;
}

/** What was done in a match as a match script, with the names of the two and what it is about. */
export function boutScript(
  engine: EngineState,
  names: BySide<string>,
  about: string,
): Readonly<Record<string, unknown>> {
  return exportScript(engine, { names, about });
}
