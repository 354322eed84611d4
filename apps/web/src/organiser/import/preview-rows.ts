import type { PreviewRow, RowFate } from '@threecount/tournament';
import { matchesQuery } from '../../parts/find-text.ts';

export type Fate = RowFate['fate'];

/** Fates in the order in which an organiser wants to see them: what needs care first. */
export const fates: readonly Fate[] = [
  'refused',
  'not-drawn',
  'merged',
  'already-there',
  'imported',
];

export interface RowFilter {
  /** Null: all. */
  readonly fate: Fate | null;
  readonly query: string;
}

/** The rows that a filter leaves, in their order. */
export function filterRows(rows: readonly PreviewRow[], filter: RowFilter): readonly PreviewRow[] {
  return rows.filter(
    (row) =>
      (filter.fate === null || row.fate === filter.fate) &&
      matchesQuery(filter.query, row.name, row.club, row.division, String(row.row)),
  );
}

/** Rows that will not fight: refused, or taken in and not drawn. */
export function leftOut(rows: readonly PreviewRow[]): readonly PreviewRow[] {
  return rows.filter((row) => row.fate === 'refused' || row.fate === 'not-drawn');
}
