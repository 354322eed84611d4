import type { MatchId, PlaceSource, RoundName, Slot } from '../types/entities.ts';
import { type BracketBuilder, firstSlots, loserOf, roundName, winnerOf } from './builder.ts';
import { LowerPart } from './lower-part.ts';

/** Out after two losses, of three or more entries. Third is who loses the last match of the lower part. */
export function doubleElimination(builder: BracketBuilder, order: readonly Slot[]): PlaceSource[] {
  const lower = new LowerPart(builder);
  let slots = firstSlots(order);
  let column = 0;
  let last: MatchId[] = [];
  for (let number = 1; slots.length > 1; number += 1) {
    last = builder.addRound({ round: upperRound(slots.length / 2), part: 'main', column }, slots);
    if (number === 1) lower.begin(last);
    else lower.take(last, column, last.length === 1 ? { kind: 'lower-final' } : null);
    column = number === 1 ? 1 : column + 2;
    slots = last.map(winnerOf);
  }
  const [unbeaten, [lowerFinal]] = [slots[0], lower.last];
  if (unbeaten === undefined || lowerFinal === undefined) throw new Error('three entries or more');
  return finals(builder, column, unbeaten, lowerFinal);
}

function upperRound(matches: number): RoundName {
  return matches === 1 ? { kind: 'upper-final' } : roundName(matches);
}

function finals(
  builder: BracketBuilder,
  column: number,
  unbeaten: Slot,
  lowerFinal: MatchId,
): PlaceSource[] {
  const first = builder.add({
    round: { kind: 'final' },
    part: 'finals',
    column,
    red: unbeaten,
    blue: winnerOf(lowerFinal),
  });
  const second = builder.add({
    round: { kind: 'second-final' },
    part: 'finals',
    column: column + 1,
    red: loserOf(first),
    blue: winnerOf(first),
    needed: { kind: 'won-by', matchId: first, side: 'blue' },
  });
  return [
    { place: 1, from: [winnerOf(second), winnerOf(first)] },
    { place: 2, from: [loserOf(second), loserOf(first)] },
    { place: 3, from: [loserOf(lowerFinal)] },
  ];
}
