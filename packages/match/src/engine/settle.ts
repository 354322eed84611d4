import type { AllowanceRule } from '@threecount/rulebooks';
import { zeroAt } from './clock.ts';
import { carryOut, endingFor, verdictSteps } from './ending.ts';
import { onTheCall } from './rests.ts';
import { emit, type Run } from './run.ts';
import type { AllowanceUse, MatchState } from './state.ts';
import { verdictOf } from './verdict.ts';

/** The rule of an allowance, if the book has one for the reason. */
export function allowanceRule(state: MatchState, reason: string): AllowanceRule | undefined {
  return state.setup.rules.allowances.find((rule) => rule.reason === reason);
}

/**
 * Lets time pass up to `at`: a period ends when its clock reaches zero, an allowance when it is used up.
 * Expiry is a question put to the state, never a timer.
 */
export function settle(run: Run, at: number): void {
  for (;;) {
    const zero = zeroAt(run.state.setup.rules, run.state.clock);
    if (zero === null || zero > at) break;
    ringBell(run, zero);
  }
  settleAllowances(run, at);
}

/** The period is over: what follows is asked of its verdict. */
export function ringBell(run: Run, zero: number): void {
  const now = run.at;
  run.at = zero;
  emit(run, { type: 'PeriodEnded', at: zero });
  carryOut(run, verdictOf(run.state, verdictSteps(run.state)), true);
  run.at = now;
}

/** Allowances that are used up at `at` make the match wait for a ruling; nothing is lost by itself. */
export function settleAllowances(run: Run, at: number): void {
  if (run.state.phase.is !== 'timed-out') return;
  const spent = run.state.allowances.flatMap((use) => {
    const over = expiryOf(run.state, use);
    return over === null || over > at ? [] : [{ use, over }];
  });
  const first = spent.toSorted((a, b) => a.over - b.over)[0];
  const rule = first && allowanceRule(run.state, first.use.reason);
  if (!first || !rule) return;
  const { side, reason } = first.use;
  emit(run, { type: 'AllowanceUsedUp', side, reason, limitMs: rule.limitMs ?? 0 });
  const named = endingFor(run.state, rule.usedUp, side);
  emit(run, {
    type: 'MatchAwaits',
    what: 'allowance-ruling',
    at: first.over,
    proposed: named.is === 'outcome' ? named.outcome : null,
    clauses: [rule.usedUp.clause],
    ...onTheCall,
  });
}

/** Real time at which a running allowance is used up. */
function expiryOf(state: MatchState, use: AllowanceUse): number | null {
  const limit = allowanceRule(state, use.reason)?.limitMs ?? null;
  if (limit === null || use.since === null) return null;
  return use.since + Math.max(0, limit - use.usedMs);
}
