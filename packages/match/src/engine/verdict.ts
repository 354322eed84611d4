import type { VerdictStep } from '@threecount/rulebooks';
import type { Method, Outcome, Side } from '../types.ts';
import { type Asked, type MatchState, otherSide, scored, sides } from './state.ts';

type Found =
  | { readonly is: 'outcome'; readonly outcome: Outcome }
  | {
      readonly is: 'ask';
      readonly what: Asked;
      readonly proposed: Outcome | null;
      readonly clauses: readonly string[];
    }
  | { readonly is: 'next-period'; readonly clauses: readonly string[] };

/** What a list of steps comes to, with the list; an empty one where no steps were asked. */
export type Verdict = Found & { readonly steps: readonly VerdictStep[] };

/** A win: the loser is out. */
export function wonBy(winner: Side, method: Method, clauses: readonly string[]): Outcome {
  return { winner, method, out: [otherSide(winner)], barred: [], clauses };
}

/** Goes through the steps in order; the first that applies decides. Throws if none does: a fault of the book. */
export function verdictOf(state: MatchState, steps: readonly VerdictStep[]): Verdict {
  for (const step of steps) {
    const verdict = tryStep(state, step);
    if (verdict) return { ...verdict, steps };
  }
  throw new Error('the rulebook leaves a match without verdict');
}

/** What one step comes to; null where it does not decide. */
export function tryStep(state: MatchState, step: VerdictStep): Found | null {
  switch (step.step) {
    case 'more': {
      const outcome = leader(state, step);
      return outcome && { is: 'outcome', outcome };
    }
    case 'next-period':
      if (step.when === 'no-points-in-period' && scoredInPeriod(state)) return null;
      return state.clock.period + 1 < state.setup.rules.periods.length
        ? { is: 'next-period', clauses: [step.clause] }
        : null;
    case 'ask': {
      if (step.when === 'no-points' && hasPoints(state)) return null;
      if (step.when === 'sudden-death' && !isSuddenDeath(state)) return null;
      const proposed = (step.propose ?? []).map((s) => leader(state, s)).find((o) => o !== null);
      return {
        is: 'ask',
        what: step.ask,
        proposed: proposed ?? null,
        clauses: [step.clause],
      };
    }
    case 'nobody': {
      const { method, clause } = step;
      const outcome: Outcome = {
        winner: null,
        method,
        out: ['red', 'blue'],
        barred: [],
        clauses: [clause],
      };
      return { is: 'outcome', outcome };
    }
  }
}

const isSuddenDeath = (state: MatchState): boolean =>
  state.setup.rules.periods[state.clock.period]?.id === 'sudden-death';

/** Whether a side has scored in the present period, penalties aside. */
function scoredInPeriod(state: MatchState): boolean {
  return sides.some((side) => scoredSince(state, side) !== 0);
}

const scoredSince = (state: MatchState, side: Side): number =>
  scored(state, side) - state.periodScored[side];

function hasPoints(state: MatchState): boolean {
  return techniqueIfApart(state, 'red') !== 0 || techniqueIfApart(state, 'blue') !== 0;
}

/** Points, without those of penalties where the book keeps these apart in a tie. */
export function techniqueIfApart(state: MatchState, side: Side): number {
  const { points, penaltyPoints } = state.sides[side];
  return state.setup.rules.scoring.penaltyPoints?.breakTies === false
    ? points - penaltyPoints
    : points;
}

function leader(state: MatchState, step: Extract<VerdictStep, { step: 'more' }>): Outcome | null {
  if (step.of === 'points' && techniqueIfApart(state, 'red') === techniqueIfApart(state, 'blue'))
    return null;
  const lead = countOf(state, 'red', step) - countOf(state, 'blue', step);
  if (lead === 0) return null;
  return wonBy(lead > 0 ? 'red' : 'blue', step.method as Method, [step.clause]);
}

/** What a step compares of one side; the higher number wins (fouls count below zero). */
export function countOf(
  state: MatchState,
  side: Side,
  step: Extract<VerdictStep, { step: 'more' }>,
): number {
  const { points, advantages, fouls } = state.sides[side];
  switch (step.of) {
    case 'points':
      return points - (step.scope === 'period' ? state.periodPoints[side] : 0);
    case 'scored':
      return step.scope === 'period' ? scoredSince(state, side) : scored(state, side);
    case 'advantages':
      return advantages;
    case 'fewer-fouls':
      return -fouls;
  }
}

/** The lead that ends a period in which the first one does: by the comparisons at the head of its steps. */
export function firstLead(state: MatchState, steps: readonly VerdictStep[]): Verdict | null {
  for (const step of steps) {
    if (step.step !== 'more') return null;
    const outcome = leader(state, step);
    if (outcome) return { is: 'outcome', outcome, steps };
  }
  return null;
}
