import type { MatchId, PlaceSource, Slot, ThirdPlace } from '../types/entities.ts';
import { type BracketBuilder, firstSlots, loserOf, roundName, winnerOf } from './builder.ts';

/**
 * A knock-out of two or more, given in the order of the draw. The first places have the byes; a bye never meets a bye.
 * A match for third place is there only from four on and stands before the final.
 * @param column of its first round: a knock-out may follow pools.
 */
export function singleElimination(
  builder: BracketBuilder,
  order: readonly Slot[],
  thirdPlace: ThirdPlace,
  column = 0,
): PlaceSource[] {
  const rounds = roundsUntilFinal(builder, order, column);
  const [one, other] = rounds.at(-1) ?? [];
  const last = column + rounds.length;
  if (one === undefined || other === undefined) {
    const [red, blue] = firstSlots(order);
    if (red === undefined || blue === undefined) throw new Error('a knock-out needs two');
    return finalPlaces(
      builder.add({ round: { kind: 'final' }, part: 'main', column: last, red, blue }),
    );
  }
  const thirds: PlaceSource[] = [];
  if (thirdPlace === 'fought' && order.length >= 4) {
    const third = builder.add({
      round: { kind: 'third-place' },
      part: 'finals',
      column: last,
      red: loserOf(one),
      blue: loserOf(other),
    });
    thirds.push({ place: 3, from: [winnerOf(third)] });
  } else if (thirdPlace !== 'none') {
    thirds.push(...sharedThirds(one, other));
  }
  return [...finalPlaces(addFinal(builder, last, one, other)), ...thirds];
}

/** The rounds before the final, from the first on. */
export function roundsUntilFinal(
  builder: BracketBuilder,
  order: readonly Slot[],
  column: number,
): MatchId[][] {
  const rounds: MatchId[][] = [];
  for (let slots = firstSlots(order); slots.length > 2; ) {
    const of = {
      round: roundName(slots.length / 2),
      part: 'main',
      column: column + rounds.length,
    } as const;
    const round = builder.addRound(of, slots);
    rounds.push(round);
    slots = round.map(winnerOf);
  }
  return rounds;
}

export function addFinal(
  builder: BracketBuilder,
  column: number,
  one: MatchId,
  other: MatchId,
): MatchId {
  const round = { kind: 'final' } as const;
  return builder.add({ round, part: 'main', column, red: winnerOf(one), blue: winnerOf(other) });
}

export function finalPlaces(final: MatchId): PlaceSource[] {
  return [
    { place: 1, from: [winnerOf(final)] },
    { place: 2, from: [loserOf(final)] },
  ];
}

/** Both losers of the semi-finals. */
export function sharedThirds(one: MatchId, other: MatchId): PlaceSource[] {
  return [
    { place: 3, from: [loserOf(one)] },
    { place: 3, from: [loserOf(other)] },
  ];
}
