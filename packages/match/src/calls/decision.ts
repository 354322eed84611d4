import { end, restsOf } from '../engine/ending.ts';
import { emit, note, type Run, refuse } from '../engine/run.ts';
import { otherSide } from '../engine/state.ts';
import { wonBy } from '../engine/verdict.ts';
import type { MatchAction, Outcome, Refusal, Side } from '../types.ts';

type Decision = Extract<MatchAction, { do: 'decision' }>;

/** The referee names the winner and the criterion that decided; earlier ones count as level. */
export function callDecision(run: Run, action: Decision): Refusal | null {
  const { decision } = run.state.setup.rules.endings;
  const { criteria } = decision;
  const criterion = criteria.find((row) => row.code === action.criterion);
  if (!criterion && (decision.needsCriterion || action.criterion !== undefined)) {
    const valid = criteria.map((row) => row.code).join(', ');
    return refuse('not-in-rulebook', `The decision needs one of the criteria: ${valid}.`);
  }
  if (criterion?.check === 'fewer-fouls') {
    const { state } = run;
    const lead = foulsCompared(state, otherSide(action.side)) - foulsCompared(state, action.side);
    if (lead === 0 && decision.allLevel === 'senior-official' && criterion === criteria.at(-1))
      return askSenior(run, criterion.clause);
    if (lead <= 0)
      return refuse('criterion-false', `The record contradicts it (${criterion.clause}).`);
  }
  const clauses = [decision.clause, ...(criterion ? [criterion.clause] : [])];
  note(run, `decision ${action.side}`, ...clauses);
  end(run, wonBy(action.side, 'decision', clauses), restsOf(run.state));
  return null;
}

/** Ladder steps as the decision counts them. */
export function foulsCompared({ sides, setup }: Run['state'], side: Side): number {
  const { fouls, warned } = sides[side];
  return setup.rules.endings.decision.warningsCount ? fouls : fouls - warned;
}

/** Level in every criterion: the senior official rules. */
function askSenior(run: Run, clause: string): Refusal | null {
  const { override } = run.state.setup.rules.endings;
  note(run, 'all criteria level', clause, override.clause);
  emit(run, {
    type: 'MatchAwaits',
    what: 'senior-official',
    at: run.at,
    proposed: null,
    clauses: [override.clause],
    ...restsOf(run.state),
  });
  return null;
}

export function callCoinToss(
  run: Run,
  action: Extract<MatchAction, { do: 'coin-toss' }>,
): Refusal | null {
  const { clause } = run.state.setup.rules.endings.coinToss;
  note(run, `coin toss ${action.side}`, clause);
  end(run, wonBy(action.side, 'coin-toss', [clause]), restsOf(run.state));
  return null;
}

export function callNoContest(run: Run): Refusal | null {
  const { known, clause } = run.state.setup.rules.endings.noContest;
  if (!known)
    return refuse(
      'not-in-rulebook',
      `Rulebook ${run.state.setup.rules.book.name} knows no contest without result (${clause}).`,
    );
  const outcome: Outcome = {
    winner: null,
    method: 'no-contest',
    out: [],
    barred: [],
    clauses: [clause],
  };
  note(run, 'no contest', clause);
  end(run, outcome);
  return null;
}
