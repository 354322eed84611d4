import type {
  Bracket,
  DivisionId,
  EntryId,
  FormatPlan,
  FormatRow,
  PlaceSource,
} from '../types/entities.ts';
import { BracketBuilder, competitor } from './builder.ts';
import { doubleElimination } from './double-elimination.ts';
import { poolsOf, poolsToKnockOut } from './pools.ts';
import { repechage } from './repechage.ts';
import { roundRobin } from './round-robin.ts';
import { singleElimination } from './single-elimination.ts';
import { bestOfThree, bracketOfThree } from './small.ts';

/** How a division of `count` entries (1 or more) is fought by the organiser's table. */
export function planFor(count: number, formats: readonly FormatRow[]): FormatPlan {
  if (count === 1) return { format: 'alone' };
  const row = formats.find(({ from, to }) => count >= from && (to === null || count <= to));
  if (row === undefined) throw new Error(`the table of formats has no row for ${count}`);
  return row.plan;
}

/** What a bracket is built from. */
export type BracketInput = Omit<Bracket, 'matches' | 'pools' | 'places' | 'late' | 'ordered'>;

/** The bracket of a division from the order of its draw; nothing in it is left to chance. */
export function buildBracket(divisionId: DivisionId, input: BracketInput): Bracket {
  const builder = new BracketBuilder(divisionId);
  const { plan, order } = input;
  const pools = poolsIn(plan, order);
  const places = fill(builder, plan, order, pools);
  return { ...input, matches: builder.matches, pools, places };
}

function poolsIn(plan: FormatPlan, order: readonly EntryId[]): readonly (readonly EntryId[])[] {
  switch (plan.format) {
    case 'round-robin':
    case 'best-of-three':
      return [order];
    case 'pools':
      return poolsOf(order, plan.poolSize);
    default:
      return [];
  }
}

function fill(
  builder: BracketBuilder,
  plan: FormatPlan,
  order: readonly EntryId[],
  pools: readonly (readonly EntryId[])[],
): PlaceSource[] {
  const slots = order.map(competitor);
  switch (plan.format) {
    case 'alone':
      return slots.map((slot) => ({ place: 1, from: [slot] }));
    case 'best-of-three':
      bestOfThree(builder, slots);
      return [];
    case 'round-robin':
      roundRobin(builder, pools);
      return [];
    case 'pools':
      return poolsToKnockOut(builder, pools, plan.advance, plan.thirdPlace);
    case 'bracket-of-three':
      return bracketOfThree(builder, slots, plan.rematch);
    case 'single-elimination':
      return singleElimination(builder, slots, plan.thirdPlace);
    case 'repechage':
      return repechage(builder, slots, plan.from);
    case 'double-elimination':
      return doubleElimination(builder, slots);
  }
}
