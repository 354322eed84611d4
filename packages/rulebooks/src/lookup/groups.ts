import type { DivisionRules } from '../schema/divisions.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import type { Cited } from '../screen-rules.ts';
import { levelTableFor } from './experience.ts';

type AgeGroupRule = DivisionRules['ageGroups'][number];
type AgeBand = AgeGroupRule['ages'][number];

export interface Named {
  readonly id: string;
  readonly label: string;
}

/** One age and gender group of a book; `mixed`: one group for all. */
export interface AgeGenderGroup extends Named {
  readonly gender: 'male' | 'female' | 'mixed';
}

/** The words of a book's divisions, for guessing the column of an imported one. */
export interface DivisionVocabulary {
  readonly disciplines: readonly string[];
  readonly ageGroups: readonly (Named & {
    readonly genders: readonly string[];
    readonly mixed: boolean;
    readonly ages: readonly {
      readonly gender?: string;
      readonly from: number;
      readonly below: number | null;
    }[];
  })[];
  readonly levels: readonly {
    readonly discipline: string;
    readonly ageGroups: readonly string[];
    /** Left out: both. */
    readonly genders?: readonly string[];
    readonly namedBy: 'level' | 'rank';
    /** `belts`: the belts that stand in the level. */
    readonly levels: readonly (Named & { readonly belts?: readonly string[] })[];
  }[];
  readonly ranks: readonly string[];
  readonly events: readonly string[];
}

/** Age groups, levels by discipline, ranks and events of a book. */
export function divisionVocabulary(book: Rulebook): DivisionVocabulary {
  const { divisions } = book;
  return {
    disciplines: divisions.disciplines,
    ageGroups: divisions.ageGroups.map((group) => ({
      id: group.id,
      label: group.label,
      genders: group.genders,
      mixed: group.split === 'mixed',
      ages: group.ages.map(({ gender, from, below }) =>
        gender === undefined ? { from, below } : { gender, from, below },
      ),
    })),
    levels: divisions.levels.map((table) => ({
      discipline: table.discipline,
      ageGroups: table.ageGroups,
      ...(table.genders === undefined ? {} : { genders: table.genders }),
      namedBy: table.namedBy,
      levels: table.levels.map(({ id, label, belts }) =>
        belts === undefined ? { id, label } : { id, label, belts },
      ),
    })),
    ranks: divisions.ranks,
    events: divisions.events,
  };
}

/** Every age and gender group that the book offers in a discipline. */
export function ageGenderGroups(book: Rulebook, discipline: string): readonly AgeGenderGroup[] {
  if (!book.divisions.disciplines.some((d) => d === discipline)) return [];
  return book.divisions.ageGroups.flatMap(({ id, label, split, genders }): AgeGenderGroup[] =>
    split === 'mixed'
      ? [{ id, label, gender: 'mixed' }]
      : genders.map((gender) => ({ id, label, gender })),
  );
}

/** The levels of an age group in a discipline, lowest first. */
export function levelsFor(
  book: Rulebook,
  discipline: string,
  ageGroup: string,
  gender?: string,
): readonly Named[] {
  const table = levelTableFor(book, discipline, ageGroup, gender);
  return (table?.levels ?? []).map(({ id, label }) => ({ id, label }));
}

/** The age group that holds an age in whole years on the reference date, with what its band rests on. */
export function ageGroupFor(
  book: Rulebook,
  age: number,
  gender: string,
): (Named & Cited) | undefined {
  for (const group of book.divisions.ageGroups) {
    const band = bandFor(group, age, gender);
    if (band)
      return { id: group.id, label: group.label, clause: band.clause, standing: band.standing };
  }
  return undefined;
}

/** The band of a group that holds an age in whole years; without a gender those of both count. */
export function bandFor(group: AgeGroupRule, age: number, gender?: string): AgeBand | undefined {
  return group.ages.find(
    (band) =>
      (band.gender === undefined || gender === undefined || band.gender === gender) &&
      age >= band.from &&
      (band.below === null || age < band.below),
  );
}
