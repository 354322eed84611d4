import { matchIdOf } from '../ids.ts';
import type {
  BracketMatch,
  DivisionId,
  EntryId,
  MatchId,
  RoundName,
  Slot,
  ThirdPlace,
} from '../types/entities.ts';
import { bracketSize, seedingOrder } from './seeding.ts';

/** A round of a knock-out by the number of its matches. */
function roundName(matches: number): RoundName {
  if (matches === 1) return { kind: 'final' };
  if (matches === 2) return { kind: 'semi-final' };
  if (matches === 4) return { kind: 'quarter-final' };
  return { kind: 'round-of', size: matches * 2 };
}

/**
 * A knock-out of two or more entries, given in the order of the draw. The first places have the byes; a bye never
 * meets a bye. A match for third place is there only from four entries on and stands before the final.
 */
export function singleElimination(
  divisionId: DivisionId,
  order: readonly EntryId[],
  thirdPlace: ThirdPlace,
): BracketMatch[] {
  const matches: BracketMatch[] = [];
  const add = (round: RoundName, column: number, red: Slot, blue: Slot): MatchId => {
    const matchId = matchIdOf(divisionId, matches.length + 1);
    matches.push({ matchId, round, column, red, blue });
    return matchId;
  };
  let slots: Slot[] = seedingOrder(bracketSize(order.length)).map((place) => {
    const entryId = order[place - 1];
    return entryId === undefined ? { kind: 'bye' } : { kind: 'competitor', entryId };
  });
  for (let column = 0; slots.length > 1; column += 1) {
    const round = roundName(slots.length / 2);
    if (round.kind === 'final' && thirdPlace === 'fought' && order.length >= 4) {
      const [red, blue] = slots.map(loserSlot);
      if (red && blue) add({ kind: 'third-place' }, column, red, blue);
    }
    const next: Slot[] = [];
    for (let i = 0; i + 1 < slots.length; i += 2) {
      const [red, blue] = slots.slice(i, i + 2) as [Slot, Slot];
      next.push({ kind: 'winner-of', matchId: add(round, column, red, blue) });
    }
    slots = next;
  }
  return matches;
}

function loserSlot(slot: Slot): Slot {
  return slot.kind === 'winner-of'
    ? { kind: 'loser-of', matchId: slot.matchId }
    : { kind: 'nobody' };
}
