import type { Rulebook } from '../schema/rulebook.ts';
import type { Cited } from '../screen-rules.ts';

export interface Weight {
  readonly value: number;
  readonly unit: 'lb' | 'kg';
}

export interface WeightClass extends Cited {
  /** From 1, lightest first. */
  readonly number: number;
  readonly name: string;
  /** Pounds, included. */
  readonly fromLb: number;
  /** Pounds, excluded; null: no upper bound. */
  readonly belowLb: number | null;
}

/** The weight classes of an age group and gender, lightest first; empty where the book has none. */
export function weightClasses(
  book: Rulebook,
  ageGroup: string,
  gender: string,
): readonly WeightClass[] {
  const table = book.divisions.weights.tables.find(
    (t) => t.ageGroups.includes(ageGroup) && t.genders.some((g) => g === gender),
  );
  return (table?.classes ?? []).map((row, i, all) => ({
    number: i + 1,
    name: row.name,
    fromLb: row.fromTenths / 10,
    belowLb: all[i + 1] ? (all[i + 1]?.fromTenths ?? 0) / 10 : null,
    clause: table?.clause ?? '',
    standing: row.bound,
  }));
}

/** The international pound. */
const kgPerPound = 0.45359237;

/** A weight in tenths of a pound, rounded to the nearest. */
export function tenthsOfPound({ value, unit }: Weight): number {
  const pounds = unit === 'kg' ? value / kgPerPound : value;
  // The small addition undoes binary fractions: 34.95 is meant as it was typed.
  return Math.floor(pounds * 10 + 0.5 + 1e-9);
}

/** The one class that holds a weight, or undefined where the book has no classes for the group. */
export function weightClassFor(
  book: Rulebook,
  ageGroup: string,
  gender: string,
  weight: Weight,
): WeightClass | undefined {
  const tenths = tenthsOfPound(weight);
  return weightClasses(book, ageGroup, gender).findLast((c) => Math.round(c.fromLb * 10) <= tenths);
}
