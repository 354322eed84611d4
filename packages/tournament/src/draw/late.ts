import { orderOf } from '../progress/bracket-order.ts';
import { isOut, progressOf } from '../progress/memo.ts';
import { entryOn, type MatchNow } from '../progress/types.ts';
import { sides } from '../sides.ts';
import type { Bracket, EntryId, LateEntry, MatchId, Slot } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';

/** Where a late entry can still come in, without a change to anything that was fought. */
export type LatePlace =
  /** Against who would have had no opponent there. */
  | { readonly kind: 'bye'; readonly matchId: MatchId; readonly side: 'red' | 'blue' }
  /** For somebody who left and has not fought here. */
  | { readonly kind: 'instead-of'; readonly entryId: EntryId };

/** The places that are open to a late entry of a drawn division, in the order of the bracket. */
export function latePlaces(state: TournamentState, division: DivisionState): LatePlace[] {
  const { bracket } = division;
  if (bracket === null) return [];
  const { matches } = progressOf(state, division);
  const places: LatePlace[] = [];
  for (const now of matches) {
    for (const side of sides) {
      if (now.match[side].kind !== 'bye' || !isFree(bracket, matches, now)) continue;
      places.push({ kind: 'bye', matchId: now.match.matchId, side });
    }
  }
  for (const entryId of entriesIn(bracket)) {
    if (isOut(state, division, entryId) && isUnfought(bracket, matches, entryId)) {
      places.push({ kind: 'instead-of', entryId });
    }
  }
  return places;
}

/** Who stands in a bracket: by the draw, or come late. */
export function entriesIn({ order, late = [] }: Bracket): EntryId[] {
  return [...order, ...late.map(({ entryId }) => entryId)];
}

/** Whether nothing that rests on a match was opened or decided but by a bye. */
function isFree(bracket: Bracket, matches: readonly MatchNow[], of: MatchNow): boolean {
  const { sources, indexOf } = orderOf(bracket);
  const resting = new Set([indexOf.get(of.match.matchId)]);
  return matches.every((now, i) => {
    const rests = now === of || (sources[i] ?? []).some((source) => resting.has(source));
    if (!rests) return true;
    resting.add(i);
    return now.stored === null && (now.phase !== 'decided' || now.how === 'bye');
  });
}

/** Whether somebody has met nobody yet, and nothing rests on a match of theirs. */
function isUnfought(bracket: Bracket, matches: readonly MatchNow[], entryId: EntryId): boolean {
  const own = matches.filter((now) => sides.some((side) => entryOn(now[side]) === entryId));
  const { sources, indexOf } = orderOf(bracket);
  const places = new Set(own.map((now) => indexOf.get(now.match.matchId)));
  if (own.some((now) => now.stored !== null)) return false;
  return matches.every(
    (now, i) => now.stored === null || !(sources[i] ?? []).some((source) => places.has(source)),
  );
}

/** A bracket with a late entry in it, which it remembers. */
export function withLateEntry(bracket: Bracket, late: LateEntry): Bracket {
  const slot: Slot = { kind: 'competitor', entryId: late.entryId };
  const replaced = (own: Slot, matchId: MatchId, side: 'red' | 'blue'): Slot => {
    const { place } = late;
    if (place.kind === 'bye') return place.matchId === matchId && place.side === side ? slot : own;
    return own.kind === 'competitor' && own.entryId === place.entryId ? slot : own;
  };
  const { place } = late;
  return {
    ...bracket,
    matches: bracket.matches.map((match) => ({
      ...match,
      red: replaced(match.red, match.matchId, 'red'),
      blue: replaced(match.blue, match.matchId, 'blue'),
    })),
    pools: bracket.pools.map((pool) =>
      pool.map((entryId) =>
        place.kind === 'instead-of' && entryId === place.entryId ? late.entryId : entryId,
      ),
    ),
    late: [...(bracket.late ?? []), late],
  };
}

/** The numbers of the matches that are fought only because of a late entry: from `next` on. */
export function lateNumbers(bracket: Bracket, late: LateEntry, next: number): LateEntry {
  const before = orderOf(bracket).byes;
  const after = orderOf(withLateEntry(bracket, late)).byes;
  const fought = bracket.matches.filter((_, i) => before[i] === true && after[i] === false);
  const numbers = Object.fromEntries(fought.map(({ matchId }, i) => [matchId, next + i]));
  return { ...late, numbers };
}
