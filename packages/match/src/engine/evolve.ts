import type { MatchEvent } from './events.ts';
import { evolveFact } from './evolve-fact.ts';
import { refold } from './refold.ts';
import type { MatchState } from './state.ts';

/** The state after one event. Folding the events of a match gives the same state as replaying its actions. */
export function evolve(state: MatchState, event: MatchEvent): MatchState {
  switch (event.type) {
    case 'CallCorrected':
    case 'LateCallRecorded': {
      const { entry, position } = event;
      const log = [...state.log.slice(0, position), entry, ...state.log.slice(position)];
      return refold(state, log, Math.max(state.lastAt, entry.action.at), 'late');
    }
    case 'CallTakenBack':
      return refold(state, [...state.log, event.entry], event.entry.at, 'void');
    default:
      return evolveFact(state, event);
  }
}
