import type { TimedAction } from '../types.ts';
import type { MatchEvent } from './events.ts';
import { lateGraceMs } from './gate.ts';
import type { Run } from './run.ts';
import type { Halt, Late, MatchState } from './state.ts';

/**
 * The event of a late signal, or null where the action is none: one that the referee saw before the stop, time-out or
 * bell, and that came within the grace after it.
 */
export function lateEvent(run: Run, action: TimedAction, index: number): MatchEvent | null {
  const moment = momentOf(run.state, action, run.at);
  if (!moment) return null;
  const { halt, late } = moment;
  return {
    type: 'LateCallRecorded',
    position: afterLateOnes(run.state, halt.position),
    entry: {
      kind: 'call',
      index,
      action,
      at: halt.at,
      reading: halt.reading,
      late,
      effect: '',
      clauses: [],
      flags: [],
      standing: 'live',
      refusal: null,
      held: false,
    },
  };
}

function momentOf(
  state: MatchState,
  action: TimedAction,
  at: number,
): { readonly halt: Halt; readonly late: Late } | null {
  const { halt, bell } = state;
  if (halt && at - halt.at <= graceOf(state, action, halt)) return { halt, late: 'running' };
  if (bell && bell !== halt && at - bell.at <= graceOf(state, action, bell))
    return { halt: bell, late: 'stopped' };
  return null;
}

/** Milliseconds for which an action still counts as of the halt; -1: not at all. */
function graceOf(state: MatchState, action: TimedAction, halt: Halt): number {
  switch (action.do) {
    case 'score': {
      const { finishCountMs = 0 } = state.setup.rules.clock.bell;
      if (action.inTime === true) return lateGraceMs;
      return halt === state.bell && finishCountMs > 0 ? finishCountMs : -1;
    }
    case 'advantage':
    case 'foul':
    case 'submission':
      return action.inTime === true ? lateGraceMs : -1;
    default:
      return -1;
  }
}

/** Late signals stand behind their halt in the order in which they came. */
function afterLateOnes(state: MatchState, position: number): number {
  let place = position;
  for (;;) {
    const entry = state.log[place];
    if (entry?.kind !== 'call' || entry.late === null) return place;
    place += 1;
  }
}
