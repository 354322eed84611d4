import { recompute } from '../engine/ending.ts';
import { elapsedNow, emit, flag, note, type Run, refuse } from '../engine/run.ts';
import type { MatchAction, Refusal } from '../types.ts';
import { judgeTechnique } from './legality.ts';

/** A submission attempt that bears on what follows. */
export function callAttempt(
  run: Run,
  action: Extract<MatchAction, { do: 'attempt' }>,
): Refusal | null {
  const { suppressors } = run.state.setup.rules.scoring;
  note(run, `attempt ${action.side}`);
  const judged = judgeTechnique(run, action.technique, action.side);
  if (judged.barred && judged.flag) flag(run, judged.flag, judged.clause);
  if (!suppressors.techniques.includes(action.technique)) return null;
  const { unsecured } = suppressors;
  if (action.secured === true || unsecured?.bars === true) {
    emit(run, { type: 'HoldSecured', side: action.side });
    note(run, 'secured', suppressors.clause);
  } else if (unsecured) note(run, 'not secured', unsecured.clause);
  return null;
}

/** The attempt was cleared, and the position is new. */
export function callAttemptOver(
  run: Run,
  action: Extract<MatchAction, { do: 'attempt-over' }>,
): Refusal | null {
  emit(run, { type: 'HoldCleared', side: action.side });
  note(run, `attempt over ${action.side}`);
  return null;
}

export function callAdvantage(
  run: Run,
  action: Extract<MatchAction, { do: 'advantage' }>,
): Refusal | null {
  const { advantages, noAdvantages } = run.state.setup.rules.scoring;
  const rule = advantages?.reasons.find((row) => row.reason === action.reason);
  if (!advantages || !rule)
    return refuse(
      'no-advantages',
      `This rulebook gives no such advantage (${noAdvantages.clause}).`,
    );
  emit(run, { type: 'AdvantagesChanged', side: action.side, advantages: 1 });
  emit(run, { type: 'AdvantageSignalled', side: action.side, elapsedMs: elapsedNow(run) });
  note(run, `+1 advantage ${action.side}`, rule.clause);
  const last = run.state.lastScore[action.side];
  if (last !== null && elapsedNow(run) - last < advantages.checkWithinMs)
    flag(run, 'check-advantage', advantages.clause);
  recompute(run);
  return null;
}
