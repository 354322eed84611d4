import type { DivisionColumn, Entrant, EntryFinding } from '@threecount/rulebooks';
import type { Gender } from './words.ts';

export type Discipline = 'gi' | 'no-gi';

/** Half-open band in whole years; null: no upper end. */
export interface AgeRange {
  readonly from: number;
  readonly below: number | null;
}

/** What the rows of a division say beside its name. */
export interface DivisionFacts {
  /** From a column of its own, or the list's title; null: nothing says it. */
  readonly discipline: Discipline | null;
  readonly genders: readonly Gender[];
  /** Ages of the entries on the day of the tournament. */
  readonly ages: readonly number[];
}

/** Length of a match in milliseconds; null: the book has none. */
export type DurationOf = (column: DivisionColumn) => number | null;

/** What speaks against an entry by the book. */
export type FindingsOf = (column: DivisionColumn, entrant: Entrant) => readonly EntryFinding[];
