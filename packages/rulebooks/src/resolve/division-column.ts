import { belts, genders } from '../codes.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import { type Facts, holds } from './holds.ts';
import { type Problem, unknownName } from './problem.ts';

/** The column of a book that a division is judged by: codes of the match script. */
export interface DivisionColumn {
  readonly discipline: string;
  readonly ageGroup?: string;
  readonly gender?: string;
  readonly level?: string;
  /** A belt. */
  readonly rank?: string;
  readonly absolute?: boolean;
  readonly pro?: boolean;
  readonly event?: string;
}

const events = ['single-rank', 'all-ranks'];

/** Levels that a script may name for an age group (all of the book's without one). */
export function levelNames(
  book: Rulebook,
  ageGroup: string | undefined,
  gender?: string,
): readonly string[] {
  const tables = book.divisions.levels.filter(
    (table) =>
      table.namedBy === 'level' &&
      (ageGroup === undefined ||
        table.ageGroups.length === 0 ||
        table.ageGroups.includes(ageGroup)) &&
      (gender === undefined ||
        table.genders === undefined ||
        table.genders.some((g) => g === gender)),
  );
  return [...new Set(tables.flatMap((table) => table.levels.map((level) => level.id)))];
}

/** Everything about a division that the book does not take. */
export function divisionProblems(
  book: Rulebook,
  division: DivisionColumn,
  facts: Facts,
): readonly Problem[] {
  const lists: readonly [keyof DivisionColumn, readonly string[]][] = [
    ['discipline', book.divisions.disciplines],
    ['ageGroup', book.divisions.ageGroups.map((group) => group.id)],
    ['gender', genders],
    ['level', levelNames(book, division.ageGroup, division.gender)],
    ['rank', book.divisions.ranks.length > 0 ? book.divisions.ranks : belts],
    ['event', book.divisions.events.length > 0 ? book.divisions.events : events],
  ];
  const unknown = lists.flatMap(([key, valid]) => {
    const value = division[key];
    if (value === undefined || valid.includes(String(value)) || valid.length === 0) return [];
    return [unknownName(`division.${key}`, value, valid)];
  });
  const missing = book.divisions.needs.flatMap((need) => {
    if (need.key === 'ranks' || division[need.key] !== undefined || !holds(need.when, facts))
      return [];
    const valid = lists.find(([key]) => key === need.key)?.[1] ?? [];
    return [{ place: `division.${need.key}`, message: `needed by rulebook ${book.id}`, valid }];
  });
  return [...unknown, ...missing];
}
