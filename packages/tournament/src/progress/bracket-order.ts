import type { Bracket, MatchId } from '../types/entities.ts';

/** Where the matches of a bracket stand in it, and which ones each waits for. */
export interface BracketOrder {
  readonly indexOf: ReadonlyMap<MatchId, number>;
  /** By match: the places of those that decide who comes, or, in a series, whether it is fought. */
  readonly sources: readonly (readonly number[])[];
}

// A bracket is never changed, only replaced.
const kept = new WeakMap<Bracket, BracketOrder>();

export function orderOf(bracket: Bracket): BracketOrder {
  const found = kept.get(bracket);
  if (found !== undefined) return found;
  const indexOf = new Map(bracket.matches.map(({ matchId }, i) => [matchId, i]));
  const sources = bracket.matches.map(({ red, blue }, i) => {
    if (bracket.format === 'best-of-three') return Array.from({ length: i }, (_, n) => n);
    const waits = [red, blue].map((slot) => ('matchId' in slot ? indexOf.get(slot.matchId) : null));
    return waits.filter((index) => index !== null && index !== undefined);
  });
  const order = { indexOf, sources };
  kept.set(bracket, order);
  return order;
}
