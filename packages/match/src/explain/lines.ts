import { elapsedOf } from '../engine/clock.ts';
import { verdictSteps } from '../engine/ending.ts';
import { allowanceRule } from '../engine/settle.ts';
import type { BellEntry, CallEntry, MatchState } from '../engine/state.ts';
import type { BySide, Side, TimedAction } from '../types.ts';
import { basisOf } from './basis.ts';
import { type Calls, didOf } from './did.ts';
import type { ExplainedLine, ScoreNow, StepTold } from './explanation.ts';
import { changesBy, clausesOfFacts, followedFrom } from './followed.ts';
import { namesOf, plainName } from './names.ts';
import type { Followed, Remark } from './sentence.ts';
import type { Traced } from './trace.ts';
import { tellSteps } from './verdict-steps.ts';

/** One entry of the log as a line of the explanation. */
export function lineOf(traced: Traced, calls: Calls): ExplainedLine {
  const { entry } = traced;
  if (entry === null) return allowanceLine(traced);
  return entry.kind === 'bell' ? bellLine(traced, entry) : callLine(traced, entry, calls);
}

/** A line of a script that was refused: it did nothing. `state`: the match at its time. */
export function refusedLine(
  refused: { readonly index: number; readonly action: TimedAction; readonly message: string },
  state: MatchState,
  calls: Calls,
): ExplainedLine {
  const { index, action, message } = refused;
  return {
    ...common(state, state.clock.period),
    index,
    elapsedMs: elapsedOf(state.clock),
    did: didOf(action, state, calls),
    remarks: [{ kind: 'refused', message }],
    clauses: [],
  };
}

/** The numbers of both sides. */
export function scoreOf({ sides }: MatchState): BySide<ScoreNow> {
  const of = (side: Side): ScoreNow => {
    const { points, advantages, fouls } = sides[side];
    return { points, advantages, fouls };
  };
  return { red: of('red'), blue: of('blue') };
}

function common(state: MatchState, period: number) {
  const nothing: { followed: readonly Followed[]; steps: readonly StepTold[] } = {
    followed: [],
    steps: [],
  };
  return {
    ...nothing,
    period: namesOf(state.setup.rules).period(period),
    changes: false,
    score: scoreOf(state),
  };
}

function bellLine(traced: Traced, { reading }: BellEntry): ExplainedLine {
  const { before, after, facts } = traced;
  const steps = facts.length === 0 ? [] : tellSteps(before, verdictSteps(before));
  const decided = steps.filter((step) => step.standing === 'decided');
  const period = namesOf(before.setup.rules).period(reading.period);
  return {
    ...common(after, reading.period),
    index: null,
    elapsedMs: elapsedOf(reading),
    did: { kind: 'bell', period },
    followed: followedFrom(traced),
    remarks: [],
    steps,
    clauses: unique([...clausesOfFacts(facts), ...decided.flatMap((step) => step.clauses)]),
    changes: changesBy(facts),
  };
}

function allowanceLine(traced: Traced): ExplainedLine {
  const { before, after, facts } = traced;
  const used = facts.find((fact) => fact.type === 'AllowanceUsedUp');
  const code = used?.reason ?? '';
  return {
    ...common(after, before.clock.period),
    index: null,
    elapsedMs: elapsedOf(before.clock),
    did: {
      kind: 'allowance-over',
      side: used?.side ?? 'red',
      reason: namesOf(before.setup.rules).timeOut(code),
      limitMs: used?.limitMs ?? 0,
    },
    followed: followedFrom(traced),
    remarks: [],
    clauses: unique([
      ...(allowanceRule(before, code) ? [allowanceRule(before, code)?.clause ?? ''] : []),
      ...clausesOfFacts(facts),
    ]),
    changes: changesBy(facts),
  };
}

function callLine(traced: Traced, entry: CallEntry, calls: Calls): ExplainedLine {
  const { before, after, facts } = traced;
  const { action, index, reading } = entry;
  const own = [...entry.clauses, ...clausesOfFacts(facts)];
  return {
    ...common(after, after.clock.period),
    index,
    elapsedMs: elapsedOf(reading),
    did: didOf(action, before, calls),
    followed: [...besides(traced, entry), ...course(traced, entry), ...looks(entry)],
    remarks: remarksOf(entry),
    steps: stepsOf(traced),
    clauses: unique(own.length === 0 ? basisOf(action, before, calls) : own),
    changes: changesBy(facts) && entry.standing === 'live',
  };
}

/** What followed; that a start starts a period was said already. */
function course(traced: Traced, { action }: CallEntry): readonly Followed[] {
  const all = followedFrom(traced);
  return action.do === 'start' ? all.filter((said) => said.kind !== 'period-began') : all;
}

/** What no fact says: that a call paid nothing. */
function besides({ facts }: Traced, { action, flags, standing, effect }: CallEntry): Followed[] {
  if (standing !== 'live') return [];
  if (action.do === 'score' && !facts.some((fact) => fact.type === 'PositionScored')) {
    const why = flags.includes('voided-by-leg-lock') ? 'leg-lock' : 'foul';
    return [{ kind: 'unpaid', side: action.side, why }];
  }
  if (action.do === 'submission' && effect.startsWith('no submission'))
    return [{ kind: 'no-submission', side: action.side }];
  if (action.do === 'foul' && effect === 'recorded') return [{ kind: 'kept-on-record' }];
  return [];
}

const told = new Set(['overruled', 'stranded', 'voided-by-leg-lock']);

const looks = ({ flags }: CallEntry): readonly Followed[] =>
  flags.filter((flag) => !told.has(flag)).map((flag) => ({ kind: 'look', flag }));

function remarksOf(entry: CallEntry): readonly Remark[] {
  const { standing, late, refusal, reading, flags } = entry;
  const out: Remark[] = [];
  if (late !== null) out.push({ kind: 'late', elapsedMs: elapsedOf(reading) });
  if (standing === 'voided') out.push({ kind: 'voided' });
  if (standing === 'stranded')
    out.push({ kind: 'stranded', message: refusal?.message ?? plainName('stranded').label });
  if (flags.includes('overruled')) out.push({ kind: 'overruled' });
  return out;
}

/** The book's list, where the call made it be gone through. */
function stepsOf({ before, after, facts }: Traced): readonly StepTold[] {
  const rested = facts.findLast(
    (fact) => fact.type === 'MatchEnded' || fact.type === 'MatchAwaits',
  );
  const again = facts.some((fact) => fact.type === 'NextPeriodDue');
  if (!rested && !again) return [];
  const there = { ...after, clock: { ...after.clock, period: before.clock.period } };
  const steps = rested?.steps ?? (again || rested?.bell ? verdictSteps(there) : []);
  return steps.length === 0 ? [] : tellSteps(there, steps);
}

export const unique = (list: readonly string[]): readonly string[] => [...new Set(list)];
