import type { Consequence, Effect, FoulRule, LadderRule } from '@threecount/rulebooks';
import { disqualification } from '../engine/ending.ts';
import { emit, note, type Run } from '../engine/run.ts';
import { otherSide } from '../engine/state.ts';
import { wonBy } from '../engine/verdict.ts';
import type { Method, Outcome, Side } from '../types.ts';

/** A side that a penalty puts out, with what that comes to. */
export interface Fall {
  readonly side: Side;
  readonly outcome: Outcome;
}

type Step = Extract<Consequence, { does: 'ladder' }>;

/** One side suffers the consequence of its foul. */
export function suffer(
  run: Run,
  side: Side,
  rule: FoulRule,
  what: Consequence,
  more: readonly string[] = [],
): readonly Fall[] {
  switch (what.does) {
    case 'ladder':
      return climb(run, side, rule, what);
    case 'disqualify': {
      const own = what.cite?.clause ?? run.state.setup.rules.fouls.disqualification.clause;
      const clauses = [...new Set([rule.clause, own, ...more])];
      note(run, `disqualified ${side}`, own, ...more);
      return [{ side, outcome: disqualification(run.state, side, what.kind, clauses) }];
    }
    case 'warn-then-disqualify': {
      const { warning, does: _, ...next } = what;
      if (wasWarned(run, side, warning))
        return suffer(run, side, rule, { does: 'disqualify', ...next }, more);
      emit(run, { type: 'WarningGiven', side, kind: warning });
      note(run, `${warning} warning ${side}`, rule.clause);
      return [];
    }
    case 'record':
      note(run, 'recorded', rule.clause);
      return [];
  }
}

/** Warned before, so that the next breach disqualifies. */
export function wasWarned(run: Pick<Run, 'state'>, side: Side, kind: string): boolean {
  const { warnings, fouls } = run.state.sides[side];
  const bySteps = run.state.setup.rules.fouls.stepsWarn === true && fouls > 0;
  return (warnings[kind] ?? 0) > 0 || bySteps;
}

/** The ladder's next step; `spared`: it is taken, and puts nobody out. */
export function climb(
  run: Run,
  side: Side,
  rule: FoulRule,
  what: Step,
  spared = false,
): readonly Fall[] {
  const { ladder, count, steps, rung } = nextStep(run, side, rule, what);
  const effects = spared ? rung.effects.filter((e) => !puts(e)) : rung.effects;
  const warning = rung.effects.every((e) => e.do === 'warn' || e.do === 'restart-standing');
  emit(run, { type: 'StepTaken', side, count, steps, warning, shownAs: ladder.countsAs });
  note(run, '', rung.clause);
  return effects.flatMap((effect) => applyEffect(run, side, rule, effect, [rung.clause]));
}

/** An effect that puts a side out. */
const puts = (effect: Effect): boolean => effect.do === 'disqualify' || effect.do === 'lose';

/** The step of the ladder that a foul would be now. */
export function nextStep(
  run: Pick<Run, 'state'>,
  side: Side,
  rule: FoulRule,
  what: Step,
): { ladder: LadderRule; count: string; steps: number; rung: LadderRule['rungs'][number] } {
  const ladder = ladderFor(run, what.ladder);
  if (!ladder) throw new Error(`no ladder ${what.ladder} in the rulebook`);
  const count = countOf(ladder, rule);
  const taken = run.state.sides[side].steps[count] ?? 0;
  const steps = taken === 0 ? what.firstRung : taken + 1;
  const rung = ladder.rungs[Math.min(steps, ladder.rungs.length) - 1];
  if (!rung) throw new Error(`ladder ${ladder.id} has no rungs`);
  return { ladder, count, steps, rung };
}

/** Whether the next step of each of these sides puts it out. */
export function allFall(run: Run, who: readonly Side[], rule: FoulRule, what: Step): boolean {
  return who.every((side) => nextStep(run, side, rule, what).rung.effects.some(puts));
}

/** The ladder of that name which holds in the present period. */
export function ladderFor(run: Pick<Run, 'state'>, id: string): LadderRule | undefined {
  const { rules } = run.state.setup;
  const period = rules.periods[run.state.clock.period]?.id ?? '';
  const all = rules.fouls.ladders.filter((ladder) => ladder.id === id);
  return all.find((l) => l.periods.includes(period)) ?? all.find((l) => l.periods.length === 0);
}

/** The name of the count that a foul's step is kept in. */
export function countOf(
  ladder: LadderRule,
  rule: Pick<FoulRule, 'group' | 'code' | 'counted'>,
): string {
  const base = [ladder.id, ...ladder.periods].join(':');
  switch (ladder.counts) {
    case 'all':
      return base;
    case 'by-group':
      return `${base}/${rule.group}`;
    case 'by-code':
      return `${base}/${rule.counted ?? rule.code}`;
  }
}

function applyEffect(
  run: Run,
  side: Side,
  rule: FoulRule,
  effect: Effect,
  clauses: readonly string[],
): readonly Fall[] {
  const target = 'to' in effect && effect.to === 'opponent' ? otherSide(side) : side;
  switch (effect.do) {
    case 'points': {
      const points = aboveFloor(run, target, effect.points);
      emit(run, { type: 'PointsChanged', side: target, points, from: 'penalty' });
      note(run, `${signed(points)} ${target}`);
      return [];
    }
    case 'advantage': {
      const { advantages } = effect;
      emit(run, { type: 'AdvantagesChanged', side: target, advantages });
      note(run, `${signed(advantages)} advantage ${target}`);
      return [];
    }
    case 'warn':
      note(run, `${effect.label} ${side}`);
      return [];
    case 'restart-standing':
      emit(run, { type: 'StandingRestartDue' });
      return [];
    case 'disqualify':
      note(run, `disqualified ${side}`);
      return [
        { side, outcome: disqualification(run.state, side, rule.kind ?? effect.kind, clauses) },
      ];
    case 'lose':
      note(run, `${side} loses`);
      return [{ side, outcome: wonBy(otherSide(side), effect.method as Method, clauses) }];
  }
}

/** Points off stop at zero where the book says so. */
export function aboveFloor(run: Pick<Run, 'state'>, side: Side, points: number): number {
  const floor = run.state.setup.rules.scoring.penaltyPoints?.floor;
  if (floor !== 'zero' || points >= 0) return points;
  return -Math.min(-points, Math.max(0, run.state.sides[side].points));
}

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
