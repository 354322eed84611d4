import type { Consequence, FoulRule } from '@threecount/rulebooks';
import { aboveFloor, countOf, ladderFor, nextStep, wasWarned } from '../calls/penalty.ts';
import { type MatchState, otherSide } from '../engine/state.ts';
import type { RungCost, Side } from '../types.ts';
import { costOf } from '../view/side-view.ts';
import { namesOf } from './names.ts';
import { turnOf, withMore } from './needs-score.ts';
import type { Named, Need } from './sentence.ts';

type Of = Extract<Need, { kind: 'next-foul' }>['of'];

interface Next {
  readonly of: Of;
  /** Whether a step of this count was taken. */
  readonly begun: boolean;
  readonly cost: RungCost;
}

/** What the next foul of a side would cost; a mere warning of a kind not called yet is not worth a sentence. */
export function foulNeeds(state: MatchState, side: Side): readonly Need[] {
  const nexts = nextSteps(state, side);
  const begun = nexts.filter((next) => next.begun);
  const fresh = nexts.filter((next) => !next.begun && next.cost.kind !== 'warning');
  const costs = new Map(fresh.map((next) => [JSON.stringify(next.cost), next.cost]));
  const of = begun.length === 0 ? 'any' : 'other';
  return [
    ...begun.flatMap((next) => need(state, side, next.of, next.cost)),
    ...[...costs.values()].flatMap((cost) => need(state, side, of, cost)),
  ];
}

function need(state: MatchState, side: Side, of: Of, cost: RungCost): readonly Need[] {
  const half = { kind: 'next-foul', side, of } as const;
  const other = otherSide(side);
  switch (cost.kind) {
    case 'points-to-opponent': {
      const more = { points: cost.points, advantages: 0, penalty: true };
      return [{ ...half, cost, turns: turnOf(state, withMore(state, other, more)) }];
    }
    case 'points-off': {
      const points = aboveFloor({ state }, side, -cost.points);
      const more = { points, advantages: 0, penalty: true };
      const turns = turnOf(state, withMore(state, side, more));
      return points === 0 ? [] : [{ ...half, cost: { ...cost, points: -points }, turns }];
    }
    case 'advantage-to-opponent': {
      const more = { points: 0, advantages: cost.advantages };
      return [{ ...half, cost, turns: turnOf(state, withMore(state, other, more)) }];
    }
    case 'warning':
    case 'disqualification':
      return [{ ...half, cost, turns: null }];
  }
}

/** The next step of each count that a foul of the book may meet, in the present period. */
function nextSteps(state: MatchState, side: Side): readonly Next[] {
  const seen = new Map<string, Next>();
  for (const rule of state.setup.rules.fouls.fouls) {
    const found = nextOf(state, side, rule);
    if (found && !seen.has(found.count)) seen.set(found.count, found.next);
  }
  return [...seen.values()];
}

function nextOf(
  state: MatchState,
  side: Side,
  rule: FoulRule,
): { readonly count: string; readonly next: Next } | null {
  const what = plainOf(state, rule);
  if (what.does === 'warn-then-disqualify') {
    const begun = wasWarned({ state }, side, what.warning);
    const cost: RungCost = { kind: begun ? 'disqualification' : 'warning' };
    return { count: `warned:${what.warning}`, next: { of: 'warned', begun, cost } };
  }
  const ladder = what.does === 'ladder' ? ladderFor({ state }, what.ladder) : undefined;
  if (what.does !== 'ladder' || !ladder) return null;
  const count = countOf(ladder, rule);
  const { rung } = nextStep({ state }, side, rule, what);
  const begun = (state.sides[side].steps[count] ?? 0) > 0;
  const of =
    ladder.counts === 'all' ? climbers(state, what.ladder) : nameOf(state, rule, ladder.counts);
  return { count, next: { of, begun, cost: costOf(rung.effects) } };
}

/** What the foul costs without malice or harm, in the present period. */
function plainOf(state: MatchState, rule: FoulRule): Consequence {
  const period = state.setup.rules.periods[state.clock.period]?.id ?? '';
  return rule.inPeriods?.periods.includes(period) ? rule.inPeriods.plain : rule.plain;
}

/** What goes up a ladder that counts everything together: all fouls, those of one group, or some of them. */
function climbers(state: MatchState, ladder: string): Of {
  const { fouls } = state.setup.rules.fouls;
  const climbs = (rule: FoulRule): boolean => {
    const what = plainOf(state, rule);
    return what.does === 'ladder' && what.ladder === ladder;
  };
  const up = fouls.filter(climbs);
  if (fouls.every((rule) => climbs(rule) || plainOf(state, rule).does === 'record')) return 'any';
  const [first] = up;
  return first && up.every((rule) => rule.group === first.group)
    ? nameOf(state, first, 'by-group')
    : 'ladder';
}

function nameOf(state: MatchState, rule: FoulRule, counts: 'by-group' | 'by-code'): Named {
  const { rules } = state.setup;
  if (counts === 'by-code') return namesOf(rules).foul(rule.counted ?? rule.code);
  const group = rules.fouls.groups.find((each) => each.id === rule.group);
  return { code: rule.group, label: group?.label ?? rule.group };
}
