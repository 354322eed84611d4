import { matchIdOf } from '../ids.ts';
import type {
  BracketMatch,
  DivisionId,
  EntryId,
  MatchId,
  RoundName,
  Slot,
} from '../types/entities.ts';
import { bracketSize, seedingOrder } from './seeding.ts';

/** Puts the matches of one bracket one after another; each gets the next number of its division. */
export class BracketBuilder {
  readonly matches: BracketMatch[] = [];
  readonly #divisionId: DivisionId;

  constructor(divisionId: DivisionId) {
    this.#divisionId = divisionId;
  }

  add({ round, part, column, red, blue, needed }: Omit<BracketMatch, 'matchId'>): MatchId {
    const matchId = matchIdOf(this.#divisionId, this.matches.length + 1);
    const match = { matchId, round, part, column, red, blue };
    this.matches.push(needed === undefined ? match : { ...match, needed });
    return matchId;
  }

  /** One match for each two neighbours. */
  addRound(
    { round, part, column }: Pick<BracketMatch, 'round' | 'part' | 'column'>,
    slots: readonly Slot[],
  ): MatchId[] {
    const ids: MatchId[] = [];
    for (let i = 0; i + 1 < slots.length; i += 2) {
      const [red, blue] = [slots[i], slots[i + 1]];
      if (red && blue) ids.push(this.add({ round, part, column, red, blue }));
    }
    return ids;
  }
}

export function competitor(entryId: EntryId): Slot {
  return { kind: 'competitor', entryId };
}

export function winnerOf(matchId: MatchId): Slot {
  return { kind: 'winner-of', matchId };
}

export function loserOf(matchId: MatchId): Slot {
  return { kind: 'loser-of', matchId };
}

/** The slots of a knock-out's first round from top to bottom; missing ones are byes of the first places. */
export function firstSlots(order: readonly Slot[]): Slot[] {
  return seedingOrder(bracketSize(order.length)).map(
    (place) => order[place - 1] ?? { kind: 'bye' },
  );
}

/** A round of a knock-out by the number of its matches. */
export function roundName(matches: number): RoundName {
  if (matches === 1) return { kind: 'final' };
  if (matches === 2) return { kind: 'semi-final' };
  if (matches === 4) return { kind: 'quarter-final' };
  return { kind: 'round-of', size: matches * 2 };
}
