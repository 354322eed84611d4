import { lengthOf, type Reading, readingAt, runningFrom, standing } from './clock.ts';
import type { MatchFact } from './events.ts';
import { withFlags } from './evolve-fact.ts';
import { openRun, record } from './run.ts';
import { ringBell, settleAllowances } from './settle.ts';
import { type CallEntry, initialState, type LogEntry, type MatchState } from './state.ts';
import { take } from './take.ts';

/** Why all calls apply again: `void` never changes time, a late signal may end the match at an earlier moment. */
export type Cause = 'void' | 'late';

/**
 * All calls of `log` again, in order, each at the clock reading it was given at. What is voided has no effect; what would
 * now be refused is stranded. Bells are facts of time and stay.
 */
export function refold(
  before: MatchState,
  log: readonly LogEntry[],
  at: number,
  cause: Cause,
): MatchState {
  const gone = voidedLines(log);
  let state = initialState(before.setup);
  for (const entry of log) state = again(state, entry, gone).state;
  if (state.log.some((entry) => entry.kind === 'call' && entry.standing === 'stranded'))
    state = { ...state, flags: withFlags(state.flags, ['stranded']) };
  const nextIndex = Math.max(before.nextIndex, state.nextIndex);
  return atLiveClock({ ...state, nextIndex, lastAt: at }, before, at, cause);
}

/** What one entry of the log comes to when it applies again. */
export interface Again {
  readonly state: MatchState;
  readonly facts: readonly MatchFact[];
}

/** One entry again, after those before it. */
export function again(state: MatchState, entry: LogEntry, gone: ReadonlySet<number>): Again {
  return entry.kind === 'bell' ? againBell(state, entry) : againCall(state, entry, gone);
}

const without = (state: MatchState): Again => ({ state, facts: [] });

/** Lines that an active `void` takes back. A later void may take back an earlier one. */
export function voidedLines(log: readonly LogEntry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const entry of log.toReversed())
    if (entry.kind === 'call' && entry.action.do === 'void' && !gone.has(entry.index))
      gone.add(entry.action.action);
  return gone;
}

function againBell(state: MatchState, entry: Extract<LogEntry, { kind: 'bell' }>): Again {
  const { phase, clock } = state;
  const live = phase.is === 'running' || phase.is === 'stopped' || phase.is === 'timed-out';
  if (!live || clock.period !== entry.reading.period)
    return without({ ...state, log: [...state.log, entry] });
  const run = openRun({ ...state, clock: standing(entry.reading) }, entry.at);
  ringBell(run, entry.at);
  return run;
}

function againCall(state: MatchState, entry: CallEntry, gone: ReadonlySet<number>): Again {
  if (gone.has(entry.index)) {
    const voided = { ...entry, effect: 'voided', clauses: [], flags: [], refusal: null };
    return without(append(state, { ...voided, standing: 'voided' }));
  }
  if (entry.action.do === 'void') return without(againVoid(append(state, entry), entry));
  const timed = atReading(state, entry);
  const run = openRun(timed, entry.at);
  if (entry.action.do !== 'wait') settleAllowances(run, entry.at);
  const settled = { state: run.state, facts: [...run.facts] };
  const refusal = take(run, entry.action, entry.index, entry.late);
  if (refusal) {
    const stranded = { ...entry, effect: 'none', clauses: [], flags: ['stranded'], refusal };
    const state = append(settled.state, { ...stranded, standing: 'stranded' }, []);
    return { ...settled, state };
  }
  record(run, entry.action, entry.index, entry.reading, entry.late);
  return run;
}

/** The clock as it was when the call was given, if its period has begun. */
function atReading(state: MatchState, entry: CallEntry): MatchState {
  const { phase, clock } = state;
  if (clock.period !== entry.reading.period || 'rests' in phase || phase.is === 'between-periods')
    return state;
  const now = runsIn(state) ? runningFrom(entry.reading, entry.at) : standing(entry.reading);
  return { ...state, clock: now };
}

function againVoid(state: MatchState, entry: CallEntry): MatchState {
  const { phase, clock } = state;
  if (!entry.held || (phase.is !== 'running' && phase.is !== 'stopped')) return state;
  const same = clock.period === entry.reading.period;
  return {
    ...state,
    phase: { is: 'timed-out', held: true },
    clock: standing(same ? entry.reading : withinPeriod(state, entry.at)),
  };
}

/** Whether the clock runs where the match stands. */
function runsIn({ phase, setup }: MatchState): boolean {
  return phase.is === 'running' || (phase.is === 'stopped' && !setup.rules.clock.stop.haltsClock);
}

/** The reading at a time, of a period that no bell may have ended. */
function withinPeriod(state: MatchState, at: number): Reading {
  const reading = readingAt(state.clock, at);
  const length = lengthOf(state.setup.rules, reading.period) ?? reading.inPeriodMs;
  return { ...reading, inPeriodMs: Math.min(reading.inPeriodMs, length) };
}

function append(
  state: MatchState,
  entry: CallEntry,
  flags: readonly string[] = entry.flags,
): MatchState {
  const log = [...state.log, entry];
  const nextIndex = Math.max(state.nextIndex, entry.index + 1);
  return { ...state, log, nextIndex, flags: withFlags(state.flags, flags) };
}

/** Time is not changed by calls: the clock shows what it showed, and runs on only if it ran. */
function atLiveClock(state: MatchState, before: MatchState, at: number, cause: Cause): MatchState {
  const { phase } = state;
  const ofBell = phase.is === 'between-periods' || ('rests' in phase && phase.rests.bell);
  if (ofBell) return { ...state, clock: standing(readingAt(state.clock, at)) };
  const runs = runsIn(state);
  if (state.clock.period !== before.clock.period) {
    const halted = { ...state, clock: standing(withinPeriod(state, at)) };
    return runs ? held(halted) : halted;
  }
  if (phase.is === 'ended' && cause === 'late') return state;
  const reading = readingAt(before.clock, at);
  if (!runs) return settled({ ...state, clock: standing(reading) }, at);
  if (before.clock.runningSince !== null) return { ...state, clock: runningFrom(reading, at) };
  return held({ ...state, clock: standing(reading) });
}

/** What had ended or halted the match is gone: it waits for `resume` or `start`. */
function held(state: MatchState): MatchState {
  const last = state.log.at(-1);
  const log =
    last?.kind === 'call' && last.action.do === 'void'
      ? [...state.log.slice(0, -1), { ...last, held: true }]
      : state.log;
  return { ...state, log, phase: { is: 'timed-out', held: true } };
}

function settled(state: MatchState, at: number): MatchState {
  const run = openRun(state, at);
  settleAllowances(run, at);
  return run.state;
}
