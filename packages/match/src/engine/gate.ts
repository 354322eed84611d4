import type { MatchAction, Refusal } from '../types.ts';
import { isAtZero } from './clock.ts';
import { refuse } from './run.ts';
import type { MatchState, Phase } from './state.ts';

type Do = MatchAction['do'];

const always: readonly Do[] = ['wait', 'void', 'override'];
const beforeStart: readonly Do[] = [...always, 'start', 'forfeit', 'disqualify', 'no-contest'];
/** Refused as `period-over` once the clock has reached zero, and as `match-over` after any other end. */
const inPlay: readonly Do[] = [
  'score',
  'advantage',
  'foul',
  'attempt',
  'submission',
  'stoppage',
  'unable',
];
/** Rulings on an allowance that is used up. */
const rulings: readonly Do[] = ['unable', 'foul', 'forfeit', 'disqualify'];
const grace = 10_000;

/** How long after a stop, time-out, bell or used-up allowance a late signal is taken, in milliseconds. */
export const lateGraceMs = grace;

/**
 * Whether the action is refused out of hand where the match stands, whatever it says. `phase` is the state's own, save
 * for late signals; `at`: when it is given, in real time of the match.
 */
export function gate(
  state: MatchState,
  action: MatchAction,
  phase: Phase,
  at: number,
): Refusal | null {
  if (always.includes(action.do)) return null;
  switch (phase.is) {
    case 'not-started':
      return beforeStart.includes(action.do)
        ? null
        : refuse('not-started', 'The match has not started.');
    case 'running':
      return inRunning(action);
    case 'stopped':
    case 'timed-out':
      return inStop(state, action, phase);
    case 'between-periods':
      return betweenPeriods(state, action);
    case 'awaiting':
      return inAwaiting(state, action, phase, at);
    case 'ended':
      return inEnded(state, action);
  }
}

function notDue(action: MatchAction): Refusal | null {
  if (action.do === 'decision') return refuse('decision-not-due', 'No decision is asked for now.');
  if (action.do === 'coin-toss')
    return refuse('coin-toss-not-due', 'No coin toss is asked for now.');
  return null;
}

function inRunning(action: MatchAction): Refusal | null {
  if (action.do === 'start') return refuse('already-started', 'The match is running.');
  if (action.do === 'resume') return refuse('not-stopped', 'The match is running.');
  return notDue(action);
}

function inStop(
  state: MatchState,
  action: MatchAction,
  phase: Extract<Phase, { is: 'stopped' | 'timed-out' }>,
): Refusal | null {
  switch (action.do) {
    case 'start':
      return phase.is === 'timed-out' && phase.held
        ? null
        : refuse('already-started', 'The match has started; it goes on with resume.');
    case 'stop':
      return refuse('already-stopped', 'The match is stopped already.');
    case 'score':
      return scoresInStop(state, action)
        ? null
        : refuse(
            'clock-stopped',
            'The match is stopped; what was seen before is signalled with in time.',
          );
    case 'advantage':
    case 'attempt':
      return refuse('clock-stopped', 'The match is stopped.');
    default:
      return notDue(action);
  }
}

/** What went over the edge is signalled after STOP. */
function scoresInStop(state: MatchState, action: Extract<MatchAction, { do: 'score' }>): boolean {
  const rule = state.setup.rules.scoring.techniques.find((t) => t.code === action.technique);
  if (!rule) return false;
  return (
    rule.outside === 'always' || (rule.outside === 'begun-inside' && action.inBounds === false)
  );
}

function betweenPeriods(state: MatchState, action: MatchAction): Refusal | null {
  switch (action.do) {
    case 'start':
    case 'forfeit':
    case 'disqualify':
    case 'no-contest':
      return null;
    case 'resume':
      return refuse('not-stopped', 'The next period begins with start.');
    case 'stop':
    case 'time-out':
      return refuse('already-stopped', 'The period is over.');
    case 'foul':
      return isAfterEnd(state, action) ? null : overRefusal(true);
    default:
      return notDue(action) ?? (inPlay.includes(action.do) ? overRefusal(true) : null);
  }
}

function inAwaiting(
  state: MatchState,
  action: MatchAction,
  phase: Extract<Phase, { is: 'awaiting' }>,
  at: number,
): Refusal | null {
  if (action.do === phase.what) return null;
  const wrong = notDue(action);
  if (wrong) return wrong;
  if (phase.what === 'allowance-ruling') {
    if (rulings.includes(action.do)) return null;
    if (action.do === 'resume' && action.inTime === true && at <= phase.since + grace) return null;
  } else if (action.do === 'foul' && isAfterEnd(state, action)) {
    return null;
  }
  if (phase.what === 'decision' && (action.do === 'forfeit' || action.do === 'disqualify'))
    return null;
  if (inPlay.includes(action.do) && isAtZero(state.setup.rules, state.clock))
    return overRefusal(true);
  return refuse('awaiting-ruling', `The match waits: ${phase.what.replaceAll('-', ' ')}.`);
}

function inEnded(state: MatchState, action: MatchAction): Refusal | null {
  if (action.do === 'foul' && isAfterEnd(state, action)) return null;
  const bell = inPlay.includes(action.do) && isAtZero(state.setup.rules, state.clock);
  return overRefusal(bell);
}

function overRefusal(bell: boolean): Refusal {
  return bell ? refuse('period-over', 'Time is over.') : refuse('match-over', 'The match is over.');
}

/** A foul that the book places after the end too. */
function isAfterEnd(state: MatchState, action: Extract<MatchAction, { do: 'foul' }>): boolean {
  const rule = state.setup.rules.fouls.fouls.find((foul) => foul.code === action.foul);
  return rule?.afterEnd !== undefined;
}
