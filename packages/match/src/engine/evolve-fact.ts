import { readingAt, standing } from './clock.ts';
import type { MatchFact } from './events.ts';
import { closed, evolveClock } from './evolve-clock.ts';
import { evolveScore } from './evolve-score.ts';
import type { Rests } from './rests.ts';
import type { CallEntry, Halt, LogEntry, MatchState } from './state.ts';

/** The state after one fact. Never refuses: what has become fact is taken as it is. */
export function evolveFact(state: MatchState, fact: MatchFact): MatchState {
  switch (fact.type) {
    case 'PeriodStarted':
    case 'MovementStopped':
    case 'TimedOut':
    case 'MatchResumed':
    case 'MatchReopened':
    case 'PeriodEnded':
    case 'AllowanceStarted':
    case 'AllowanceUsedUp':
      return evolveClock(state, fact);
    case 'NextPeriodDue':
      return { ...state, phase: { is: 'between-periods', clauses: fact.clauses } };
    case 'MatchAwaits': {
      const { what, at, proposed, clauses } = fact;
      return {
        ...state,
        phase: { is: 'awaiting', what, since: at, proposed, clauses, rests: restsIn(fact) },
        clock: standing(readingAt(state.clock, at)),
        allowances: what === 'allowance-ruling' ? state.allowances : closed(state.allowances, at),
      };
    }
    case 'MatchEnded':
      return {
        ...state,
        phase: { is: 'ended', outcome: fact.outcome, rests: restsIn(fact) },
        clock: standing(readingAt(state.clock, fact.at)),
        allowances: closed(state.allowances, fact.at),
      };
    case 'StandingRestartDue':
      return { ...state, mustStand: true };
    case 'CallFlagged':
      return flagCall(state, fact.index, fact.flag, fact.clause);
    case 'CallRecorded':
      return recordCall(state, fact.entry);
    case 'LineRejected':
      return {
        ...state,
        nextIndex: state.nextIndex + 1,
        lastAt: Math.max(state.lastAt, fact.at),
      };
    default:
      return evolveScore(state, fact);
  }
}

function recordCall(state: MatchState, entry: CallEntry): MatchState {
  const log: readonly LogEntry[] = [...state.log, entry];
  const halts = entry.action.do === 'stop' || entry.action.do === 'time-out';
  const halt: Halt | null =
    halts && state.halt === null && entry.standing === 'live'
      ? { at: entry.at, reading: entry.reading, position: log.length }
      : state.halt;
  return {
    ...state,
    log,
    halt,
    flags: withFlags(state.flags, entry.flags),
    nextIndex: Math.max(state.nextIndex, entry.index + 1),
    lastAt: Math.max(state.lastAt, entry.action.at),
  };
}

function flagCall(state: MatchState, index: number, flag: string, clause: string): MatchState {
  const log = state.log.map((entry) =>
    entry.kind === 'call' && entry.index === index && !entry.flags.includes(flag)
      ? { ...entry, flags: [...entry.flags, flag], clauses: [...entry.clauses, clause] }
      : entry,
  );
  return { ...state, log, flags: withFlags(state.flags, [flag]) };
}

const restsIn = ({ bell, steps }: Rests): Rests => (steps ? { bell, steps } : { bell });

/** The list with what it does not hold yet. */
export function withFlags(flags: readonly string[], more: readonly string[]): readonly string[] {
  const fresh = more.filter((flag) => !flags.includes(flag));
  return fresh.length === 0 ? flags : [...flags, ...fresh];
}
