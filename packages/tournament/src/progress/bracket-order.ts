import type { Bracket, MatchId, Needed, Slot } from '../types/entities.ts';

/** Where the matches of a bracket stand in it, and which ones each waits for. */
export interface BracketOrder {
  readonly indexOf: ReadonlyMap<MatchId, number>;
  /** By match: the places of those that decide who comes, or whether it is fought. */
  readonly sources: readonly (readonly number[])[];
  /** By match: true where it is drawn but never fought, since one side is a bye. Such matches have no number. */
  readonly byes: readonly boolean[];
}

// A bracket is never changed, only replaced.
const kept = new WeakMap<Bracket, BracketOrder>();

export function orderOf(bracket: Bracket): BracketOrder {
  const found = kept.get(bracket);
  if (found !== undefined) return found;
  const indexOf = new Map(bracket.matches.map(({ matchId }, i) => [matchId, i]));
  const order = { indexOf, sources: sourcesIn(bracket, indexOf), byes: byesIn(bracket, indexOf) };
  kept.set(bracket, order);
  return order;
}

type IndexOf = BracketOrder['indexOf'];

function sourcesIn(bracket: Bracket, indexOf: IndexOf): number[][] {
  const sources: number[][] = [];
  for (const { red, blue, needed } of bracket.matches) {
    const all: number[] = [];
    addSources(all, red, bracket, indexOf, sources);
    addSources(all, blue, bracket, indexOf, sources);
    for (const matchId of idsIn(needed)) all.push(at(indexOf, matchId));
    sources.push(all);
  }
  return sources;
}

/** One source may stand there twice; that harms nobody. */
function addSources(
  all: number[],
  slot: Slot,
  bracket: Bracket,
  indexOf: IndexOf,
  sources: readonly (readonly number[])[],
): void {
  switch (slot.kind) {
    case 'competitor':
    case 'bye':
    case 'nobody':
      return;
    case 'winner-of':
    case 'loser-of':
      all.push(at(indexOf, slot.matchId));
      return;
    case 'beaten-by':
      all.push(...below(at(indexOf, slot.matchId), sources));
      return;
    case 'placed':
      all.push(...poolMatches(bracket, slot.pool));
  }
}

/** A match and all that lead to it. */
function below(index: number, sources: readonly (readonly number[])[]): number[] {
  return [index, ...(sources[index] ?? []).flatMap((source) => below(source, sources))];
}

/** The places of a pool's matches in the bracket; a bracket of one pool has no others in its rounds. */
export function poolMatches({ matches }: Bracket, pool: number): number[] {
  const found: number[] = [];
  for (const [i, { part, round }] of matches.entries()) {
    if (part === 'pool' && (round.kind === 'pool' ? round.pool : 1) === pool) found.push(i);
  }
  return found;
}

function idsIn(needed: Needed | undefined): readonly MatchId[] {
  if (needed === undefined) return [];
  return needed.kind === 'series' ? needed.after : [needed.matchId];
}

function at(indexOf: IndexOf, matchId: MatchId): number {
  const index = indexOf.get(matchId);
  if (index === undefined) throw new Error(`there is no match ${matchId} in its bracket`);
  return index;
}

function byesIn({ matches }: Bracket, indexOf: IndexOf): boolean[] {
  const sidesOf: { readonly red: boolean; readonly blue: boolean }[] = [];
  const isBye = (slot: Slot): boolean => {
    if (slot.kind === 'bye') return true;
    if (slot.kind !== 'winner-of' && slot.kind !== 'loser-of') return false;
    const source = sidesOf[at(indexOf, slot.matchId)];
    if (source === undefined) throw new Error(`${slot.matchId} stands after a match that waits`);
    const one = source.red || source.blue;
    return slot.kind === 'loser-of' ? one : source.red && source.blue;
  };
  for (const { red, blue } of matches) sidesOf.push({ red: isBye(red), blue: isBye(blue) });
  return sidesOf.map(({ red, blue }) => red || blue);
}

/** How many matches of a bracket people see: those with a bye are left out. */
export function countMatches(bracket: Bracket): number {
  return orderOf(bracket).byes.filter((bye) => !bye).length;
}
