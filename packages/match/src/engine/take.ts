import { callAdvantage, callAttempt, callAttemptOver } from '../calls/attempt.ts';
import { callCoinToss, callDecision, callNoContest } from '../calls/decision.ts';
import { callDisqualify, callForfeit, callStoppage, callUnable } from '../calls/endings.ts';
import { callFoul } from '../calls/foul.ts';
import { callOverride } from '../calls/override.ts';
import { callScore } from '../calls/score.ts';
import { callSubmission } from '../calls/submission.ts';
import { callResume, callStart, callStop, callTimeOut } from '../calls/timing.ts';
import type { Refusal, TimedAction } from '../types.ts';
import { gate } from './gate.ts';
import { note, type Run, refuse } from './run.ts';
import type { Late, MatchState, Phase } from './state.ts';

/**
 * Applies one action other than `void`, or says why not. On refusal the run is worth nothing.
 * A late signal is taken as if the match still ran, or were only stopped.
 */
export function take(
  run: Run,
  action: TimedAction,
  index: number,
  late: Late | null,
): Refusal | null {
  const phase = late ? phaseFor(run.state, late) : run.state.phase;
  const refusal = gate(run.state, action, phase, run.at);
  return refusal ?? dispatch(run, action, index, late);
}

/** The phase that a late signal is judged in: none but the halt itself is overlooked. */
function phaseFor(state: MatchState, late: Late): Phase {
  const { phase } = state;
  const halted =
    phase.is === 'running' ||
    phase.is === 'stopped' ||
    phase.is === 'timed-out' ||
    phase.is === 'between-periods' ||
    (phase.is === 'awaiting' && (phase.rests.bell || phase.what === 'allowance-ruling')) ||
    (phase.is === 'ended' && phase.rests.bell);
  return halted ? { is: late } : phase;
}

function dispatch(run: Run, action: TimedAction, index: number, late: Late | null): Refusal | null {
  switch (action.do) {
    case 'start':
      return callStart(run);
    case 'stop':
      return callStop(run);
    case 'time-out':
      return callTimeOut(run, action);
    case 'resume':
      return callResume(run, action);
    case 'score':
      return callScore(run, action, index, late);
    case 'attempt':
      return callAttempt(run, action);
    case 'attempt-over':
      return callAttemptOver(run, action);
    case 'advantage':
      return callAdvantage(run, action);
    case 'foul':
      return callFoul(run, action, late);
    case 'submission':
      return callSubmission(run, action, late);
    case 'stoppage':
      return callStoppage(run, action);
    case 'unable':
      return callUnable(run, action);
    case 'forfeit':
      return callForfeit(run, action);
    case 'disqualify':
      return callDisqualify(run, action);
    case 'decision':
      return callDecision(run, action);
    case 'coin-toss':
      return callCoinToss(run, action);
    case 'no-contest':
      return callNoContest(run);
    case 'override':
      return callOverride(run, action);
    case 'wait':
      note(run, 'wait');
      return null;
    case 'void':
      return refuse('nothing-to-void', 'A void is not a call.');
  }
}
