import { genders } from '../codes.ts';
import type { DivisionColumn } from '../resolve/division-column.ts';
import type { Options } from '../resolve/options.ts';
import { type Problem, unknownName } from '../resolve/problem.ts';
import type { Rulebook } from '../schema/rulebook.ts';

/** A weight class that the organiser entered. */
export interface EnteredClass {
  readonly name: string;
  /** Included; null: no upper bound. */
  readonly toKg: number | null;
}

/** One list of the organiser's weight classes, lightest first; what it does not name, it holds for all of. */
export interface EnteredList {
  readonly discipline?: string;
  readonly ageGroup?: string;
  readonly gender?: string;
  readonly classes: readonly EnteredClass[];
}

/** The organiser's weight classes for a division, lightest first; empty where none were entered for it. */
export function enteredClasses(
  book: Rulebook,
  options: Options,
  division: DivisionColumn,
): readonly EnteredClass[] {
  const { entered } = book.divisions.weights;
  const value = entered && options[entered.option];
  if (entered === undefined || weightListProblems(book, options).length > 0) return [];
  const lists = (value ?? []) as readonly EnteredList[];
  const asked = entered.oneForAllDisciplines ? groupKeys : [...groupKeys, 'discipline' as const];
  const fits = (list: EnteredList): boolean =>
    asked.every((key) => list[key] === undefined || list[key] === division[key]);
  // A list that names more of the division goes before one that names less.
  const named = (list: EnteredList): number => asked.filter((key) => list[key]).length;
  const [first] = lists.filter(fits).toSorted((one, other) => named(other) - named(one));
  return first?.classes ?? [];
}

/** The class of the organiser's list that holds a weight; undefined: over the last one, or there is no list. */
export function enteredClassFor(
  book: Rulebook,
  options: Options,
  division: DivisionColumn,
  kg: number,
): EnteredClass | undefined {
  return enteredClasses(book, options, division).find(({ toKg }) => toKg === null || kg <= toKg);
}

const groupKeys = ['ageGroup', 'gender'] as const;

/** What is wrong with the organiser's lists of weight classes; empty where there are none. */
export function weightListProblems(book: Rulebook, options: Options): readonly Problem[] {
  const name = book.divisions.weights.entered?.option;
  const value = name === undefined ? undefined : options[name];
  if (name === undefined || value === undefined) return [];
  const place = `options.${name}`;
  if (!Array.isArray(value)) return [{ place, message: 'must be a list of lists of classes' }];
  return value.flatMap((list: unknown, i) => listProblems(book, list, `${place}.${i}`));
}

function listProblems(book: Rulebook, list: unknown, place: string): readonly Problem[] {
  const { disciplines, ageGroups } = book.divisions;
  const known = {
    discipline: disciplines,
    ageGroup: ageGroups.map(({ id }) => id),
    gender: genders,
  };
  if (!isObject(list)) return [{ place, message: 'must be a list of classes' }];
  const strange = Object.entries(known).flatMap(([key, valid]): readonly Problem[] => {
    const value = list[key];
    const names: readonly unknown[] = valid;
    if (value === undefined || names.includes(value)) return [];
    return [unknownName(`${place}.${key}`, value, valid)];
  });
  return [...strange, ...classProblems(list['classes'], `${place}.classes`)];
}

function classProblems(classes: unknown, place: string): readonly Problem[] {
  if (!Array.isArray(classes) || classes.length === 0)
    return [{ place, message: 'must be a list of classes' }];
  return classes.flatMap((one: unknown, i, all: readonly unknown[]): readonly Problem[] => {
    const at = `${place}.${i}`;
    if (!isObject(one) || typeof one['name'] !== 'string' || one['name'].trim() === '')
      return [{ place: at, message: 'needs a name' }];
    const { toKg } = one;
    if (toKg === null && i === all.length - 1) return [];
    const below = i === 0 ? 0 : limitOf(all[i - 1]);
    if (typeof toKg === 'number' && Number.isFinite(toKg) && toKg > below) return [];
    return [{ place: `${at}.toKg`, message: 'must be a weight above that of the class before' }];
  });
}

const limitOf = (one: unknown): number =>
  isObject(one) && typeof one['toKg'] === 'number' ? one['toKg'] : Number.POSITIVE_INFINITY;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
