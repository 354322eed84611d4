import type { MatchCard, SlotView } from '@threecount/tournament';
import { placesOf } from './places.ts';

/** A column of a drawing: the matches of one round from top to bottom. */
export interface BracketColumn {
  readonly matches: readonly MatchCard[];
}

/** The matches whose winners meet in `match`, the upper place's first; null where a side comes from elsewhere. */
export type Feeders = readonly [string | null, string | null];

/**
 * Which matches lead to which, worked out from what a viewer may see. Three signs, the surest first: a slot that
 * still names its match; a column exactly twice as long as the next; the last match in which a competitor of this one
 * stood in the drawing, if it was won: who lost it comes from another drawing. So a drawing stays the same while its
 * matches are fought.
 */
export function feedersOf(columns: readonly BracketColumn[]): ReadonlyMap<string, Feeders> {
  const feeders = new Map<string, Feeders>();
  const drawn = new Set<string>();
  const cameFrom = new Map<string, string | null>();
  columns.forEach((column, index) => {
    const before = columns[index - 1]?.matches ?? [];
    const halves = before.length === 2 * column.matches.length;
    const from = (slot: SlotView, paired: MatchCard | undefined): string | null => {
      if (slot.kind === 'winner-of' && drawn.has(slot.matchId)) return slot.matchId;
      if (halves && paired !== undefined) return paired.matchId;
      return slot.kind === 'competitor' ? (cameFrom.get(slot.competitor.entryId) ?? null) : null;
    };
    column.matches.forEach((match, row) => {
      const [first, second] = placesOf(match);
      const upper = from(match[first], before[2 * row]);
      const lower = from(match[second], before[2 * row + 1]);
      if (upper !== null || lower !== null) feeders.set(match.matchId, [upper, lower]);
    });
    for (const match of column.matches) {
      drawn.add(match.matchId);
      noteBoth(match, cameFrom);
    }
  });
  return feeders;
}

/** The match leads on for who won it, and for nobody else. */
function noteBoth(match: MatchCard, cameFrom: Map<string, string | null>): void {
  if (match.result === null) return;
  for (const side of ['red', 'blue'] as const) {
    const slot = match[side];
    if (slot.kind !== 'competitor') continue;
    const won = match.result.winner === side;
    cameFrom.set(slot.competitor.entryId, won ? match.matchId : null);
  }
}
