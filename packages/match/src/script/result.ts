import { elapsedOf, readingAt, remainingOf } from '../engine/clock.ts';
import type { MatchState } from '../engine/state.ts';
import type { Awaiting, MatchStatus, Method, Outcome, Refusal, Side } from '../types.ts';
import { callsOf } from '../view/match-view.ts';
import { awaitingOf, outcomeOf, proposedOf, settledAt, statusOf } from '../view/status.ts';
import { timeText } from '../view/time-text.ts';

export interface SideResult {
  readonly points: number;
  readonly advantages: number;
  readonly fouls: number;
  /** By kind; left out when empty. */
  readonly warnings?: Readonly<Record<string, number>>;
}

export interface RejectedLine extends Refusal {
  readonly index: number;
}

/** What a match script came to. The names are the outside contract's; times are `m:ss.mmm`. */
export interface MatchResult {
  readonly file?: string;
  readonly format: 'threecount.match-result/1';
  readonly rulebook: string;
  readonly status: MatchStatus;
  readonly period: string;
  readonly remaining: string | null;
  readonly elapsed: string;
  readonly red: SideResult;
  readonly blue: SideResult;
  readonly winner: Side | null;
  readonly method: Method | null;
  readonly awaiting: Awaiting | null;
  readonly proposed: Outcome | null;
  readonly out: readonly Side[];
  readonly barred: readonly Side[];
  readonly flags: readonly string[];
  readonly clauses: readonly string[];
  readonly actions: readonly {
    readonly index: number;
    readonly effect: string;
    readonly clauses: readonly string[];
    readonly flags: readonly string[];
  }[];
  readonly rejected: readonly RejectedLine[];
}

/** The result at a real time (that of the last action by default). */
export function matchResult(
  given: MatchState,
  rejected: readonly RejectedLine[] = [],
  at: number = given.lastAt,
): MatchResult {
  const state = settledAt(given, at);
  const { rules } = state.setup;
  const reading = readingAt(state.clock, at);
  const remaining = remainingOf(rules, reading);
  const outcome = outcomeOf(state);
  const { phase } = state;
  const pending = phase.is === 'awaiting' || phase.is === 'between-periods' ? phase.clauses : [];
  return {
    format: 'threecount.match-result/1',
    rulebook: rules.book.id,
    status: statusOf(state),
    period: rules.periods[reading.period]?.id ?? '',
    remaining: remaining === null ? null : timeText(remaining),
    elapsed: timeText(elapsedOf(reading)),
    red: sideResult(state, 'red'),
    blue: sideResult(state, 'blue'),
    winner: outcome?.winner ?? null,
    method: outcome?.method ?? null,
    awaiting: awaitingOf(state),
    proposed: proposedOf(state),
    out: outcome?.out ?? [],
    barred: outcome?.barred ?? [],
    flags: state.flags,
    clauses: outcome?.clauses ?? pending,
    actions: callsOf(state).map(({ index, effect, clauses, flags }) => ({
      index,
      effect,
      clauses,
      flags,
    })),
    rejected,
  };
}

function sideResult(state: MatchState, side: Side): SideResult {
  const { points, advantages, fouls, warnings } = state.sides[side];
  const base = { points, advantages, fouls };
  return Object.keys(warnings).length > 0 ? { ...base, warnings } : base;
}
