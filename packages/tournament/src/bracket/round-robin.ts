import { matchIdOf } from '../ids.ts';
import type { BracketMatch, DivisionId, EntryId, Slot } from '../types/entities.ts';

/**
 * Everyone against everyone by the circle method: the first stays, the others move on by one place each round. With an
 * odd number the place of the one missing is free, so each sits out once. Nobody is twice in a round.
 */
export function roundRobin(divisionId: DivisionId, order: readonly EntryId[]): BracketMatch[] {
  const places: (EntryId | null)[] = order.length % 2 === 0 ? [...order] : [...order, null];
  const rounds = places.length - 1;
  const reds = new Map<EntryId, number>();
  const matches: BracketMatch[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < places.length / 2; i += 1) {
      const one = places[i];
      const other = places[places.length - 1 - i];
      if (one === null || other === null || one === undefined || other === undefined) continue;
      const [red, blue] = balanced(one, other, reds, round);
      matches.push({
        matchId: matchIdOf(divisionId, matches.length + 1),
        round: { kind: 'round', number: round + 1 },
        column: round,
        red: competitor(red),
        blue: competitor(blue),
      });
    }
    const last = places.pop();
    places.splice(1, 0, last ?? null);
  }
  return matches;
}

/** Red is the one who was red less often; if level they take turns by round. */
function balanced(
  one: EntryId,
  other: EntryId,
  reds: Map<EntryId, number>,
  round: number,
): [EntryId, EntryId] {
  const lead = (reds.get(one) ?? 0) - (reds.get(other) ?? 0);
  const oneIsRed = lead < 0 || (lead === 0 && round % 2 === 0);
  const red = oneIsRed ? one : other;
  reds.set(red, (reds.get(red) ?? 0) + 1);
  return oneIsRed ? [one, other] : [other, one];
}

function competitor(entryId: EntryId): Slot {
  return { kind: 'competitor', entryId };
}
