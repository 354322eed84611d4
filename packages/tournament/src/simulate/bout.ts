import type { MatchAction, MatchView, TimedAction } from '@threecount/match';
import { boutOutcome, decideBout, type EngineState, evolveBout, viewBout } from '../engine/bout.ts';

/** A match being played by the simulator: the real engine, the accepted actions, and the time. */
export class SimulatedBout {
  #engine: EngineState;
  readonly actions: TimedAction[] = [];
  /** Real time of the match in milliseconds. */
  at: number;

  constructor(engine: EngineState, at: number) {
    this.#engine = engine;
    this.at = at;
  }

  get over(): boolean {
    return boutOutcome(this.#engine) !== null;
  }

  view(): MatchView {
    return viewBout(this.#engine, this.at);
  }

  pass(ms: number): void {
    this.at += ms;
  }

  /** Gives an action to the engine; false when it refuses. */
  act(action: MatchAction): boolean {
    const timed: TimedAction = { ...action, at: this.at };
    const decided = decideBout(this.#engine, timed);
    if (!decided.ok) return false;
    this.#engine = decided.events.reduce(evolveBout, this.#engine);
    this.actions.push(timed);
    return true;
  }
}
