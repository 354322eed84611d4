import type { Side } from '@threecount/match';
import type { MatchCard } from '@threecount/tournament';

/** Who stands above and who below in a drawn bracket: a change of colours at the table moves nobody there. */
export function placesOf({ exchanged }: Pick<MatchCard, 'exchanged'>): readonly [Side, Side] {
  return exchanged ? ['blue', 'red'] : ['red', 'blue'];
}
