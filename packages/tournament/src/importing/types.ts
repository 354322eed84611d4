import type { DivisionVocabulary } from '@threecount/rulebooks';
import type { RowFate } from '../types/actions.ts';
import type {
  DivisionColumnChoice,
  Entry,
  NotDrawnReason,
  PersonRecord,
} from '../types/entities.ts';
import type { ImportPreview } from '../types/views.ts';
import type { DateOrder } from './dates.ts';
import type { DurationOf, FindingsOf } from './vocabulary.ts';
import type { WeightUnit } from './weights.ts';

export interface ImportOptions {
  readonly file: Omit<ImportPreview['file'], 'rows'>;
  /** Our field by header, given by hand or kept from an earlier list; wins over the guess. */
  readonly mapping?: Readonly<Record<string, string>>;
  /** Order of day and month, where the organiser chose one. */
  readonly dateOrder?: DateOrder;
  /** Unit of weights that name none, where the organiser chose one. */
  readonly weightUnit?: WeightUnit;
  /** The tournament's date (ISO); null: not set, ages are provisional. */
  readonly date: string | null;
  /** Today (ISO), for provisional ages and two-digit years. */
  readonly today: string;
  readonly vocabulary: DivisionVocabulary;
  readonly durationOf: DurationOf;
  /** What the book says against an entry in a column; left out: nothing is asked. */
  readonly findingsOf?: FindingsOf;
  /** Where absent, ids go on after the highest ones in `existing`. */
  readonly ids?: NewIds;
}

/** Gives new ids; a tournament's own source counts on after ids that are gone, too. */
export interface NewIds {
  person(): string;
  entry(): string;
  division(): string;
}

export interface PlannedDivision {
  readonly divisionId: string;
  readonly name: string;
  readonly column: DivisionColumnChoice;
}

/** What the tournament holds already. */
export interface ExistingEntries {
  readonly people: readonly PersonRecord[];
  readonly entries: readonly Entry[];
  readonly divisions: readonly (PlannedDivision & { readonly drawn: boolean })[];
}

/** An entry whose row now stands in another division: to be withdrawn, so that nobody is in two lists. */
export interface Move {
  readonly entryId: string;
  readonly toEntryId: string;
  readonly reason: string;
}

/** What an import would do; nothing is done yet. With a problem everything but the preview is empty. */
export interface ImportPlan {
  readonly preview: ImportPreview;
  /** New people only. */
  readonly people: readonly PersonRecord[];
  /** Divisions to create. */
  readonly divisions: readonly PlannedDivision[];
  /** Entries to enter. */
  readonly entries: readonly Entry[];
  readonly moves: readonly Move[];
  readonly rows: readonly RowFate[];
}

/** A row that can be an entry. */
export interface ReadEntry {
  readonly ok: true;
  readonly row: number;
  readonly givenName: string;
  readonly familyName: string;
  readonly club: string;
  readonly team: string;
  readonly country: string;
  readonly born: string | null;
  /** Age on the day; null: unknown. */
  readonly age: number | null;
  readonly gender: 'male' | 'female' | null;
  readonly email: string;
  readonly phone: string;
  readonly externalId: string;
  readonly division: string;
  readonly discipline: string;
  readonly seed: number | null;
  /** Points of a ranking. */
  readonly points: number | null;
  /** The belt's own column; `rank` is the first of belt, level and grade that is filled. */
  readonly belt: string;
  readonly rank: string;
  /** Whole months of training; null: the list does not say. */
  readonly months: number | null;
  readonly weightKg: number | null;
  readonly notDrawn: NotDrawnReason | null;
  readonly notes: readonly string[];
}

/** A row that cannot be an entry. */
export interface RefusedRow {
  readonly ok: false;
  readonly row: number;
  readonly name: string;
  readonly club: string;
  readonly division: string;
  readonly column: string;
  readonly reason: string;
}

export type RowReading = ReadEntry | RefusedRow;
