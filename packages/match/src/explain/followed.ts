import type { LadderRule } from '@threecount/rulebooks';
import type { MatchFact } from '../engine/events.ts';
import { evolveFact } from '../engine/evolve-fact.ts';
import type { MatchState } from '../engine/state.ts';
import type { Outcome } from '../types.ts';
import { costOf } from '../view/side-view.ts';
import { namesOf, plainName } from './names.ts';
import type { Ended, Followed } from './sentence.ts';
import type { Traced } from './trace.ts';
import { nextPeriod } from './verdict-steps.ts';

/** What followed from one entry of the log, in order. */
export function followedFrom({ before, facts }: Traced): readonly Followed[] {
  const out: Followed[] = [];
  let state = before;
  for (const fact of facts) {
    const then = evolveFact(state, fact);
    out.push(...sayFact(fact, state, then));
    state = then;
  }
  return out;
}

function sayFact(fact: MatchFact, before: MatchState, after: MatchState): readonly Followed[] {
  switch (fact.type) {
    case 'PointsChanged':
      return points(fact.side, fact.points, fact.from, after);
    case 'PositionScored':
      return points(fact.side, fact.points, 'technique', after);
    case 'AdvantagesChanged': {
      const { side, advantages } = fact;
      return [{ kind: 'advantages', side, advantages, total: after.sides[side].advantages }];
    }
    case 'StepTaken':
      return [rung(fact, after)];
    case 'StepsAdjusted': {
      const { side, fouls: by } = fact;
      return [{ kind: 'rungs-set', side, by, total: after.sides[side].fouls }];
    }
    case 'WarningGiven': {
      const { side, kind } = fact;
      const given = after.sides[side].warnings[kind] ?? 1;
      return [{ kind: 'warned', side, warning: plainName(kind), given }];
    }
    case 'HoldSecured':
      return [{ kind: 'holds', side: fact.side }];
    case 'StandingRestartDue':
      return [{ kind: 'stand-up' }];
    default:
      return sayCourse(fact, before, after);
  }
}

/** Facts about where the match stands. */
function sayCourse(fact: MatchFact, before: MatchState, after: MatchState): readonly Followed[] {
  switch (fact.type) {
    case 'PeriodStarted':
      return fact.period === before.clock.period
        ? []
        : [{ kind: 'period-began', period: namesOf(after.setup.rules).period(fact.period) }];
    case 'NextPeriodDue':
      return before.phase.is === 'between-periods'
        ? []
        : [...notEnded(before), { kind: 'period-due', period: nextPeriod(after) }];
    case 'MatchAwaits':
      return due(fact, before);
    case 'MatchEnded': {
      const was = before.phase.is === 'ended' ? before.phase.outcome : null;
      return was && same(was, fact.outcome) ? [] : [{ kind: 'ended', ...endedBy(fact.outcome) }];
    }
    default:
      return [];
  }
}

function due(
  fact: Extract<MatchFact, { type: 'MatchAwaits' }>,
  before: MatchState,
): readonly Followed[] {
  const { what } = fact;
  const proposed = fact.proposed && endedBy(fact.proposed);
  const { phase } = before;
  const again =
    phase.is === 'awaiting' &&
    phase.what === what &&
    phase.proposed?.winner === fact.proposed?.winner;
  return again ? [] : [...notEnded(before), { kind: 'due', what, proposed }];
}

const notEnded = (before: MatchState): readonly Followed[] =>
  before.phase.is === 'ended' ? [{ kind: 'no-longer-ended' }] : [];

function points(
  side: 'red' | 'blue',
  by: number,
  from: 'technique' | 'penalty' | 'ruling',
  { sides }: MatchState,
): readonly Followed[] {
  const score = { red: sides.red.points, blue: sides.blue.points };
  return [{ kind: 'points', side, points: by, from, score }];
}

/** The ladder that a count belongs to. */
export function ladderOfCount(state: MatchState, count: string): LadderRule | undefined {
  return state.setup.rules.fouls.ladders.find((ladder) => {
    const base = [ladder.id, ...ladder.periods].join(':');
    return count === base || count.startsWith(`${base}/`);
  });
}

function rung(fact: Extract<MatchFact, { type: 'StepTaken' }>, state: MatchState): Followed {
  const { side, count, steps: step, shownAs } = fact;
  const rungs = ladderOfCount(state, count)?.rungs ?? [];
  const effects = rungs[Math.min(step, rungs.length) - 1]?.effects ?? [];
  const warning = effects.find((effect) => effect.do === 'warn');
  return {
    kind: 'rung',
    side,
    step,
    of: rungs.length,
    shownAs: shownAs === 'fouls' ? null : plainName(shownAs),
    cost: costOf(effects).kind,
    label: warning?.label ?? null,
  };
}

export const endedBy = ({ winner, method }: Outcome): Ended => ({ winner, method });

const same = (a: Outcome, b: Outcome): boolean =>
  a.winner === b.winner && a.method === b.method && a.clauses.join() === b.clauses.join();

const changing: ReadonlySet<MatchFact['type']> = new Set([
  'PointsChanged',
  'PositionScored',
  'AdvantagesChanged',
  'StepTaken',
  'StepsAdjusted',
  'WarningGiven',
  'PeriodStarted',
  'NextPeriodDue',
  'MatchAwaits',
  'MatchEnded',
  'MatchReopened',
]);

/** Whether score, rungs, period or outcome changed. */
export const changesBy = (facts: readonly MatchFact[]): boolean =>
  facts.some(({ type }) => changing.has(type));

/** Clauses of what followed, besides those of the call itself. */
export function clausesOfFacts(facts: readonly MatchFact[]): readonly string[] {
  return facts.flatMap((fact) => {
    if (fact.type === 'MatchEnded') return fact.outcome.clauses;
    return fact.type === 'MatchAwaits' || fact.type === 'NextPeriodDue' ? fact.clauses : [];
  });
}
