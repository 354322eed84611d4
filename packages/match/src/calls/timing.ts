import { carryOut, endingFor } from '../engine/ending.ts';
import { emit, flag, note, type Run, refuse } from '../engine/run.ts';
import { allowanceRule } from '../engine/settle.ts';
import type { MatchAction, Refusal, Side } from '../types.ts';

/** FIGHT: the match, its next period, or a match that was brought back. */
export function callStart(run: Run): Refusal | null {
  const { phase, clock, setup } = run.state;
  const period = phase.is === 'between-periods' ? clock.period + 1 : clock.period;
  emit(run, { type: 'PeriodStarted', period, at: run.at });
  const started = setup.rules.periods[period];
  const position = started?.position;
  const cite = setup.rules.clock.start ?? started?.lengthCite;
  note(run, position ? `start ${position.is}` : 'start', ...(cite ? [cite.clause] : []));
  if (started && phase.is === 'between-periods') note(run, '', started.clause);
  if (position) note(run, '', position.clause);
  if (started?.lengthFlag && phase.is === 'not-started')
    flag(run, started.lengthFlag, started.lengthCite.clause);
  return null;
}

/** STOP: movement ends. */
export function callStop(run: Run): Refusal | null {
  const { haltsClock, clause } = run.state.setup.rules.clock.stop;
  emit(run, { type: 'MovementStopped', at: run.at, haltsClock });
  note(run, 'stop', clause);
  return null;
}

/** TIME: the clock stops, and the side's allowance runs where the book has one for the reason. */
export function callTimeOut(
  run: Run,
  action: Extract<MatchAction, { do: 'time-out' }>,
): Refusal | null {
  const { reason, side } = action;
  const rule = side && allowanceRule(run.state, reason);
  const runs = run.state.allowances.some(
    (use) => use.side === side && use.reason === reason && use.since !== null,
  );
  if (run.state.phase.is === 'timed-out' && (!rule || runs))
    return refuse('already-stopped', 'The clock is stopped already.');
  if (run.state.phase.is !== 'timed-out') emit(run, { type: 'TimedOut', at: run.at });
  const known = run.state.setup.rules.clock.timeOuts.find((row) => row.reason === reason);
  const clause = rule?.clause ?? known?.clause;
  note(
    run,
    side ? `time-out ${reason} ${side}` : `time-out ${reason}`,
    ...(clause ? [clause] : []),
  );
  if (rule && side) startAllowance(run, rule, side);
  return null;
}

function startAllowance(
  run: Run,
  rule: NonNullable<ReturnType<typeof allowanceRule>>,
  side: Side,
): void {
  const { reason, limitMs, second, usedUp } = rule;
  const before = run.state.allowances.find((use) => use.side === side && use.reason === reason);
  const afresh = rule.scope === 'stoppage';
  emit(run, { type: 'AllowanceStarted', side, reason, at: run.at, afresh });
  const ending = limitMs === 0 ? usedUp : before && second !== 'goes-on' ? (second ?? null) : null;
  if (!ending) return;
  carryOut(run, endingFor(run.state, ending, side), false);
  note(run, `${side} loses`, ending.clause);
}

/** FIGHT again, after STOP or TIME. */
export function callResume(
  run: Run,
  action: Extract<MatchAction, { do: 'resume' }>,
): Refusal | null {
  const { resume } = run.state.setup.rules.clock;
  const { position } = action;
  const allowed = run.state.mustStand ? ['standing'] : resume.positions;
  if (position !== undefined && !allowed.some((p) => p === position))
    return refuse('position-not-allowed', 'The match goes on standing here.');
  const { phase } = run.state;
  if (phase.is === 'awaiting') run.at = phase.since;
  const standing = position === 'standing' || run.state.mustStand;
  const stood = run.state.clock.runningSince === null;
  emit(run, { type: 'MatchResumed', at: run.at, standing });
  const restarts = stood && resume.clock ? [resume.clock.clause] : [];
  note(run, position ? `resume ${position}` : 'resume', resume.clause, ...restarts);
  return null;
}
