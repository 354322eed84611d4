import type { Cited, ResolvedRules, TechniqueRule } from '@threecount/rulebooks';
import { recompute } from '../engine/ending.ts';
import { elapsedNow, emit, flag, note, type Run, refuse } from '../engine/run.ts';
import { type Late, type MatchState, otherSide } from '../engine/state.ts';
import type { MatchAction, Refusal, Side } from '../types.ts';
import { isHalted } from './halted.ts';

type Score = Extract<MatchAction, { do: 'score' }>;

/** The referee signals points; how many is the book's affair. */
export function callScore(
  run: Run,
  action: Score,
  index: number,
  late: Late | null,
): Refusal | null {
  const { scoring } = run.state.setup.rules;
  const rule = scoring.techniques.find((t) => t.code === action.technique);
  if (!rule) return unpaid(scoring, action.technique);
  const refusal = outOfBounds(rule, action, scoring);
  if (refusal) return refusal;
  const points = pointsOf(rule, action);
  if (typeof points !== 'number') return points;
  const again = isAgain(run.state, action.side, rule) ? scoring.again : undefined;
  if (again?.policy === 'reject')
    return refuse('no-points', `The position was paid already (${again.clause}).`);
  const paid = pay(run, action.side, rule, points, late);
  if (paid) lookAt(run, action, rule, again);
  const elapsedMs = elapsedNow(run);
  if (paid)
    emit(run, {
      type: 'PositionScored',
      side: action.side,
      position: positionOf(rule),
      elapsedMs,
      at: run.at,
      index,
      points,
    });
  recompute(run);
  return null;
}

function unpaid(scoring: ResolvedRules['scoring'], technique: string): Refusal {
  const paid = scoring.techniques.map((t) => t.code).join(', ');
  const { clause } = scoring.unlisted;
  return refuse(
    'no-points',
    paid === ''
      ? `This rulebook knows no points (${clause}).`
      : `${technique} gives no points (${clause}); scoring are: ${paid}.`,
  );
}

function outOfBounds(
  rule: TechniqueRule,
  action: Score,
  scoring: ResolvedRules['scoring'],
): Refusal | null {
  const outside = action.inBounds === false && rule.outside === 'never';
  if (!outside && action.initiatedInBounds !== false) return null;
  return refuse('out-of-bounds', `Out of bounds this gives no points (${scoring.outside.clause}).`);
}

function pointsOf(rule: TechniqueRule, action: Score): number | Refusal {
  if (typeof rule.points === 'number') return rule.points;
  if (action.landing === undefined)
    return refuse('landing-required', 'The points depend on the landing.');
  const row = rule.points.find((r) => r.landing === action.landing);
  if (row && row.points !== 0) return row.points;
  return refuse('no-points', `A landing in ${action.landing} gives no points.`);
}

const positionOf = (rule: TechniqueRule): string => rule.position ?? rule.code;

/** The same position again, while the other side has scored nothing and nobody was stood up between. */
function isAgain(state: MatchState, side: Side, rule: TechniqueRule): boolean {
  const { again } = state.setup.rules.scoring;
  if (again === undefined || again.policy === 'pay') return false;
  for (let i = state.positions.length - 1; i >= 0; i -= 1) {
    const before = state.positions[i];
    if (before?.position === positionOf(rule) && (rule.eitherSide || before.side === side))
      return true;
    if (before?.side !== side) return false;
  }
  return false;
}

/** Gives the points; false where something voids them. */
function pay(
  run: Run,
  side: Side,
  rule: TechniqueRule,
  points: number,
  late: Late | null,
): boolean {
  const { scoring, fouls } = run.state.setup.rules;
  if (run.state.sides[otherSide(side)].secured) {
    flag(run, 'voided-by-leg-lock', scoring.suppressors.clause);
    note(run, 'no points');
    return false;
  }
  const gain = gainedByFoul(run, side, late) ? fouls.gain : undefined;
  if (gain) flag(run, 'check-technique', gain.clause);
  if (gain?.policy === 'void') {
    note(run, 'no points');
    return false;
  }
  note(run, `+${points} ${side}`, rule.clause);
  return true;
}

/** A foul of the same side at this moment, or before it in the present stop. */
function gainedByFoul(run: Run, side: Side, late: Late | null): boolean {
  const inStop = isHalted(run.state.phase) && late !== 'running';
  return run.state.momentFouls.some(
    (foul) => foul.side === side && (foul.at === run.at || (foul.inStop && inStop)),
  );
}

/** What an official should look at, and the engine does not decide. */
function lookAt(run: Run, action: Score, rule: TechniqueRule, again: Cited | undefined): void {
  const { scoring } = run.state.setup.rules;
  if (again) flag(run, 'repeat-position', rule.againClause ?? again.clause);
  if (action.inBounds === false && rule.outside === 'begun-inside')
    flag(run, 'check-control', scoring.outside.clause);
  const { advantages, control } = scoring;
  const last = run.state.lastScore[action.side];
  if (control && last !== null && elapsedNow(run) - last < control.checkWithinMs)
    flag(run, 'check-control', control.clause);
  const near = run.state.lastAdvantage[action.side];
  if (advantages && near !== null && elapsedNow(run) - near < advantages.checkWithinMs)
    flag(run, 'check-advantage', advantages.clause);
}
