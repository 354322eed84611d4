import type { HandicapRow } from '../lookup/handicap.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import type { Cited, Standing } from '../screen-rules.ts';
import { type TechniqueTable, techniqueTable } from './option-view.ts';

/** A band of ages in whole years, from `from` and below `below` (null: no upper end). */
export interface AgeRow extends Cited {
  readonly group: string;
  readonly gender: string | null;
  readonly from: number;
  readonly below: number | null;
}

/** What stands in a level: months of experience (half-open), belts. */
export interface LevelRow extends Cited {
  readonly discipline: string;
  readonly groups: readonly string[];
  readonly level: string;
  readonly fromMonths: number | null;
  readonly belowMonths: number | null;
  readonly belts: readonly string[];
}

/** A weight class; bounds in pounds, the upper one excluded, null: none. */
export interface WeightRow {
  readonly groups: readonly string[];
  readonly genders: readonly string[];
  readonly name: string;
  readonly fromLb: number;
  readonly belowLb: number | null;
  readonly clause: string;
  /** Of the bounds; that of the name may be another. */
  readonly standing: Standing;
  readonly named: Standing;
}

/** What an organiser is asked to confirm. */
export type TableValues =
  | { readonly kind: 'ages'; readonly rows: readonly AgeRow[] }
  | { readonly kind: 'levels'; readonly rows: readonly LevelRow[] }
  | { readonly kind: 'weights'; readonly rows: readonly WeightRow[] }
  | { readonly kind: 'legality'; readonly table: TechniqueTable }
  | { readonly kind: 'handicap'; readonly rows: readonly HandicapRow[] };

/** The values of one of a book's tables by the table's id; null where there is no such table. */
export function tableValues(book: Rulebook, table: string): TableValues | null {
  switch (table) {
    case 'ages':
      return { kind: 'ages', rows: ageRows(book) };
    case 'levels':
      return { kind: 'levels', rows: levelRows(book) };
    case 'weights':
      return { kind: 'weights', rows: weightRows(book) };
    case 'legality':
      return { kind: 'legality', table: techniqueTable(book) };
    case 'handicap':
      return { kind: 'handicap', rows: book.match.team?.handicap.rows ?? [] };
    default:
      return null;
  }
}

const ageRows = ({ divisions }: Rulebook): readonly AgeRow[] =>
  divisions.ageGroups.flatMap(({ label, ages }) =>
    ages.map(({ gender, from, below, clause, standing }) => {
      return { group: label, gender: gender ?? null, from, below, clause, standing };
    }),
  );

const groupLabels = ({ divisions }: Rulebook, ids: readonly string[]): readonly string[] =>
  ids.map((id) => divisions.ageGroups.find((group) => group.id === id)?.label ?? id);

const levelRows = (book: Rulebook): readonly LevelRow[] =>
  book.divisions.levels.flatMap(({ discipline, ageGroups, levels }) =>
    levels.map(({ label, fromMonths, belowMonths, belts, clause, standing }) => ({
      discipline,
      groups: groupLabels(book, ageGroups),
      level: label,
      fromMonths: fromMonths ?? null,
      belowMonths: belowMonths ?? null,
      belts: belts ?? [],
      clause,
      standing,
    })),
  );

const weightRows = (book: Rulebook): readonly WeightRow[] =>
  book.divisions.weights.tables.flatMap(({ ageGroups, genders, classes, clause }) =>
    classes.map(({ name, fromTenths, bound, named }, i) => {
      const next = classes[i + 1];
      return {
        groups: groupLabels(book, ageGroups),
        genders,
        name,
        fromLb: fromTenths / 10,
        belowLb: next === undefined ? null : next.fromTenths / 10,
        clause,
        standing: bound,
        named,
      };
    }),
  );
