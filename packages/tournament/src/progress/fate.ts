import { otherSide } from '../sides.ts';
import type { MatchRecord } from '../types/state.ts';
import { entryOn, type IsOut, isOver, type MatchNow, type SideNow, winnerOf } from './types.ts';

/** What became of one match. */
export type MatchFate = Pick<MatchNow, 'phase' | 'winner' | 'how'>;

interface Given {
  readonly red: SideNow;
  readonly blue: SideNow;
  readonly record: MatchRecord | null;
  readonly isOut: IsOut;
  /** The earlier matches of a best of three; empty elsewhere. */
  readonly series: readonly MatchNow[];
}

const waiting: MatchFate = { phase: 'waiting', winner: null, how: null };

/** A recorded match is judged by its record, any other by who is there. */
export function decideMatch(given: Given): MatchFate {
  return given.record === null ? withoutRecord(given) : withRecord(given.record, given);
}

function withRecord(record: MatchRecord, { red, blue }: Given): MatchFate {
  const same = entryOn(red) === record.entries.red && entryOn(blue) === record.entries.blue;
  if (!same) return { phase: 'needs-ruling', winner: null, how: null };
  if (record.result === null) return { phase: 'open', winner: null, how: null };
  return { phase: 'confirmed', winner: record.result.winner, how: record.result.method };
}

function withoutRecord(given: Given): MatchFate {
  const bySeries = fateInSeries(given.series);
  if (bySeries !== null) return bySeries;
  const { red, blue, isOut } = given;
  if (red.kind === 'unknown' || blue.kind === 'unknown') return waiting;
  const redThere = red.kind === 'entry' && !isOut(red.entryId);
  const blueThere = blue.kind === 'entry' && !isOut(blue.entryId);
  if (redThere && blueThere) return { phase: 'fightable', winner: null, how: null };
  const winner = redThere ? 'red' : blueThere ? 'blue' : null;
  const bye = winner !== null && given[otherSide(winner)].kind === 'bye';
  return { phase: 'decided', winner, how: bye ? 'bye' : 'walkover' };
}

/**
 * A best of three goes match by match. A match after two wins, or after one that put both out, is not needed.
 */
function fateInSeries(series: readonly MatchNow[]): MatchFate | null {
  const last = series.at(-1);
  if (last === undefined) return null;
  const bothOut = series.some((now) => now.record?.result?.out.length === 2);
  if (bothOut || hasTwoWins(series)) {
    return { phase: 'not-needed', winner: null, how: null };
  }
  return isOver(last.phase) ? null : waiting;
}

function hasTwoWins(series: readonly MatchNow[]): boolean {
  const winners = series.map(winnerOf).filter((winner) => winner !== null);
  return winners.some((winner, i) => winners.indexOf(winner) !== i);
}
