import type { Consequence, Effect } from '@threecount/rulebooks';
import { foulsCompared } from '../calls/decision.ts';
import { ladderFor, wasWarned } from '../calls/penalty.ts';
import type { MatchState } from '../engine/state.ts';
import type { AllowanceView, LadderRungView, RungCost, Side, SideView } from '../types.ts';

/** One side's numbers at a real time. */
export function sideView(state: MatchState, side: Side, at: number): SideView {
  const { points, advantages, fouls, warnings, secured } = state.sides[side];
  return {
    points,
    advantages,
    fouls,
    foulsCompared: foulsCompared(state, side),
    warnings,
    ladder: ladderView(state, side, state.setup.rules.fouls.ladders[0]?.id ?? ''),
    otherLadders: otherLadders(state, side),
    secured,
    allowances: allowanceViews(state, side, at),
  };
}

/** The ladder in force. Where it keeps several counts, the one that stands highest is shown. */
function ladderView(state: MatchState, side: Side, id: string): readonly LadderRungView[] {
  const ladder = ladderFor({ state }, id);
  if (!ladder) return [];
  const base = [ladder.id, ...ladder.periods].join(':');
  const counts = Object.entries(state.sides[side].steps)
    .filter(([count]) => count === base || count.startsWith(`${base}/`))
    .map(([, steps]) => steps);
  const taken = Math.max(0, ...counts);
  return ladder.rungs.map((rung, i) => ({
    standing: i < taken ? 'taken' : i === taken ? 'next' : 'later',
    cost: costOf(rung.effects),
    clause: rung.clause,
  }));
}

/** What fouls of this period lead to besides the first ladder, as far as it is a ladder of its own. */
function otherLadders(state: MatchState, side: Side): SideView['otherLadders'] {
  const { rules } = state.setup;
  const period = rules.periods[state.clock.period]?.id ?? '';
  const ways = rules.fouls.fouls.map((foul) =>
    foul.inPeriods?.periods.includes(period) ? foul.inPeriods.plain : foul.plain,
  );
  const first = rules.fouls.ladders[0]?.id;
  const ladders = ways.flatMap((way) => (way.does === 'ladder' ? [way.ladder] : []));
  const others = [...new Set(ladders)]
    .filter((id) => id !== first)
    .map((id) => ({ id, rungs: ladderView(state, side, id) }));
  return [...others, ...warningLadders(state, side, ways)];
}

/** A warning and then out, as two rungs; each kind once, on the clause that names the second. */
function warningLadders(
  state: MatchState,
  side: Side,
  ways: readonly Consequence[],
): SideView['otherLadders'] {
  const kinds = new Map<string, string>();
  const { clause } = state.setup.rules.fouls.disqualification;
  for (const way of ways) {
    if (way.does === 'warn-then-disqualify' && !kinds.has(way.warning))
      kinds.set(way.warning, way.cite?.clause ?? clause);
  }
  return [...kinds].map(([id, second]) => {
    const warned = wasWarned({ state }, side, id);
    return {
      id,
      rungs: [
        { standing: warned ? 'taken' : 'next', cost: { kind: 'warning' }, clause: second },
        { standing: warned ? 'next' : 'later', cost: { kind: 'disqualification' }, clause: second },
      ],
    };
  });
}

/** What a rung costs, in one word and a number; that it ends the match outweighs the rest. */
export function costOf(effects: readonly Effect[]): RungCost {
  if (effects.some((effect) => effect.do === 'disqualify' || effect.do === 'lose'))
    return { kind: 'disqualification' };
  for (const effect of effects) {
    if (effect.do === 'points' && effect.to === 'opponent')
      return { kind: 'points-to-opponent', points: effect.points };
    if (effect.do === 'points') return { kind: 'points-off', points: -effect.points };
    if (effect.do === 'advantage')
      return { kind: 'advantage-to-opponent', advantages: effect.advantages };
  }
  return { kind: 'warning' };
}

function allowanceViews(state: MatchState, side: Side, at: number): readonly AllowanceView[] {
  return state.setup.rules.allowances.map((rule) => {
    const use = state.allowances.find((u) => u.side === side && u.reason === rule.reason);
    const running = use !== undefined && use.since !== null;
    const ran = use && use.since !== null ? Math.max(0, at - use.since) : 0;
    return {
      kind: rule.reason,
      usedMs: (use?.usedMs ?? 0) + ran,
      limitMs: rule.limitMs,
      running,
      clause: rule.clause,
    };
  });
}
