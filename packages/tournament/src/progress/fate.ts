import type { Cancellation, MatchRecord, MatchRuling } from '../types/state.ts';
import type { NeededNow } from './needed.ts';
import { entryOn, type MatchNow, type OutSince, type SideNow } from './types.ts';

/** What became of one match. */
export type MatchFate = Pick<MatchNow, 'phase' | 'winner' | 'how' | 'since'>;

interface Given {
  readonly red: SideNow;
  readonly blue: SideNow;
  readonly record: MatchRecord | null;
  readonly ruling: MatchRuling | null;
  readonly outSince: OutSince;
  /** The step of the fold since which both sides, and that the match is needed, are known. */
  readonly knownSince: number;
  readonly needed: NeededNow;
  /** Set where the match was cancelled. */
  readonly off: Cancellation | null;
}

const waiting: MatchFate = { phase: 'waiting', winner: null, how: null, since: 0 };

/** A recorded match is judged by its record, any other by who is there. */
export function decideMatch(given: Given): MatchFate {
  return given.record === null ? withoutRecord(given) : withRecord(given.record, given);
}

function withRecord(
  record: MatchRecord,
  { red, blue, ruling, needed, knownSince }: Given,
): MatchFate {
  const since = record.settledAt ?? 0;
  if (ruling !== null) {
    const how = record.result?.method ?? null;
    return { phase: 'confirmed', winner: ruling.winner, how, since: Math.max(since, knownSince) };
  }
  const same = entryOn(red) === record.entries.red && entryOn(blue) === record.entries.blue;
  if (!same || needed.needed !== 'yes') {
    return { phase: 'needs-ruling', winner: null, how: null, since };
  }
  if (record.result === null) return { phase: 'open', winner: null, how: null, since };
  return { phase: 'confirmed', winner: record.result.winner, how: record.result.method, since };
}

function withoutRecord(given: Given): MatchFate {
  const { red, blue, needed, off, knownSince } = given;
  if (needed.needed === 'no') {
    return { phase: 'not-needed', winner: null, how: null, since: needed.since };
  }
  if (needed.needed === 'unknown') return waiting;
  if (off !== null) {
    const since = Math.max(off.at, knownSince);
    return { phase: 'decided', winner: null, how: 'cancelled', since };
  }
  if (red.kind === 'bye' || blue.kind === 'bye') return withBye(given);
  if (red.kind === 'unknown' || blue.kind === 'unknown') return waiting;
  return byPresence(given);
}

/** A bye is won by its entry even when that left: its next opponent then has the walkover. No bye wins. */
function withBye({ red, blue, knownSince }: Given): MatchFate {
  if (red.kind === 'unknown' || blue.kind === 'unknown') return waiting;
  const winner = red.kind === 'entry' ? 'red' : blue.kind === 'entry' ? 'blue' : null;
  return { phase: 'decided', winner, how: 'bye', since: knownSince };
}

/**
 * The walkover is for who was still there when the other was not. Who leaves after that keeps it, so that a result
 * which rests on it stays; where both had left before they were to meet, nobody advances.
 */
function byPresence({ red, blue, outSince, knownSince }: Given): MatchFate {
  const redOut = absentSince(red, outSince);
  const blueOut = absentSince(blue, outSince);
  const first = Math.min(redOut, blueOut);
  if (first === Number.POSITIVE_INFINITY) {
    return { phase: 'fightable', winner: null, how: null, since: 0 };
  }
  const since = Math.max(first, knownSince);
  const stayed = redOut > since ? 'red' : blueOut > since ? 'blue' : null;
  return { phase: 'decided', winner: stayed, how: 'walkover', since };
}

function absentSince(side: SideNow, outSince: OutSince): number {
  return side.kind === 'entry' ? outSince(side.entryId) : 0;
}
