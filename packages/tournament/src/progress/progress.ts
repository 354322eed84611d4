import { isBye } from '../bracket/build.ts';
import type { Bracket, BracketMatch, EntryId, MatchId, Slot } from '../types/entities.ts';
import type { DivisionState, MatchRecord } from '../types/state.ts';
import { type BracketOrder, orderOf } from './bracket-order.ts';
import { decideMatch, type MatchFate } from './fate.ts';
import {
  isOver,
  loserOf,
  type MatchNow,
  type OutSince,
  type Progress,
  type SideNow,
  winnerOf,
} from './types.ts';

const nothing: Progress = { matches: [], byId: new Map(), total: 0, done: 0, complete: false };

/**
 * What the results so far make of a division's bracket. It is worked out from bracket, records and who is out; nothing
 * of it is ever stored. One pass in the order of the bracket, where each match stands after those it waits for.
 * @param before an earlier fold of the same bracket, numbers, entries and who is out: its matches hold on where neither
 *   their record nor a match that they wait for is another one.
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
  let number = division.firstNumber;
  let total = 0;
  let done = 0;
  let complete = true;
  for (const match of bracket.matches) {
    const i = matches.length;
    const record = liveRecord(division.matches.get(match.matchId));
    const bye = isBye(match);
    const now =
      holding(before, i, record, order, matches) ??
      foldMatch(match, bye ? 0 : number, record, division, byId, outSince, matches);
    matches.push(now);
    if (bye) continue;
    number += 1;
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
  record: MatchRecord | null,
  { sources }: BracketOrder,
  matches: readonly MatchNow[],
): MatchNow | null {
  const then = before?.matches[i];
  if (before === null || then === undefined || then.record !== record) return null;
  for (const source of sources[i] ?? []) {
    if (matches[source] !== before.matches[source]) return null;
  }
  return then;
}

function foldMatch(
  match: BracketMatch,
  number: number,
  record: MatchRecord | null,
  division: DivisionState,
  byId: Progress['byId'],
  outSince: OutSince,
  before: readonly MatchNow[],
): MatchNow {
  const red = sideNow(match.red, byId);
  const blue = sideNow(match.blue, byId);
  const knownSince = Math.max(knownFrom(match.red, byId), knownFrom(match.blue, byId));
  const series = division.bracket?.format === 'best-of-three' ? before : [];
  const fate: MatchFate = decideMatch({ red, blue, record, outSince, series, knownSince });
  return { match, number, red, blue, record, ...fate };
}

function liveRecord(record: MatchRecord | undefined): MatchRecord | null {
  return record === undefined || record.standing === 'released' ? null : record;
}

function sideNow(slot: Slot, byId: Progress['byId']): SideNow {
  if (slot.kind === 'competitor') return { kind: 'entry', entryId: slot.entryId };
  if (slot.kind === 'bye' || slot.kind === 'nobody') return slot;
  const source = byId.get(slot.matchId);
  if (source === undefined)
    throw new Error(`${slot.matchId} stands after a match that waits for it`);
  if (!isOver(source.phase)) return { kind: 'unknown', from: slot.kind, matchId: slot.matchId };
  return entryOrNobody(slot.kind === 'winner-of' ? winnerOf(source) : loserOf(source));
}

/** Since when it is known who comes on a side. */
function knownFrom(slot: Slot, byId: Progress['byId']): number {
  const waits = slot.kind === 'winner-of' || slot.kind === 'loser-of';
  return waits ? (byId.get(slot.matchId)?.since ?? 0) : 0;
}

function entryOrNobody(entryId: EntryId | null): SideNow {
  return entryId === null ? { kind: 'nobody' } : { kind: 'entry', entryId };
}

/** The matches that people see, with their numbers; matches with a bye have none. */
export function countMatches(bracket: Bracket): number {
  return bracket.matches.filter((match) => !isBye(match)).length;
}
