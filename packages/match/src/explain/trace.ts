import type { MatchFact } from '../engine/events.ts';
import { again, voidedLines } from '../engine/refold.ts';
import { openRun } from '../engine/run.ts';
import { settleAllowances } from '../engine/settle.ts';
import { initialState, type LogEntry, type MatchState } from '../engine/state.ts';

/**
 * One entry of the log with what it did: the state before it and after it, and the facts between. The states have no log:
 * each would hold its own copy, which a script of many thousand lines has no room for.
 */
export interface Traced {
  /** Null: an allowance was used up, which no entry of the log says. */
  readonly entry: LogEntry | null;
  readonly before: MatchState;
  readonly after: MatchState;
  readonly facts: readonly MatchFact[];
}

/** The log of a settled match once more, entry by entry, in the order in which they count. */
export function traceMatch(settled: MatchState): readonly Traced[] {
  const gone = voidedLines(settled.log);
  const out: Traced[] = [];
  let state = initialState(settled.setup);
  for (const entry of settled.log) {
    const step = again(state, entry, gone);
    const { facts } = step;
    out.push(...split({ entry, before: bare(state), after: bare(step.state), facts }));
    state = step.state;
  }
  return [...out, ...usedUp(state, settled)];
}

/** An allowance that ran out before the entry is told apart from it. */
function split(traced: Traced): readonly Traced[] {
  const { before, after, facts } = traced;
  if (facts[0]?.type !== 'AllowanceUsedUp') return [traced];
  const first = facts.slice(0, 2);
  return [
    { entry: null, before, after: before, facts: first },
    { ...traced, after, facts: facts.slice(2) },
  ];
}

/** The allowance that has run out since the last entry. */
function usedUp(state: MatchState, settled: MatchState): readonly Traced[] {
  const { phase } = settled;
  if (phase.is !== 'awaiting' || phase.what !== 'allowance-ruling') return [];
  if (state.phase.is === 'awaiting') return [];
  const run = openRun(state, phase.since);
  settleAllowances(run, phase.since);
  return run.facts.length === 0
    ? []
    : [{ entry: null, before: bare(state), after: bare(run.state), facts: [...run.facts] }];
}

const bare = (state: MatchState): MatchState => ({ ...state, log: [] });
