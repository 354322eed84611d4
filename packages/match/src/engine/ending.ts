import type { DisqualificationKind, Ending, VerdictStep } from '@threecount/rulebooks';
import type { Method, Outcome, Side } from '../types.ts';
import { onTheCall, type Rests } from './rests.ts';
import { emit, type Run } from './run.ts';
import { type MatchState, otherSide } from './state.ts';
import { firstLead, type Verdict, verdictOf, wonBy } from './verdict.ts';

/**
 * One side out by disqualification: the other wins, and the kind says whether it is barred. In a book that knows no
 * kinds, one that an official names means nothing.
 */
export function disqualification(
  state: MatchState,
  side: Side,
  kind: DisqualificationKind | undefined,
  clauses: readonly string[],
): Outcome {
  const { kinds } = state.setup.rules.fouls;
  if (!kinds) return wonBy(otherSide(side), 'disqualification', clauses);
  const rule = kind && kinds[kind];
  if (!rule) throw new Error(`the rulebook knows kinds of disqualification, and not this: ${kind}`);
  const { bars, cite } = rule;
  const all = cite ? [...new Set([...clauses, cite.clause])] : clauses;
  const won = wonBy(otherSide(side), 'disqualification', all);
  return { ...won, barred: bars ? [side] : [] };
}

/** Ends the match. `rests`: what makes the score decide it again. */
export function end(run: Run, outcome: Outcome, rests: Rests = onTheCall): void {
  emit(run, { type: 'MatchEnded', at: run.at, outcome, ...rests });
}

/** Carries out a verdict; it is computed again when the score changes. */
export function carryOut(run: Run, verdict: Verdict, bell: boolean): void {
  const rests: Rests =
    bell || verdict.steps.length === 0 ? { bell } : { bell, steps: verdict.steps };
  switch (verdict.is) {
    case 'outcome':
      end(run, verdict.outcome, rests);
      return;
    case 'ask': {
      const { what, proposed, clauses } = verdict;
      emit(run, { type: 'MatchAwaits', what, at: run.at, proposed, clauses, ...rests });
      return;
    }
    case 'next-period': {
      const next = run.state.clock.period + 1;
      if (run.state.setup.rules.periods[next]?.startsByItself === true)
        emit(run, { type: 'PeriodStarted', period: next, at: run.at });
      else emit(run, { type: 'NextPeriodDue', clauses: verdict.clauses });
      return;
    }
  }
}

const byCall = { is: 'outcome', steps: [] } as const;

/** What an ending comes to for a side: an outcome, or steps that have to be looked at. */
export function endingFor(
  state: MatchState,
  ending: Ending,
  side: Side,
  clauses: readonly string[] = [],
): Verdict {
  const all = [...new Set([...clauses, ending.clause])];
  switch (ending.ending) {
    case 'loses':
      return { ...byCall, outcome: wonBy(otherSide(side), ending.method as Method, all) };
    case 'wins':
      return { ...byCall, outcome: wonBy(side, ending.method as Method, all) };
    case 'disqualified':
      return { ...byCall, outcome: disqualification(state, side, ending.kind, all) };
    case 'opponent-disqualified':
      return { ...byCall, outcome: disqualification(state, otherSide(side), ending.kind, all) };
    case 'verdict':
      return verdictOf(state, ending.steps);
  }
}

/** The steps that decide the present period. */
export function verdictSteps(state: MatchState): readonly VerdictStep[] {
  return state.setup.rules.periods[state.clock.period]?.verdict ?? [];
}

/** On what the present phase rests. */
export function restsOf(state: MatchState): Rests {
  const { phase } = state;
  if (phase.is === 'between-periods') return { bell: true };
  return 'rests' in phase ? phase.rests : onTheCall;
}

/**
 * After the score has changed: a verdict is computed again; a lead ends a period in which the first one does. A decision
 * or coin toss that was made stands while it is still what the book asks for.
 */
export function recompute(run: Run): void {
  const { phase, clock, setup } = run.state;
  const { bell, steps = bell ? verdictSteps(run.state) : [] } = restsOf(run.state);
  if (steps.length > 0) {
    const verdict = verdictOf(run.state, steps);
    if (phase.is === 'ended' && verdict.is === 'ask' && phase.outcome.method === verdict.what)
      return;
    carryOut(run, verdict, bell);
    return;
  }
  const live = phase.is === 'running' || phase.is === 'stopped' || phase.is === 'timed-out';
  if (!live || setup.rules.periods[clock.period]?.firstLeadWins !== true) return;
  const lead = firstLead(run.state, verdictSteps(run.state));
  if (lead) carryOut(run, lead, false);
}
