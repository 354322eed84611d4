import type { MatchSetup, TimedAction } from '@threecount/match';
import type { BoutState } from '../types/state.ts';
import {
  decideBout,
  type EngineEvent,
  evolveBout,
  exchangedAction,
  exchangedSetup,
  startOf,
} from './bout.ts';

/** A match from its beginning under other conditions. */
export type BoutAnew = Pick<BoutState, 'setup' | 'actions'>;

/** What a match is fought under, and its acts, once the two have changed colours. */
export function exchangedBout({ setup, actions }: BoutAnew): BoutAnew {
  return { setup: exchangedSetup(setup), actions: actions.map(exchangedAction) };
}

/** A match whose first period has another length. */
export function withLength({ setup, actions }: BoutAnew, lengthMs: number): BoutAnew {
  const periods = setup.rules.periods.map((period, i) =>
    i === 0 ? { ...period, lengthMs } : period,
  );
  return { setup: { ...setup, rules: { ...setup.rules, periods } }, actions };
}

/** What acts that were taken once come to from the beginning. @throws where one of them is refused */
export function playedAgain(
  setup: MatchSetup,
  actions: readonly TimedAction[],
): readonly EngineEvent[] {
  let engine = startOf(setup);
  const events: EngineEvent[] = [];
  for (const action of actions) {
    const decided = decideBout(engine, action);
    if (!decided.ok) throw new Error(`${action.do} is refused now: ${decided.refusal.message}`);
    engine = decided.events.reduce(evolveBout, engine);
    events.push(...decided.events);
  }
  return events;
}
