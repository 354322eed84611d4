import { zeroAt } from '../engine/clock.ts';
import type { CallEntry, MatchState } from '../engine/state.ts';
import type { MatchAction, Side, TimedAction } from '../types.ts';
import { settledAt } from '../view/status.ts';
import { actionOf } from './lines.ts';

/**
 * The action of a step. `what` is a line in shorthand, or `back N`: the last call but N is taken back, or `due N`: what
 * leads on from where the match stands, in one of several ways.
 */
export function nextStepOf(state: MatchState, gap: number, what: string): TimedAction {
  const at = state.lastAt + gap;
  const [name, number] = what.split(' ');
  if (name === 'back') return { at, do: 'void', action: callBack(state, Number(number)) };
  if (name === 'due') return due(state, at, Number(number));
  return { ...actionOf(what), at };
}

/** The number of the last call but so many; where there are not so many, one that nobody has given. */
function callBack(state: MatchState, count: number): number {
  const calls = state.log.filter((entry): entry is CallEntry => entry.kind === 'call');
  return calls.at(-1 - count)?.index ?? state.nextIndex;
}

function due(state: MatchState, at: number, n: number): TimedAction {
  const side: Side = n % 2 === 0 ? 'red' : 'blue';
  const { phase } = settledAt(state, at);
  const halted = phase.is !== 'running' && phase.is !== 'not-started';
  if (halted && n % 7 === 0)
    return { ...late(state, side, n), at: state.lastAt + ((at - state.lastAt) % 9000) };
  switch (phase.is) {
    case 'not-started':
    case 'between-periods':
      return { do: 'start', at };
    case 'running':
      return toTheBell(state, at, n);
    case 'stopped':
      return { do: 'resume', at };
    case 'timed-out': {
      const over = n % 3 === 0 ? spentAt(state) : null;
      if (over !== null) return { do: 'wait', at: Math.max(at, over) };
      return { do: phase.held && n % 2 === 0 ? 'start' : 'resume', at };
    }
    case 'awaiting':
      return { ...answer(state, phase.what, side, n), at };
    case 'ended':
      return { ...afterEnd(state, side, n), at };
  }
}

/** The clock runs to zero, or to the moment before; where it has no end, somebody scores or somebody errs. */
function toTheBell(state: MatchState, at: number, n: number): TimedAction {
  const zero = zeroAt(state.setup.rules, state.clock);
  if (zero !== null)
    return { do: 'wait', at: n % 4 === 0 ? Math.max(at, zero - 1) : Math.max(at, zero) };
  const side: Side = n % 2 === 0 ? 'red' : 'blue';
  const { scoring, fouls } = state.setup.rules;
  const technique = scoring.techniques[n % Math.max(1, scoring.techniques.length)];
  const foul = fouls.fouls[n % Math.max(1, fouls.fouls.length)];
  if (technique && n % 3 === 0) {
    const landing = typeof technique.points === 'number' ? undefined : technique.points[0]?.landing;
    return { do: 'score', side, technique: technique.code, ...(landing ? { landing } : {}), at };
  }
  return foul && n % 3 === 1 ? { do: 'foul', side, foul: foul.code, at } : { do: 'wait', at };
}

/** What the referee saw before the halt. */
function late(state: MatchState, side: Side, n: number): MatchAction {
  const { scoring, fouls } = state.setup.rules;
  const technique = scoring.techniques.find(({ points }) => typeof points === 'number');
  const [reason] = scoring.advantages?.reasons ?? [];
  const foul = fouls.fouls[n % fouls.fouls.length];
  if (technique && n % 3 === 0)
    return { do: 'score', side, technique: technique.code, inTime: true };
  if (reason && n % 3 === 1)
    return { do: 'advantage', side, reason: reason.reason as 'near-pass', inTime: true };
  if (foul && n % 2 === 0) return { do: 'foul', side, foul: foul.code, inTime: true };
  return { do: 'submission', side, by: 'tap', inTime: true };
}

/** When the first running allowance is used up; null: none runs, or none has a limit. */
function spentAt({ allowances, setup }: MatchState): number | null {
  const ends = allowances.flatMap(({ reason, usedMs, since }) => {
    const limit = setup.rules.allowances.find((rule) => rule.reason === reason)?.limitMs ?? null;
    return since === null || limit === null ? [] : [since + Math.max(0, limit - usedMs)];
  });
  return ends.length === 0 ? null : Math.min(...ends);
}

/** What the officials may answer where they are asked. */
function answer(state: MatchState, what: string, side: Side, n: number): MatchAction {
  const { decision, unable } = state.setup.rules.endings;
  switch (what) {
    case 'decision': {
      const criterion = decision.criteria[n % Math.max(1, decision.criteria.length)]?.code;
      return { do: 'decision', side, ...(criterion === undefined ? {} : { criterion }) };
    }
    case 'coin-toss':
      return { do: 'coin-toss', side };
    case 'allowance-ruling': {
      const cause = unable[n % Math.max(1, unable.length)]?.cause as 'blood' | undefined;
      if (n % 3 === 0) return { do: 'resume', inTime: true };
      return cause ? { do: 'unable', side, cause } : { do: 'forfeit', side, reason: 'medical' };
    }
    default:
      return ruling({ winner: side });
  }
}

/** What may still come once the match is over. */
function afterEnd(state: MatchState, side: Side, n: number): MatchAction {
  const foul = state.setup.rules.fouls.fouls.find((row) => row.afterEnd !== undefined);
  switch (n % 5) {
    case 0:
      return { do: 'void', action: callBack(state, 0) };
    case 1:
      return { do: 'void', action: callBack(state, n % 7) };
    case 2:
      return ruling({ reopen: true, remainingMs: 45_000 });
    case 3:
      return foul ? { do: 'foul', side, foul: foul.code, malicious: true } : { do: 'wait' };
    default:
      return { do: 'wait' };
  }
}

type Ruling = Extract<MatchAction, { do: 'override' }>['ruling'];
const ruling = (given: Ruling): MatchAction => ({
  do: 'override',
  ruling: given,
  by: 'Head referee',
  reason: 'as seen',
});
