import { allowanceRule } from '../engine/settle.ts';
import type { MatchState } from '../engine/state.ts';
import type { MatchAction } from '../types.ts';
import type { Calls } from './did.ts';

/**
 * The clause that a call rests on by itself, whatever followed: that of a call which was taken back, or which has no
 * effect any more. A `void` rests on what it takes back.
 */
export function basisOf(action: MatchAction, state: MatchState, calls: Calls): readonly string[] {
  const { periods, clock, scoring, fouls, endings, legality } = state.setup.rules;
  const first = (...clauses: readonly (string | undefined)[]): readonly string[] => {
    const found = clauses.find((clause) => clause !== undefined);
    return found === undefined ? [] : [found];
  };
  switch (action.do) {
    case 'start':
      return first(clock.start?.clause, periods[0]?.lengthCite.clause);
    case 'stop':
      return [clock.stop.clause];
    case 'time-out': {
      const known = clock.timeOuts.find((row) => row.reason === action.reason);
      const rule = action.side && allowanceRule(state, action.reason);
      return first(rule?.clause, known?.clause, clock.stop.clause);
    }
    case 'resume':
      return [clock.resume.clause];
    case 'score':
      return first(
        scoring.techniques.find((t) => t.code === action.technique)?.clause,
        scoring.unlisted.clause,
      );
    case 'attempt':
      return [action.secured === true ? scoring.suppressors.clause : legality.clause];
    case 'attempt-over':
      return [scoring.suppressors.clause];
    case 'advantage':
      return first(
        scoring.advantages?.reasons.find((row) => row.reason === action.reason)?.clause,
        scoring.noAdvantages.clause,
      );
    case 'foul':
    case 'disqualify': {
      const code = action.do === 'foul' ? action.foul : action.reason;
      const rule =
        fouls.fouls.find((row) => row.code === code) ??
        fouls.reasons.find((row) => row.code === code);
      return first(rule?.clause, fouls.unknown.clause);
    }
    case 'wait':
      return [];
    case 'void': {
      const target = calls.get(action.action);
      return target ? basisOf(target.action, state, calls) : [endings.override.clause];
    }
    default:
      return basisOfEnding(action, state);
  }
}

type EndingAction = Exclude<
  MatchAction,
  {
    do:
      | 'start'
      | 'stop'
      | 'time-out'
      | 'resume'
      | 'score'
      | 'attempt'
      | 'attempt-over'
      | 'advantage'
      | 'foul'
      | 'disqualify'
      | 'wait'
      | 'void';
  }
>;

function basisOfEnding(action: EndingAction, state: MatchState): readonly string[] {
  const { endings } = state.setup.rules;
  const or = (row: { readonly clause: string } | undefined): readonly string[] => [
    row?.clause ?? endings.override.clause,
  ];
  switch (action.do) {
    case 'submission':
      return or(endings.submissions.find((row) => row.by === action.by));
    case 'stoppage':
      return or(endings.stoppages.find((row) => row.reason === action.reason));
    case 'unable':
      return or(
        action.side === 'both'
          ? endings.bothUnable[0]
          : endings.unable.find((row) => row.cause === action.cause),
      );
    case 'forfeit':
      return or(endings.forfeits.find((row) => row.reason === action.reason));
    case 'decision':
      return or(endings.decision);
    case 'coin-toss':
      return or(endings.coinToss);
    case 'no-contest':
      return or(endings.noContest);
    case 'override':
      return or(endings.override);
  }
}
