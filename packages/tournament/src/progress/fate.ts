import type { MatchRecord } from '../types/state.ts';
import { entryOn, isOver, type MatchNow, type OutSince, type SideNow, winnerOf } from './types.ts';

/** What became of one match. */
export type MatchFate = Pick<MatchNow, 'phase' | 'winner' | 'how' | 'since'>;

interface Given {
  readonly red: SideNow;
  readonly blue: SideNow;
  readonly record: MatchRecord | null;
  readonly outSince: OutSince;
  /** The step of the fold since which both sides are known. */
  readonly knownSince: number;
  /** The earlier matches of a best of three; empty elsewhere. */
  readonly series: readonly MatchNow[];
}

const waiting: MatchFate = { phase: 'waiting', winner: null, how: null, since: 0 };

/** A recorded match is judged by its record, any other by who is there. */
export function decideMatch(given: Given): MatchFate {
  return given.record === null ? withoutRecord(given) : withRecord(given.record, given);
}

function withRecord(record: MatchRecord, { red, blue }: Given): MatchFate {
  const same = entryOn(red) === record.entries.red && entryOn(blue) === record.entries.blue;
  const since = record.settledAt ?? 0;
  if (!same) return { phase: 'needs-ruling', winner: null, how: null, since };
  if (record.result === null) return { phase: 'open', winner: null, how: null, since };
  return { phase: 'confirmed', winner: record.result.winner, how: record.result.method, since };
}

function withoutRecord(given: Given): MatchFate {
  const { red, blue, series } = given;
  const bySeries = fateInSeries(series);
  if (bySeries !== null) return bySeries;
  if (red.kind === 'unknown' || blue.kind === 'unknown') return waiting;
  // A bye is won by its entry even when that left: its next opponent then has the walkover.
  if (red.kind === 'bye') return { phase: 'decided', winner: 'blue', how: 'bye', since: 0 };
  if (blue.kind === 'bye') return { phase: 'decided', winner: 'red', how: 'bye', since: 0 };
  return byPresence(given);
}

/**
 * The walkover is for who was still there when the other was not. Who leaves after that keeps it, so that a result
 * which rests on it stays; where both had left before they were to meet, nobody advances.
 */
function byPresence({ red, blue, outSince, knownSince, series }: Given): MatchFate {
  const redOut = absentSince(red, outSince);
  const blueOut = absentSince(blue, outSince);
  const first = Math.min(redOut, blueOut);
  if (first === Number.POSITIVE_INFINITY) {
    return { phase: 'fightable', winner: null, how: null, since: 0 };
  }
  const since = Math.max(first, knownSince, series.at(-1)?.since ?? 0);
  const stayed = redOut > since ? 'red' : blueOut > since ? 'blue' : null;
  return { phase: 'decided', winner: stayed, how: 'walkover', since };
}

function absentSince(side: SideNow, outSince: OutSince): number {
  return side.kind === 'entry' ? outSince(side.entryId) : 0;
}

/**
 * A best of three goes match by match. A match after two wins, or after one that put both out, is not needed.
 */
function fateInSeries(series: readonly MatchNow[]): MatchFate | null {
  const last = series.at(-1);
  if (last === undefined) return null;
  const bothOut = series.some((now) => now.record?.result?.out.length === 2);
  if (bothOut || hasTwoWins(series)) {
    return { phase: 'not-needed', winner: null, how: null, since: last.since };
  }
  return isOver(last.phase) ? null : waiting;
}

function hasTwoWins(series: readonly MatchNow[]): boolean {
  const winners = series.map(winnerOf).filter((winner) => winner !== null);
  return winners.some((winner, i) => winners.indexOf(winner) !== i);
}
