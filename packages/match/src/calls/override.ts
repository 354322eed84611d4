import { lengthOf } from '../engine/clock.ts';
import { end, recompute } from '../engine/ending.ts';
import { emit, flag, note, type Run, refuse } from '../engine/run.ts';
import { wonBy } from '../engine/verdict.ts';
import type { MatchAction, Refusal, Ruling } from '../types.ts';
import { countOf, ladderFor, signed } from './penalty.ts';

/** The senior official's discretion: needs a name and a reason, and is flagged. */
export function callOverride(
  run: Run,
  action: Extract<MatchAction, { do: 'override' }>,
): Refusal | null {
  const { clause } = run.state.setup.rules.endings.override;
  if (action.by.trim() === '' || action.reason.trim() === '')
    return refuse('not-in-rulebook', `A ruling needs who gives it and the reason (${clause}).`);
  rule(run, action.ruling, clause);
  flag(run, 'overruled', clause);
  return null;
}

function rule(run: Run, ruling: Ruling, clause: string): void {
  if ('adjust' in ruling) {
    adjust(run, ruling.adjust);
    recompute(run);
  } else if ('winner' in ruling) {
    note(run, `winner ${ruling.winner}`, clause);
    end(run, wonBy(ruling.winner, 'override', [clause]));
  } else {
    reopen(run, ruling.remainingMs);
  }
}

function adjust(run: Run, change: Extract<Ruling, { adjust: unknown }>['adjust']): void {
  const { side, points = 0, advantages = 0, fouls = 0 } = change;
  if (points !== 0) {
    emit(run, { type: 'PointsChanged', side, points, from: 'ruling' });
    note(run, `${signed(points)} ${side}`);
  }
  if (advantages !== 0) {
    emit(run, { type: 'AdvantagesChanged', side, advantages });
    note(run, `${signed(advantages)} advantage ${side}`);
  }
  if (fouls !== 0) {
    emit(run, { type: 'StepsAdjusted', side, count: countToAdjust(run, side, fouls), fouls });
    note(run, `${signed(fouls)} fouls ${side}`);
  }
}

/** The count that an adjustment meets: the fullest one, or the first ladder's. */
function countToAdjust(run: Run, side: 'red' | 'blue', fouls: number): string {
  const steps = Object.entries(run.state.sides[side].steps).toSorted((a, b) => b[1] - a[1]);
  const fullest = steps[0]?.[0];
  if (fullest !== undefined && (fouls < 0 || steps.length === 1)) return fullest;
  const { ladders, fouls: rules } = run.state.setup.rules.fouls;
  const ladder = ladderFor(run, ladders[0]?.id ?? '');
  const sample = rules[0];
  return ladder && sample ? countOf(ladder, sample) : (fullest ?? 'fouls');
}

/** The match goes on with so much time left, also one that ended before it began. */
function reopen(run: Run, remainingMs: number): void {
  const { clock, setup } = run.state;
  const length = lengthOf(setup.rules, clock.period);
  const left = Math.min(remainingMs, length ?? remainingMs);
  emit(run, {
    type: 'MatchReopened',
    at: run.at,
    inPeriodMs: length === null ? clock.inPeriodMs : length - left,
  });
  note(run, 'reopened');
}
