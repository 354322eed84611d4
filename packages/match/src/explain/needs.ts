import { type MatchState, otherSide, sides } from '../engine/state.ts';
import type { Side } from '../types.ts';
import { endedBy } from './followed.ts';
import { namesOf } from './names.ts';
import { foulNeeds } from './needs-fouls.ts';
import { scoreNeeds } from './needs-score.ts';
import type { Need } from './sentence.ts';
import { nextPeriod } from './verdict-steps.ts';

/** What each side needs, and what the officials are waited for; empty once the match has ended. */
export function needsOf(state: MatchState): readonly Need[] {
  const { phase, setup, clock } = state;
  switch (phase.is) {
    case 'ended':
      return [];
    case 'not-started': {
      const lengthMs = setup.rules.periods[0]?.lengthMs ?? null;
      return [{ kind: 'not-started', period: namesOf(setup.rules).period(0), lengthMs }];
    }
    case 'between-periods':
      return betweenPeriods(state, clock.period + 1);
    case 'awaiting': {
      const { what } = phase;
      const proposed = phase.proposed && endedBy(phase.proposed);
      return [
        { kind: 'waits', what, proposed, criteria: what === 'decision' ? criteria(state) : [] },
      ];
    }
    case 'running':
    case 'stopped':
    case 'timed-out':
      return [...scoreNeeds(state), ...sides.flatMap((side) => sideNeeds(state, side))];
  }
}

function betweenPeriods(state: MatchState, next: number): readonly Need[] {
  const { rules } = state.setup;
  const period = nextPeriod(state);
  const waits: Need = { kind: 'waits-for-start', period };
  return period !== null && rules.periods[next]?.firstLeadWins === true
    ? [waits, { kind: 'first-lead-wins', period }]
    : [waits];
}

function criteria(state: MatchState) {
  const { rules } = state.setup;
  return rules.endings.decision.criteria.map((row) => namesOf(rules).criterion(row.code));
}

function sideNeeds(state: MatchState, side: Side): readonly Need[] {
  const out: Need[] = [];
  if (state.sides[otherSide(side)].secured) out.push({ kind: 'held', side });
  for (const use of state.allowances) {
    if (use.side !== side || use.since === null) continue;
    const rule = state.setup.rules.allowances.find((row) => row.reason === use.reason);
    const reason = namesOf(state.setup.rules).timeOut(use.reason);
    out.push({ kind: 'allowance-runs', side, reason, limitMs: rule?.limitMs ?? null });
  }
  return [...out, ...foulNeeds(state, side)];
}
