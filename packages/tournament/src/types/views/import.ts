import type { RowFate } from '../actions.ts';
import type { DivisionColumnChoice } from '../entities.ts';

/** One row of a list before the import, with what will be made of it. */
export interface PreviewRow {
  readonly row: number;
  readonly name: string;
  readonly club: string;
  readonly division: string;
  readonly fate: RowFate['fate'];
  readonly column: string | null;
  readonly reason: string | null;
  readonly notes: readonly string[];
}

export interface ImportPreview {
  readonly file: {
    readonly name: string;
    readonly rows: number;
    readonly format: 'csv' | 'xlsx';
    readonly encoding: string | null;
    readonly separator: string | null;
  };
  /** The list's own headers in order; generated names where the list has no header. */
  readonly headers: readonly string[];
  /** Our field by the list's header; correctable. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly fields: readonly string[];
  readonly rows: readonly PreviewRow[];
  readonly counts: Readonly<Record<RowFate['fate'], number>>;
  readonly divisions: readonly {
    readonly name: string;
    readonly entries: number;
    readonly column: DivisionColumnChoice;
    readonly durationMs: number | null;
  }[];
  /** Things that stop the whole import, e.g. no name column. */
  readonly problems: readonly string[];
  /** Things to know about the list as a whole, e.g. how its dates were read. */
  readonly notes: readonly string[];
}
