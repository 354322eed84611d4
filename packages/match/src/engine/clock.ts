import type { ResolvedRules } from '@threecount/rulebooks';

/** What the match clock shows at one moment. Milliseconds. */
export interface Reading {
  /** Place of the period in the rules' list. */
  readonly period: number;
  readonly inPeriodMs: number;
  /** Match clock of the earlier periods together. */
  readonly beforeMs: number;
}

/** A reading, and since when (real time of the match) it runs on; null: it stands. */
export interface Clock extends Reading {
  readonly runningSince: number | null;
}

/** What the clock shows at a real time. */
export function readingAt(clock: Clock, at: number): Reading {
  const ran = clock.runningSince === null ? 0 : Math.max(0, at - clock.runningSince);
  return {
    period: clock.period,
    inPeriodMs: clock.inPeriodMs + ran,
    beforeMs: clock.beforeMs,
  };
}

/** A clock that stands at a reading. */
export function standing(reading: Reading): Clock {
  const { period, inPeriodMs, beforeMs } = reading;
  return { period, inPeriodMs, beforeMs, runningSince: null };
}

/** A clock that runs from a reading on. */
export function runningFrom(reading: Reading, at: number): Clock {
  return { ...standing(reading), runningSince: at };
}

export function elapsedOf(reading: Reading): number {
  return reading.beforeMs + reading.inPeriodMs;
}

/** Length of the period; null: no limit. */
export function lengthOf(rules: ResolvedRules, period: number): number | null {
  return rules.periods[period]?.lengthMs ?? null;
}

/** Time left in the period; null: it has no limit. */
export function remainingOf(rules: ResolvedRules, reading: Reading): number | null {
  const length = lengthOf(rules, reading.period);
  return length === null ? null : Math.max(0, length - reading.inPeriodMs);
}

/** Real time at which a running clock reaches zero; null: never. */
export function zeroAt(rules: ResolvedRules, clock: Clock): number | null {
  const length = lengthOf(rules, clock.period);
  if (clock.runningSince === null || length === null) return null;
  return clock.runningSince + Math.max(0, length - clock.inPeriodMs);
}

/** Whether the clock stands at zero. */
export function isAtZero(rules: ResolvedRules, clock: Clock): boolean {
  return clock.runningSince === null && remainingOf(rules, clock) === 0;
}
