import type { Bracket, BracketMatch, MatchId } from '../types/entities.ts';
import type { DivisionState, MatchRecord } from '../types/state.ts';
import { type BracketOrder, orderOf } from './bracket-order.ts';
import { areExchanged, countingRecord } from './counting-record.ts';
import { decideMatch } from './fate.ts';
import { neededNow } from './needed.ts';
import { Sides } from './side-now.ts';
import { isOver, type MatchNow, type OutSince, type Progress } from './types.ts';

const nothing: Progress = { matches: [], byId: new Map(), total: 0, done: 0, complete: false };

/**
 * What the results so far make of a division's bracket. It is worked out from bracket, records and who is out; nothing
 * of it is ever stored. One pass in the order of the bracket, where each match stands after those it waits for.
 * @param before an earlier fold of the same bracket, numbers, entries, rulings and who is out: its matches hold on where
 *   neither their record nor a match that they wait for is another one.
 */
export function foldProgress(
  division: DivisionState,
  outSince: OutSince,
  before: Progress | null = null,
): Progress {
  const bracket = division.bracket;
  if (bracket === null) return nothing;
  const order = orderOf(bracket);
  const matches: MatchNow[] = [];
  const byId = { get: (matchId: MatchId) => matches[order.indexOf.get(matchId) ?? -1] };
  const sides = new Sides(division, bracket, byId, matches, outSince);
  const given = { byId, outSince, cancelled: division.cancelled };
  const late = lateNumbersOf(bracket);
  let number = division.firstNumber;
  let total = 0;
  let done = 0;
  let complete = true;
  for (const match of bracket.matches) {
    const i = matches.length;
    const stored = division.matches.get(match.matchId) ?? null;
    const bye = order.byes[i] === true;
    const now =
      holding(before, i, stored, order, matches) ??
      foldMatch(match, bye ? 0 : (late.get(match.matchId) ?? number), stored, sides, given);
    matches.push(now);
    if (bye) continue;
    if (!late.has(match.matchId)) number += 1;
    total += 1;
    if (isOver(now.phase)) done += 1;
    else complete = false;
  }
  return { matches, byId, total, done, complete };
}

/** What an earlier fold made of a match, if nothing that it rests on changed. */
function holding(
  before: Progress | null,
  i: number,
  stored: MatchRecord | null,
  { sources }: BracketOrder,
  matches: readonly MatchNow[],
): MatchNow | null {
  const then = before?.matches[i];
  if (before === null || then === undefined || then.stored !== stored) return null;
  for (const source of sources[i] ?? []) {
    if (matches[source] !== before.matches[source]) return null;
  }
  return then;
}

interface Given {
  readonly byId: Progress['byId'];
  readonly outSince: OutSince;
  readonly cancelled: DivisionState['cancelled'];
}

function lateNumbersOf({ late = [] }: Bracket): ReadonlyMap<MatchId, number> {
  return new Map(late.flatMap(({ numbers }) => Object.entries(numbers)));
}

function foldMatch(
  match: BracketMatch,
  number: number,
  stored: MatchRecord | null,
  sides: Sides,
  { byId, outSince, cancelled }: Given,
): MatchNow {
  const red = sides.of(match.red);
  const blue = sides.of(match.blue);
  const needed = neededNow(match.needed, red, blue, byId);
  const known = Math.max(sides.knownSince(match.red), sides.knownSince(match.blue));
  const knownSince = Math.max(known, needed.since);
  const { record, ruling } = countingRecord(stored, red, blue, needed.needed);
  const off = cancelled.get(match.matchId) ?? null;
  const counts = record !== null && ruling === null && needed.needed === 'yes';
  const exchanged = counts && areExchanged(record.entries, red, blue);
  const now = exchanged ? { red: blue, blue: red } : { red, blue };
  const fate = decideMatch({ ...now, record, ruling, outSince, needed, knownSince, off });
  const isNeeded = needed.needed !== 'no';
  return { match, number, ...now, exchanged, stored, record, ruling, needed: isNeeded, ...fate };
}
