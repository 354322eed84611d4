import type { CallEntry, MatchState } from '../engine/state.ts';
import type { MatchAction, Ruling } from '../types.ts';
import { type Names, namesOf, plainName } from './names.ts';
import type { Did, RulingBy } from './sentence.ts';

/** An action in what it says, whatever followed. `before`: the match when it counts. */
export function didOf(action: MatchAction, before: MatchState, calls: Calls): Did {
  const names = namesOf(before.setup.rules);
  switch (action.do) {
    case 'start':
    case 'stop':
    case 'time-out':
    case 'resume':
    case 'wait':
      return didInTime(action, before, names);
    case 'score':
    case 'attempt':
    case 'attempt-over':
    case 'advantage':
    case 'foul':
      return didOnTheMat(action, names);
    case 'override':
      return didOverrule(action.ruling, { by: action.by, reason: action.reason });
    case 'void': {
      const target = calls.get(action.action);
      const what = target ? didOf(target.action, before, calls) : null;
      return { kind: 'took-back', index: action.action, what };
    }
    default:
      return didEnd(action, names);
  }
}

/** The calls of a log by their number. */
export type Calls = ReadonlyMap<number, CallEntry>;

type Act<D extends MatchAction['do']> = Extract<MatchAction, { do: D }>;

function didInTime(
  action: Act<'start' | 'stop' | 'time-out' | 'resume' | 'wait'>,
  before: MatchState,
  names: Names,
): Did {
  switch (action.do) {
    case 'start': {
      const { phase, clock } = before;
      const next = phase.is === 'between-periods' ? clock.period + 1 : clock.period;
      return { kind: 'started', period: names.period(next), again: phase.is === 'timed-out' };
    }
    case 'stop':
      return { kind: 'stopped' };
    case 'time-out':
      return {
        kind: 'timed-out',
        reason: names.timeOut(action.reason),
        side: action.side ?? null,
      };
    case 'resume':
      return { kind: 'resumed', standing: action.position === 'standing' || before.mustStand };
    case 'wait':
      return { kind: 'waited' };
  }
}

function didOnTheMat(
  action: Act<'score' | 'attempt' | 'attempt-over' | 'advantage' | 'foul'>,
  names: Names,
): Did {
  const { side } = action;
  switch (action.do) {
    case 'score': {
      const technique = names.technique(action.technique);
      const landing = action.landing === undefined ? null : plainName(action.landing);
      return {
        kind: 'scored',
        side: action.side,
        technique,
        landing,
        outside: action.inBounds === false,
      };
    }
    case 'attempt': {
      const technique = plainName(action.technique);
      return {
        kind: 'attempted',
        side: action.side,
        technique,
        secured: action.secured === true,
      };
    }
    case 'attempt-over':
      return { kind: 'attempt-over', side: action.side };
    case 'advantage':
      return { kind: 'near', side: action.side, reason: names.advantage(action.reason) };
    case 'foul':
      return {
        kind: 'fouled',
        side,
        foul: names.foul(action.foul),
        malicious: action.malicious === true,
        harm: action.outcome ?? 'none',
        technique: action.technique === undefined ? null : plainName(action.technique),
      };
  }
}

function didEnd(
  action: Act<
    | 'submission'
    | 'stoppage'
    | 'unable'
    | 'forfeit'
    | 'disqualify'
    | 'decision'
    | 'coin-toss'
    | 'no-contest'
  >,
  names: Names,
): Did {
  switch (action.do) {
    case 'submission': {
      const technique = action.technique === undefined ? null : plainName(action.technique);
      return {
        kind: 'submitted',
        side: action.side,
        by: names.submissionBy(action.by),
        technique,
      };
    }
    case 'stoppage':
      return {
        kind: 'stoppage',
        side: action.side,
        by: action.by,
        reason: names.stoppage(action.reason),
      };
    case 'unable':
      return { kind: 'unable', side: action.side, cause: names.unable(action.cause) };
    case 'forfeit':
      return { kind: 'forfeited', side: action.side, reason: names.forfeit(action.reason) };
    case 'disqualify':
      return { kind: 'put-out', side: action.side, reason: names.foul(action.reason) };
    case 'decision': {
      const criterion = action.criterion === undefined ? null : names.criterion(action.criterion);
      return { kind: 'decided', side: action.side, criterion };
    }
    case 'coin-toss':
      return { kind: 'coin-fell', side: action.side };
    case 'no-contest':
      return { kind: 'called-off', reason: action.reason };
  }
}

function didOverrule(what: Ruling, ruling: RulingBy): Did {
  if ('adjust' in what) {
    const { side, points = 0, advantages = 0, fouls = 0 } = what.adjust;
    return { kind: 'adjusted', side, points, advantages, fouls, ruling };
  }
  if ('winner' in what) return { kind: 'winner-named', side: what.winner, ruling };
  return { kind: 'reopened', remainingMs: what.remainingMs, ruling };
}
