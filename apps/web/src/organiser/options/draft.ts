import type { TechniqueTable } from '@threecount/rulebooks';
import type { DivisionSummary } from '@threecount/tournament';
import { typedTime } from '../../parts/typed-time.ts';

/** The organiser's choices by name; what is missing stands as by default. */
export type Draft = Readonly<Record<string, unknown>>;

/** The choices with another value; `undefined`: as by default. */
export function withOption(draft: Draft, name: string, value: unknown): Draft {
  const { [name]: _before, ...rest } = draft;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** A value that is an object of others; nothing where it is something else. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

/** Seconds as `m:ss`. */
export function secondsText(value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
}

/** Seconds of `m:ss`; the text itself where it is no time, so that what was typed stays. */
export function secondsFrom(text: string): number | string {
  const ms = typedTime(text);
  return ms === null ? text : ms / 1_000;
}

type Column = DivisionSummary['column']['column'];

/** The codes under which the times of a division are set: as many as tell it apart by age, skill and discipline. */
export const divisionKey = ({ ageGroup, level, rank, discipline }: Column): string =>
  [ageGroup, level ?? rank, discipline].filter((code) => code !== undefined).join('/');

/** Divisions without a match time, by the key under which one is set; each key once. */
export function withoutTime(
  divisions: readonly DivisionSummary[],
): readonly { readonly key: string; readonly names: readonly string[] }[] {
  const byKey = new Map<string, string[]>();
  for (const { durationMs, column, name } of divisions) {
    if (durationMs !== null) continue;
    const key = divisionKey(column.column);
    byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  return [...byKey].map(([key, names]) => ({ key, names }));
}

/** The value of a table of techniques after a cell was pressed. */
export function toggled(
  table: TechniqueTable,
  own: Readonly<Record<string, unknown>>,
  technique: string,
  column: string,
): Readonly<Record<string, readonly string[]>> {
  const now = legalIn(table, own, technique) ?? [];
  const next = now.includes(column) ? now.filter((id) => id !== column) : [...now, column];
  return { ...(own as Record<string, readonly string[]>), [technique]: next };
}

/** Columns in which a technique is legal under the organiser's rows; null where none lists it. */
export function legalIn(
  { rows, columns }: TechniqueTable,
  own: Readonly<Record<string, unknown>>,
  technique: string,
): readonly string[] | null {
  const value = own[technique];
  if (value === true) return columns.map(({ id }) => id);
  if (value === false) return [];
  if (Array.isArray(value)) return value as readonly string[];
  const row = rows.find((one) => one.technique === technique);
  return row === undefined || row.clause === null ? null : row.legal;
}

/** What a table of the organiser's own begins with: the rows of the book that may be changed. */
export const ownTable = ({ rows }: TechniqueTable): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    rows.flatMap(({ technique, legal, locked, clause }) =>
      locked || clause === null ? [] : [[technique, legal]],
    ),
  );
