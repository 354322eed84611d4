import { elapsedOf, lengthOf, readingAt, runningFrom, standing } from './clock.ts';
import type { MatchFact } from './events.ts';
import { type AllowanceUse, type Halt, type MatchState, scored } from './state.ts';

type ClockFact = Extract<
  MatchFact,
  {
    type:
      | 'PeriodStarted'
      | 'MovementStopped'
      | 'TimedOut'
      | 'MatchResumed'
      | 'MatchReopened'
      | 'PeriodEnded'
      | 'AllowanceStarted'
      | 'AllowanceUsedUp';
  }
>;

/** Facts about time: periods, stops, allowances. */
export function evolveClock(state: MatchState, fact: ClockFact): MatchState {
  switch (fact.type) {
    case 'PeriodStarted':
      return startPeriod(state, fact.period, fact.at);
    case 'MovementStopped': {
      const reading = readingAt(state.clock, fact.at);
      return {
        ...state,
        phase: { is: 'stopped' },
        clock: fact.haltsClock ? standing(reading) : state.clock,
      };
    }
    case 'TimedOut':
      return {
        ...state,
        phase: { is: 'timed-out', held: false },
        clock: standing(readingAt(state.clock, fact.at)),
      };
    case 'MatchResumed': {
      const going = goOn(state, fact.at, state.setup.rules.clock.resume.clock?.runs ?? true);
      return fact.standing ? { ...going, positions: [] } : going;
    }
    case 'MatchReopened': {
      const { period, beforeMs } = state.clock;
      return {
        ...state,
        phase: { is: 'timed-out', held: true },
        clock: standing({ period, beforeMs, inPeriodMs: fact.inPeriodMs }),
        allowances: closed(state.allowances, fact.at),
        halt: null,
        bell: null,
      };
    }
    case 'PeriodEnded':
      return endPeriod(state, fact.at);
    case 'AllowanceStarted':
      return { ...state, allowances: begun(state.allowances, fact) };
    case 'AllowanceUsedUp':
      return {
        ...state,
        allowances: state.allowances.map((use) =>
          use.side === fact.side && use.reason === fact.reason
            ? { ...use, usedMs: fact.limitMs, since: null }
            : use,
        ),
      };
  }
}

function startPeriod(state: MatchState, period: number, at: number): MatchState {
  const stays = state.setup.rules.periods[period]?.position?.is === 'same';
  const runs = state.setup.rules.clock.start?.runsClock ?? true;
  const going = { ...goOn(state, at, runs), positions: stays ? state.positions : [] };
  if (period === state.clock.period) return going;
  const reading = { period, inPeriodMs: 0, beforeMs: elapsedOf(readingAt(state.clock, at)) };
  return {
    ...going,
    clock: runs ? runningFrom(reading, at) : standing(reading),
    periodPoints: { red: state.sides.red.points, blue: state.sides.blue.points },
    periodScored: { red: scored(state, 'red'), blue: scored(state, 'blue') },
  };
}

/** The match goes on; `runs`: so does a clock that stands. It may have run on meanwhile. */
function goOn(state: MatchState, at: number, runs: boolean): MatchState {
  const { clock } = state;
  return {
    ...state,
    phase: { is: 'running' },
    clock: runs && clock.runningSince === null ? runningFrom(clock, at) : clock,
    allowances: closed(state.allowances, at),
    halt: null,
    bell: null,
    mustStand: false,
    momentFouls: [],
  };
}

function endPeriod(state: MatchState, at: number): MatchState {
  const reading = readingAt(state.clock, at);
  const length = lengthOf(state.setup.rules, reading.period) ?? reading.inPeriodMs;
  const zero = { ...reading, inPeriodMs: length };
  const halt: Halt = { at, reading: zero, position: state.log.length + 1 };
  return {
    ...state,
    clock: standing(zero),
    log: [...state.log, { kind: 'bell', at, reading: zero }],
    halt: state.halt ?? halt,
    bell: halt,
  };
}

/** Allowances that stop running. */
export function closed(uses: readonly AllowanceUse[], at: number): readonly AllowanceUse[] {
  if (!uses.some((use) => use.since !== null)) return uses;
  return uses.map((use) =>
    use.since === null ? use : { ...use, usedMs: use.usedMs + at - use.since, since: null },
  );
}

function begun(
  uses: readonly AllowanceUse[],
  fact: Extract<ClockFact, { type: 'AllowanceStarted' }>,
): readonly AllowanceUse[] {
  const { side, reason, at, afresh } = fact;
  const before = uses.find((use) => use.side === side && use.reason === reason);
  const use: AllowanceUse = {
    side,
    reason,
    usedMs: afresh ? 0 : (before?.usedMs ?? 0),
    since: at,
    times: (before?.times ?? 0) + 1,
  };
  return [...uses.filter((other) => other !== before), use];
}
