import { matchIdOf } from '../ids.ts';
import type {
  Bracket,
  BracketMatch,
  DivisionId,
  EntryId,
  Format,
  Slot,
  ThirdPlace,
  TournamentSettings,
} from '../types/entities.ts';
import { roundRobin } from './round-robin.ts';
import { singleElimination } from './single-elimination.ts';

/** The format of a division of `count` entries (1 or more) under the organiser's settings. */
export function formatFor(
  count: number,
  settings: Pick<TournamentSettings, 'roundRobin' | 'twoEntries'>,
): Format {
  if (count === 1) return 'alone';
  if (count === 2) {
    return settings.twoEntries === 'best-of-three' ? 'best-of-three' : 'single-elimination';
  }
  const range = settings.roundRobin;
  return range !== null && count >= range.from && count <= range.to
    ? 'round-robin'
    : 'single-elimination';
}

/** The bracket of a division from the order of its draw; nothing in it is left to chance. */
export function buildBracket(
  divisionId: DivisionId,
  format: Format,
  thirdPlace: ThirdPlace,
  seedText: string,
  order: readonly EntryId[],
): Bracket {
  return { format, thirdPlace, seedText, order, matches: matchesOf() };

  function matchesOf(): BracketMatch[] {
    switch (format) {
      case 'alone':
        return [];
      case 'best-of-three':
        return bestOfThree(divisionId, order);
      case 'round-robin':
        return roundRobin(divisionId, order);
      case 'single-elimination':
        return singleElimination(divisionId, order, thirdPlace);
    }
  }
}

/** Up to three matches of the same two, who change sides each time. */
function bestOfThree(divisionId: DivisionId, order: readonly EntryId[]): BracketMatch[] {
  const [first, second] = order.map((entryId): Slot => ({ kind: 'competitor', entryId }));
  if (first === undefined || second === undefined) throw new Error('best of three needs two');
  return [1, 2, 3].map((number) => ({
    matchId: matchIdOf(divisionId, number),
    round: { kind: 'best-of-three', number },
    column: number - 1,
    red: number === 2 ? second : first,
    blue: number === 2 ? first : second,
  }));
}

/** True for a match that is drawn but never fought: one side is a bye. Such matches have no number. */
export function isBye(match: BracketMatch): boolean {
  return match.red.kind === 'bye' || match.blue.kind === 'bye';
}
