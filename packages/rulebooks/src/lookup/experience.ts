import type { DivisionRules, LevelRule } from '../schema/divisions.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import type { Cited } from '../screen-rules.ts';

/** What places a competitor in a level; what is not known is null. */
export interface Experience {
  /** Whole months of training. */
  readonly months: number | null;
  /** The belt of the art that the book ranks by. */
  readonly belt: string | null;
  /** The belt of another art. */
  readonly otherBelt?: string | null;
}

/** A level that a competitor may enter, with what puts him there. */
export interface PlacedLevel extends Cited {
  readonly id: string;
  readonly label: string;
}

export type LevelPlacing =
  /** More than one where the book's own bands overlap: the competitor's choice. */
  | { readonly kind: 'placed'; readonly levels: readonly PlacedLevel[] }
  /** The belt has no level in the group; proposed is the highest. */
  | { readonly kind: 'unlisted'; readonly proposed: PlacedLevel }
  /** Too little is known to say. */
  | { readonly kind: 'unknown' };

export type LevelTable = DivisionRules['levels'][number];

/** The table of levels that holds for a group, if the book has one. */
export function levelTableFor(
  book: Rulebook,
  discipline: string,
  ageGroup: string | undefined,
  gender?: string,
): LevelTable | undefined {
  return book.divisions.levels.find(
    (table) =>
      table.discipline === discipline &&
      (table.ageGroups.length === 0 ||
        (ageGroup !== undefined && table.ageGroups.includes(ageGroup))) &&
      (gender === undefined ||
        table.genders === undefined ||
        table.genders.some((one) => one === gender)),
  );
}

/**
 * The level of a competitor. Where belts stand in the levels, the belt places: one that stands in several by the months,
 * as far as it stands there. Who has no such belt is placed by the months or by a belt of another art, whichever is higher.
 */
export function levelByExperience(table: LevelTable, experience: Experience): LevelPlacing {
  const { months, belt } = experience;
  const ranked = table.levels.some((level) => level.belts !== undefined);
  if (!ranked || belt === null) return placed(byMonthsOrOtherBelt(table, experience), byMonths);
  const listed = table.levels.filter((level) => level.belts?.some((one) => one === belt));
  const highest = table.levels.at(-1);
  if (listed.length === 0 && highest !== undefined)
    return { kind: 'unlisted', proposed: byBelt(highest) };
  if (listed.length === 1) return placed(listed, byBelt);
  return months === null ? { kind: 'unknown' } : placed(nearest(listed, months), byBelt);
}

function byMonthsOrOtherBelt(
  table: LevelTable,
  { months, otherBelt = null }: Experience,
): readonly LevelRule[] {
  const held = months === null ? [] : table.levels.filter((level) => holdsMonths(level, months));
  const other = table.levels.find((level) => otherBelt !== null && level.otherBelt === otherBelt);
  if (other === undefined) return held;
  const place = (level: LevelRule): number => table.levels.indexOf(level);
  return held.some((level) => place(level) > place(other)) ? held : [other];
}

const holdsMonths = (level: LevelRule, months: number): boolean =>
  level.fromMonths !== undefined && months >= level.fromMonths && isBelow(level, months);

const isBelow = ({ belowMonths = null }: LevelRule, months: number): boolean =>
  belowMonths === null || months < belowMonths;

/** Of neighbouring levels the one that holds the months, or the one next to them. */
function nearest(levels: readonly LevelRule[], months: number): readonly LevelRule[] {
  const found = levels.find((level) => isBelow(level, months)) ?? levels.at(-1);
  return found === undefined ? [] : [found];
}

const byBelt = ({ id, label, clause, standing }: LevelRule): PlacedLevel => ({
  id,
  label,
  clause,
  standing,
});

const byMonths = (level: LevelRule): PlacedLevel => ({ ...byBelt(level), ...level.monthsCite });

const placed = (
  levels: readonly LevelRule[],
  as: (level: LevelRule) => PlacedLevel,
): LevelPlacing =>
  levels.length === 0 ? { kind: 'unknown' } : { kind: 'placed', levels: levels.map(as) };
