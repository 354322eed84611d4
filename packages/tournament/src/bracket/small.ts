import type { PlaceSource, Slot } from '../types/entities.ts';
import { type BracketBuilder, loserOf, winnerOf } from './builder.ts';

/** Up to three matches of the same two, who change sides each time. */
export function bestOfThree(builder: BracketBuilder, [first, second]: readonly Slot[]): void {
  if (first === undefined || second === undefined) throw new Error('best of three needs two');
  for (const number of [1, 2, 3]) {
    const after = builder.matches.map(({ matchId }) => matchId);
    builder.add({
      round: { kind: 'best-of-three', number },
      part: 'pool',
      column: number - 1,
      red: number === 2 ? second : first,
      blue: number === 2 ? first : second,
      ...(after.length === 0 ? {} : { needed: { kind: 'series', after } }),
    });
  }
}

/** The first two meet, the loser meets the third, and the winners of both meet for first place. */
export function bracketOfThree(
  builder: BracketBuilder,
  [first, second, third]: readonly Slot[],
  rematch: 'fought' | 'none',
): PlaceSource[] {
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('a bracket of three needs three');
  }
  const opening = builder.add({
    round: { kind: 'round', number: 1 },
    part: 'main',
    column: 0,
    red: first,
    blue: second,
  });
  const middle = builder.add({
    round: { kind: 'round', number: 2 },
    part: 'main',
    column: 1,
    red: loserOf(opening),
    blue: third,
  });
  const final = builder.add({
    round: { kind: 'final' },
    part: 'main',
    column: 2,
    red: winnerOf(opening),
    blue: winnerOf(middle),
    ...(rematch === 'fought' ? {} : { needed: { kind: 'not-met-in', matchId: opening } }),
  });
  return [
    { place: 1, from: [winnerOf(final), winnerOf(opening)] },
    { place: 2, from: [loserOf(final), winnerOf(middle)] },
    { place: 3, from: [loserOf(middle)] },
  ];
}
