import type { Refusal, TimedAction } from '../types.ts';
import { readingAt } from './clock.ts';
import { correctionEvent, twiceRefusal } from './correct.ts';
import type { MatchEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { gate } from './gate.ts';
import { lateEvent } from './late.ts';
import { openRun, type Run, record, refuse } from './run.ts';
import { settle } from './settle.ts';
import type { CallEntry, MatchState } from './state.ts';
import { take } from './take.ts';

export type Decision =
  | { readonly ok: true; readonly events: readonly MatchEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

export type Applied =
  | { readonly ok: true; readonly events: readonly MatchEvent[]; readonly state: MatchState }
  | { readonly ok: false; readonly refusal: Refusal };

/** What an action does at its time, as events; or an expected "no" with its code and a sentence. */
export function decide(state: MatchState, action: TimedAction): Decision {
  const applied = apply(state, action);
  return applied.ok ? { ok: true, events: applied.events } : applied;
}

/** `decide` and `evolve` in one. A time before that of the last action counts as that. */
export function apply(state: MatchState, given: TimedAction): Applied {
  const at = Math.max(given.at, state.lastAt);
  const action = given.at === at ? given : { ...given, at };
  const run = openRun(state, at);
  settle(run, at);
  const reading = readingAt(run.state.clock, at);
  const index = state.nextIndex;
  if (action.do === 'void') return takeBack(run, action, index);
  const correction = correctionEvent(run, action, index);
  if (correction !== null && 'code' in correction) return { ok: false, refusal: correction };
  const late = correction ?? lateEvent(run, action, index);
  if (late) return applyLate(run, action, late, index);
  const refusal = take(run, action, index, null);
  if (refusal) return { ok: false, refusal };
  record(run, action, index, reading, null);
  settle(run, at);
  return { ok: true, events: run.facts, state: run.state };
}

function applyLate(run: Run, action: TimedAction, event: MatchEvent, index: number): Applied {
  const state = evolve(run.state, event);
  const entry = callAt(state, index);
  if (!entry) throw new Error('a late signal was lost');
  if (entry.refusal) {
    // Not late after all: it is refused for what it is where the match stands now.
    const plain =
      entry.refusal.code === 'clock-stopped'
        ? gate(run.state, action, run.state.phase, run.at)
        : null;
    return { ok: false, refusal: plain ?? entry.refusal };
  }
  return { ok: true, events: [...run.facts, event], state };
}

const callAt = (state: MatchState, index: number): CallEntry | undefined =>
  state.log.find((entry): entry is CallEntry => entry.kind === 'call' && entry.index === index);

function takeBack(run: Run, action: Extract<TimedAction, { do: 'void' }>, index: number): Applied {
  const target = callAt(run.state, action.action);
  if (!target || target.standing === 'voided')
    return { ok: false, refusal: refuse('nothing-to-void', 'There is no such call to take back.') };
  const event: MatchEvent = {
    type: 'CallTakenBack',
    entry: {
      kind: 'call',
      index,
      action,
      at: run.at,
      reading: readingAt(run.state.clock, run.at),
      late: null,
      effect: `void ${action.action}`,
      clauses: [],
      flags: [],
      standing: 'live',
      refusal: null,
      held: false,
    },
  };
  const state = evolve(run.state, event);
  const twice = twiceRefusal(state);
  return twice ? { ok: false, refusal: twice } : { ok: true, events: [...run.facts, event], state };
}

/** A line that was refused keeps its number, so that later ones are counted as in a script. */
export function noteRejected(state: MatchState, at: number): MatchState {
  return evolve(state, { type: 'LineRejected', at });
}
