import type { MatchCard, SlotView } from '@threecount/tournament';

/** A column of a drawing: the matches of one round from top to bottom. */
export interface BracketColumn {
  readonly matches: readonly MatchCard[];
}

/** The matches whose winners meet in `match`, red's first; null where a side comes from elsewhere. */
export type Feeders = readonly [string | null, string | null];

/**
 * Which matches lead to which, worked out from what a viewer may see. Three signs, the surest first: a slot that
 * still names its match; a column exactly twice as long as the next; a competitor of this match that stood in one of
 * the column before.
 */
export function feedersOf(columns: readonly BracketColumn[]): ReadonlyMap<string, Feeders> {
  const feeders = new Map<string, Feeders>();
  columns.forEach((column, index) => {
    const before = columns[index - 1];
    if (before === undefined) return;
    const halves = before.matches.length === 2 * column.matches.length;
    column.matches.forEach((match, row) => {
      const red = before.matches[2 * row];
      const blue = before.matches[2 * row + 1];
      const paired = halves && red !== undefined && blue !== undefined;
      feeders.set(match.matchId, [
        named(match.red) ?? (paired ? red.matchId : cameFrom(match.red, before)),
        named(match.blue) ?? (paired ? blue.matchId : cameFrom(match.blue, before)),
      ]);
    });
  });
  return feeders;
}

function named(slot: SlotView): string | null {
  return slot.kind === 'winner-of' ? slot.matchId : null;
}

function cameFrom(slot: SlotView, column: BracketColumn): string | null {
  if (slot.kind !== 'competitor') return null;
  const { entryId } = slot.competitor;
  const stands = (other: SlotView): boolean =>
    other.kind === 'competitor' && other.competitor.entryId === entryId;
  return column.matches.find((match) => stands(match.red) || stands(match.blue))?.matchId ?? null;
}
