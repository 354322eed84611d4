import type { DivisionColumn } from '../resolve/division-column.ts';
import type { Options } from '../resolve/options.ts';
import type { Rulebook } from '../schema/rulebook.ts';

/** A table that the organiser has to confirm before the first match. */
export interface UnconfirmedTable {
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  /** The option by which it is confirmed or replaced. */
  readonly option: string;
}

/** The tables of a book whose values are partly our proposal. */
export function unconfirmedTables(book: Rulebook): readonly UnconfirmedTable[] {
  return book.unconfirmed.map(({ id, label, clause, option }) => ({ id, label, clause, option }));
}

/** What a table waits for before it can be confirmed, and who waits for it. */
export interface TableNeed {
  /** The text has no value of it and none is proposed: there is nothing to confirm before the organiser enters it. */
  readonly toEnter: boolean;
  /** The events whose divisions hang on it; null: all divisions do. */
  readonly events: readonly string[] | null;
}

/** What a table of a book waits for, by the table's option. */
export function tableNeed({ options, match: { team } }: Rulebook, option: string): TableNeed {
  const rule = options.find(({ name }) => name === option);
  if (rule?.kind !== 'handicap') return { toEnter: false, events: null };
  const limited = team?.composition.filter(({ handicapLimit }) => handicapLimit !== null) ?? [];
  const rows = team?.handicap.rows ?? [];
  return { toEnter: rows.length === 0, events: limited.map(({ event }) => event) };
}

/** Whether a table has values: the book's, or those that the organiser has entered. */
export function isTableThere({ toEnter }: TableNeed, option: string, options: Options): boolean {
  const given = options[option];
  return !toEnter || (Array.isArray(given) && given.length > 0);
}

/** Whether a division hangs on a table. */
export const needsTable = ({ events }: TableNeed, { event }: DivisionColumn): boolean =>
  events === null || (event !== undefined && events.includes(event));
