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
