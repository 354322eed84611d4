import { poolMatches } from '../progress/bracket-order.ts';
import { outIn, progressOf } from '../progress/memo.ts';
import { isOver, type MatchNow } from '../progress/types.ts';
import type { Bracket, DivisionId, EntryId } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { type Standing, standingsOf } from './standings.ts';

/** The order of one pool of a drawn division by its matches so far. */
export interface PoolOrder {
  /** From 1. */
  readonly pool: number;
  readonly ranked: readonly Standing[];
  /** Those who share a place, where the pool is fought and it counts who is where: a medal, or going on. */
  readonly level: readonly EntryId[];
}

/** The orders of all pools of a division; none where nobody meets everybody, or before the draw. */
export function poolOrders(state: TournamentState, division: DivisionState): PoolOrder[] {
  const { bracket } = division;
  if (bracket === null) return [];
  const { matches } = progressOf(state, division);
  return bracket.pools.map((entries, i) => {
    const pool = i + 1;
    const own = poolMatches(bracket, pool).flatMap((index) => matches[index] ?? []);
    const out = outIn(state, division);
    const ranked = standingsOf(division, entries, own, bracket.standing, out);
    return { pool, ranked, level: levelOf(bracket, ranked, own) };
  });
}

/** The groups of a division whom the organiser has to part, pool by pool. */
export function levelIn(state: TournamentState, divisionId: DivisionId): (readonly EntryId[])[] {
  const division = state.divisions.get(divisionId);
  if (division === undefined) return [];
  const orders = poolOrders(state, division);
  return orders.map(({ level }) => level).filter((level) => level.length > 0);
}

function levelOf(
  { plan }: Bracket,
  ranked: readonly Standing[],
  matches: readonly MatchNow[],
): EntryId[] {
  if (!matches.every(({ phase }) => isOver(phase))) return [];
  const last = lastThatCounts(plan);
  return ranked.filter((row) => row.place <= last && shares(ranked, row, plan)).map(idOf);
}

const idOf = ({ entryId }: Standing): EntryId => entryId;

function lastThatCounts(plan: Bracket['plan']): number {
  if (plan.format === 'pools') return plan.advance;
  return 'thirdPlace' in plan && plan.thirdPlace !== 'none' ? 3 : 2;
}

/** Who left or was barred is last whatever a ruling says; two third places may be shared where they are. */
function shares(
  ranked: readonly Standing[],
  { place, placedBy }: Standing,
  plan: Bracket['plan'],
): boolean {
  const level = ranked.filter((row) => row.place === place).length;
  if (level < 2 || placedBy === 'barred' || placedBy === 'withdrawn') return false;
  const sharedThird = place === 3 && level === 2;
  return !(sharedThird && plan.format === 'round-robin' && plan.thirdPlace === 'shared');
}
