import type { MatchId, PlaceSource, RepechageFrom, Slot } from '../types/entities.ts';
import { type BracketBuilder, firstSlots, loserOf, roundName, winnerOf } from './builder.ts';
import { LowerPart } from './lower-part.ts';
import { addFinal, finalPlaces, roundsUntilFinal, sharedThirds } from './single-elimination.ts';

/**
 * A knock-out whose two third places are fought by some of those who lost once. With three or four entries nobody is
 * there to fight the losers of the semi-finals: both are third.
 */
export function repechage(
  builder: BracketBuilder,
  order: readonly Slot[],
  from: RepechageFrom,
): PlaceSource[] {
  switch (from) {
    case 'quarter-finals':
      return fromQuarterFinals(builder, order);
    case 'finalists':
      return fromFinalists(builder, order);
    case 'all':
      return fromAll(builder, order);
  }
}

function fromQuarterFinals(builder: BracketBuilder, order: readonly Slot[]): PlaceSource[] {
  const rounds = roundsUntilFinal(builder, order, 0);
  const [one, other] = semiFinals(rounds);
  const quarters = rounds.at(-2)?.map(loserOf) ?? [];
  if (quarters.length === 0) return withFinal(builder, rounds.length, one, other, null);
  const column = rounds.length;
  const round = { kind: 'repechage', number: 1 } as const;
  const [top, bottom] = builder.addRound({ round, part: 'lower', column }, quarters);
  if (top === undefined || bottom === undefined) throw new Error('four quarter-finals make two');
  // Crossed: nobody meets again somebody of the same half at once.
  const bronzes = [
    thirdPlace(builder, column + 1, winnerOf(top), loserOf(other)),
    thirdPlace(builder, column + 1, winnerOf(bottom), loserOf(one)),
  ];
  return withFinal(builder, column + 1, one, other, bronzes);
}

function fromFinalists(builder: BracketBuilder, order: readonly Slot[]): PlaceSource[] {
  const rounds = roundsUntilFinal(builder, order, 0);
  const [one, other] = semiFinals(rounds);
  const start = rounds.length;
  if (start === 1) return withFinal(builder, start, one, other, null);
  const beaten = (semi: MatchId, column: number): Slot => ({
    kind: 'beaten-by',
    matchId: semi,
    column,
  });
  let before = [one, other].map((semi) => beaten(semi, 0));
  let bronzes: MatchId[] = [];
  for (let step = 1; step < start; step += 1) {
    const column = start + step - 1;
    bronzes = [one, other].map((semi, half) => {
      const red: Slot = before[half] ?? { kind: 'nobody' };
      const blue = beaten(semi, step);
      if (step === start - 1) return thirdPlace(builder, column, red, blue);
      const round = { kind: 'repechage', number: step } as const;
      return builder.add({ round, part: 'lower', column, red, blue });
    });
    before = bronzes.map(winnerOf);
  }
  return withFinal(builder, start + start - 2, one, other, bronzes);
}

function fromAll(builder: BracketBuilder, order: readonly Slot[]): PlaceSource[] {
  const lower = new LowerPart(builder);
  let slots = firstSlots(order);
  let column = 0;
  let last: MatchId[] = [];
  for (let number = 1; slots.length > 2; number += 1) {
    const round = roundName(slots.length / 2);
    last = builder.addRound({ round, part: 'main', column }, slots);
    if (number === 1) lower.begin(last);
    else {
      const isLast = last.length === 2;
      lower.take(last, column, isLast ? { kind: 'third-place' } : null);
    }
    column = number === 1 ? 1 : column + 2;
    slots = last.map(winnerOf);
  }
  const [one, other] = semiFinals([last]);
  return withFinal(builder, column, one, other, lower.rounds > 0 ? lower.last : null);
}

function thirdPlace(builder: BracketBuilder, column: number, red: Slot, blue: Slot): MatchId {
  return builder.add({ round: { kind: 'third-place' }, part: 'lower', column, red, blue });
}

function withFinal(
  builder: BracketBuilder,
  column: number,
  one: MatchId,
  other: MatchId,
  bronzes: readonly MatchId[] | null,
): PlaceSource[] {
  const thirds =
    bronzes === null
      ? sharedThirds(one, other)
      : bronzes.map((matchId): PlaceSource => ({ place: 3, from: [winnerOf(matchId)] }));
  return [...finalPlaces(addFinal(builder, column, one, other)), ...thirds];
}

function semiFinals(rounds: readonly (readonly MatchId[])[]): readonly [MatchId, MatchId] {
  const [one, other] = rounds.at(-1) ?? [];
  if (one === undefined || other === undefined) throw new Error('a repechage needs three entries');
  return [one, other];
}
