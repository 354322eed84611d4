import { elapsedOf, readingAt, remainingOf } from '../engine/clock.ts';
import type { CallEntry, MatchState } from '../engine/state.ts';
import type { ClockView, LogLineView, MatchView } from '../types.ts';
import { lateUntil, mayNow } from './may.ts';
import { sideView } from './side-view.ts';
import { awaitingOf, outcomeOf, proposedOf, settledAt, statusOf } from './status.ts';

/** Everything a screen shows of the match at a real time; time that has passed is taken in. */
export function viewMatch(state: MatchState, at: number): MatchView {
  const now = Math.max(at, state.lastAt);
  const settled = settledAt(state, now);
  return {
    status: statusOf(settled),
    clock: clockView(settled, now),
    red: sideView(settled, 'red', now),
    blue: sideView(settled, 'blue', now),
    awaiting: awaitingOf(settled),
    proposed: proposedOf(settled),
    outcome: outcomeOf(settled),
    flags: settled.flags,
    log: callsOf(settled).map(lineView),
    may: mayNow(settled, now),
    lateUntil: lateUntil(settled, now),
  };
}

function clockView(state: MatchState, at: number): ClockView {
  const { rules } = state.setup;
  const reading = readingAt(state.clock, at);
  return {
    period: rules.periods[reading.period]?.id ?? '',
    remainingMs: remainingOf(rules, reading),
    elapsedMs: elapsedOf(reading),
    running: state.clock.runningSince !== null,
    at,
  };
}

/** The accepted actions in the order in which they were given. */
export function callsOf(state: MatchState): readonly CallEntry[] {
  return state.log
    .filter((entry): entry is CallEntry => entry.kind === 'call')
    .toSorted((a, b) => a.index - b.index);
}

function lineView(entry: CallEntry): LogLineView {
  return {
    index: entry.index,
    at: entry.action.at,
    elapsedMs: elapsedOf(entry.reading),
    action: entry.action,
    effect: entry.effect,
    clauses: entry.clauses,
    flags: entry.flags,
    voided: entry.standing === 'voided',
    voidable: entry.standing !== 'voided' && entry.action.do !== 'wait',
  };
}
