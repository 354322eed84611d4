import type { VerdictStep } from '@threecount/rulebooks';
import type { MatchState } from '../engine/state.ts';
import { countOf, techniqueIfApart, tryStep } from '../engine/verdict.ts';
import type { Method, Side } from '../types.ts';
import type { StepTold } from './explanation.ts';
import { namesOf } from './names.ts';
import type { Named, StepSaid } from './sentence.ts';

type More = Extract<VerdictStep, { step: 'more' }>;

/** The book's list gone through once more, with the numbers that it compares; what comes after the deciding step too. */
export function tellSteps(state: MatchState, steps: readonly VerdictStep[]): readonly StepTold[] {
  const out: StepTold[] = [];
  let over = false;
  for (const step of steps) {
    const clauses = [step.clause];
    if (over) {
      out.push({ standing: 'not-reached', said: unreached(state, step), clauses });
      continue;
    }
    const found = tryStep(state, step);
    over = found !== null;
    out.push({ standing: over ? 'decided' : 'passed', said: said(state, step, over), clauses });
  }
  return out;
}

function said(state: MatchState, step: VerdictStep, applies: boolean): StepSaid {
  return step.step === 'more' ? compared(state, step) : { ...unasked(state, step, applies) };
}

function unreached(state: MatchState, step: VerdictStep): StepSaid {
  return step.step === 'more'
    ? { kind: 'would-compare', of: step.of, scope: step.scope ?? 'match' }
    : { ...unasked(state, step, true) };
}

function unasked(state: MatchState, step: Exclude<VerdictStep, More>, applies: boolean): StepSaid {
  switch (step.step) {
    case 'next-period':
      return { kind: 'goes-on', period: nextPeriod(state), when: step.when ?? null, applies };
    case 'ask':
      return { kind: 'asks', ask: step.ask, when: step.when ?? null, applies };
    case 'nobody':
      return { kind: 'nobody-by', method: step.method satisfies Method };
  }
}

/** The period after the present one; null: there is none. */
export function nextPeriod(state: MatchState): Named | null {
  const next = state.clock.period + 1;
  return next < state.setup.rules.periods.length ? namesOf(state.setup.rules).period(next) : null;
}

function compared(state: MatchState, step: More): StepSaid {
  const shown = (side: Side): number => Math.abs(countOf(state, side, step));
  const raw = (side: Side): number => countOf(state, side, step);
  const number = step.of === 'fewer-fouls' ? shown : raw;
  const found = tryStep(state, step);
  const apart = { red: techniqueIfApart(state, 'red'), blue: techniqueIfApart(state, 'blue') };
  const isApart =
    step.of === 'points' && state.setup.rules.scoring.penaltyPoints?.breakTies === false;
  return {
    kind: 'compared',
    of: step.of,
    scope: step.scope ?? 'match',
    red: number('red'),
    blue: number('blue'),
    more: found?.is === 'outcome' ? found.outcome.winner : null,
    apart: isApart ? apart : null,
  };
}
