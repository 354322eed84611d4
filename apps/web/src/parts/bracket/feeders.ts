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
 * still names its match; a column exactly twice as long as the next; the last match of the drawing that a competitor
 * of this one has won. So a drawing stays the same while its matches are fought.
 */
export function feedersOf(columns: readonly BracketColumn[]): ReadonlyMap<string, Feeders> {
  const feeders = new Map<string, Feeders>();
  const drawn = new Set<string>();
  const wonLast = new Map<string, string>();
  columns.forEach((column, index) => {
    const before = columns[index - 1]?.matches ?? [];
    const halves = before.length === 2 * column.matches.length;
    const from = (slot: SlotView, paired: MatchCard | undefined): string | null =>
      named(slot, drawn) ?? (halves && paired ? paired.matchId : cameFrom(slot, wonLast));
    column.matches.forEach((match, row) => {
      const [first, second] = placesOf(match);
      const upper = from(match[first], before[2 * row]);
      const lower = from(match[second], before[2 * row + 1]);
      if (upper !== null || lower !== null) feeders.set(match.matchId, [upper, lower]);
    });
    for (const match of column.matches) noteWinner(match, drawn, wonLast);
  });
  return feeders;
}

function named(slot: SlotView, drawn: ReadonlySet<string>): string | null {
  return slot.kind === 'winner-of' && drawn.has(slot.matchId) ? slot.matchId : null;
}

function cameFrom(slot: SlotView, wonLast: ReadonlyMap<string, string>): string | null {
  return slot.kind === 'competitor' ? (wonLast.get(slot.competitor.entryId) ?? null) : null;
}

function noteWinner(match: MatchCard, drawn: Set<string>, wonLast: Map<string, string>): void {
  drawn.add(match.matchId);
  const side = match.result?.winner ?? null;
  const slot = side === null ? null : match[side];
  if (slot?.kind === 'competitor') wonLast.set(slot.competitor.entryId, match.matchId);
}
