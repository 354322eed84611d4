import { isDrawable } from '../draw/draw.ts';
import type { RowFate } from '../types/actions.ts';
import type { DivisionColumnChoice } from '../types/entities.ts';
import type { ImportPreview, PreviewRow } from '../types/views.ts';
import { bookNotes, eligibilityNotes } from './check-eligibility.ts';
import { type DivisionReading, readDivision } from './division-text.ts';
import { IMPORT_FIELDS, type ImportMapping } from './fields.ts';
import type { ListFacts } from './list-facts.ts';
import type { RowOutcome } from './plan-row.ts';
import type { PlanState } from './plan-state.ts';
import type { ListTable } from './table.ts';
import type {
  ExistingEntries,
  ImportOptions,
  ImportPlan,
  Move,
  ReadEntry,
  RefusedRow,
  RowReading,
} from './types.ts';
import type { FindingsOf } from './vocabulary.ts';

/** A row as it was read, and what is made of it. */
export interface Planned {
  readonly reading: RowReading;
  readonly outcome: RowOutcome;
}

export const NO_FATES = { imported: 0, merged: 0, 'already-there': 0, 'not-drawn': 0, refused: 0 };

/** What is known before any row is looked at. */
export type PreviewHead = Omit<
  ImportPreview,
  'rows' | 'counts' | 'divisions' | 'problems' | 'notes'
>;

export const previewOf = (
  table: ListTable,
  mapping: ImportMapping,
  options: ImportOptions,
): PreviewHead => ({
  file: { ...options.file, rows: table.rows.length },
  headers: table.headers,
  mapping,
  fields: IMPORT_FIELDS,
});

const refusedFate = (
  reading: ReadEntry | RefusedRow,
  outcome: RowOutcome,
  divisionColumn: string,
): RowFate | null => {
  if (!reading.ok)
    return { row: reading.row, fate: 'refused', column: reading.column, reason: reading.reason };
  if (outcome.kind !== 'refused') return null;
  return { row: reading.row, fate: 'refused', column: divisionColumn, reason: outcome.reason };
};

/** What became of a row, once all rows were seen. */
export const fateOf = (
  state: PlanState,
  { reading, outcome }: Planned,
  divisionColumn: string,
): RowFate => {
  const refused = refusedFate(reading, outcome, divisionColumn);
  if (refused !== null) return refused;
  const { row } = reading;
  switch (outcome.kind) {
    case 'merged':
      return { row, fate: 'merged', entryId: outcome.entryId, withRow: outcome.withRow };
    case 'already-there':
      return { row, fate: 'already-there', entryId: outcome.entryId };
    case 'new': {
      const reason = state.entries.get(outcome.entryId)?.notDrawn ?? null;
      return reason === null
        ? { row, fate: 'imported', entryId: outcome.entryId }
        : { row, fate: 'not-drawn', entryId: outcome.entryId, reason };
    }
    case 'refused':
      throw new Error('a refused row has its fate already');
  }
};

const NOT_DRAWN = {
  'not-approved': 'Not approved in the list.',
  'failed-weigh-in': 'Failed the weigh-in.',
  withdrawn: 'Withdrawn in the list.',
  late: 'Entered after the draw.',
} as const;

const reasonOf = (fate: RowFate): string | null => {
  switch (fate.fate) {
    case 'refused':
      return fate.reason;
    case 'not-drawn':
      return NOT_DRAWN[fate.reason];
    case 'merged':
      return `Same competitor and division as row ${fate.withRow}.`;
    case 'imported':
    case 'already-there':
      return null;
  }
};

const previewRow = (
  { reading, outcome }: Planned,
  fate: RowFate,
  more: readonly string[],
): PreviewRow => ({
  row: reading.row,
  name: reading.ok ? `${reading.givenName} ${reading.familyName}`.trim() : reading.name,
  club: reading.club,
  division: reading.division,
  fate: fate.fate,
  column: fate.fate === 'refused' ? fate.column : null,
  reason: reasonOf(fate),
  notes: outcome.kind === 'refused' ? [] : [...outcome.notes, ...more],
});

/** The divisions that rows of the list stand in, with the entries that are for the draw: as every other page counts. */
export const divisionPreview = (
  state: PlanState,
  existing: ExistingEntries,
  { divisions: created, moves }: Pick<ImportPlan, 'divisions' | 'moves'>,
  options: ImportOptions,
): ImportPreview['divisions'] => {
  const entries = new Map<string, number>();
  const moved = new Set(moves.map(({ entryId }) => entryId));
  for (const entry of [...existing.entries, ...state.entries.values()]) {
    const { divisionId } = entry;
    if (!isDrawable(entry) || moved.has(entry.entryId)) continue;
    entries.set(divisionId, (entries.get(divisionId) ?? 0) + 1);
  }
  const touched = new Set(
    [...state.divisions.values()]
      .filter(({ rows }) => rows.length > 0)
      .map(({ divisionId }) => divisionId),
  );
  return [...existing.divisions, ...created]
    .filter(({ divisionId }) => touched.has(divisionId))
    .map(({ divisionId, name, column }) => ({
      name,
      entries: entries.get(divisionId) ?? 0,
      column,
      durationMs: options.durationOf(column.column),
    }));
};

const readings = (state: PlanState, facts: ListFacts): ((name: string) => DivisionReading) => {
  const known = new Map<string, DivisionReading>();
  return (name) => {
    const place = state.division(name)?.name ?? name;
    const reading = known.get(place) ?? readDivision(place, facts.classUnit);
    known.set(place, reading);
    return reading;
  };
};

/** What the list as a whole comes to once its rows are planned. */
export interface Settled {
  readonly facts: ListFacts;
  readonly state: PlanState;
  readonly moves: readonly Move[];
  /** What the book says against an entry; undefined: it is not asked. */
  readonly findingsOf: FindingsOf | undefined;
  readonly columns: ReadonlyMap<string, DivisionColumnChoice>;
}

/** The preview of each row with the count of fates; pauses after each row. */
export function* previewRows(
  planned: readonly Planned[],
  fates: readonly RowFate[],
  { facts, state, moves, findingsOf, columns }: Settled,
): Generator<void, Pick<ImportPreview, 'rows' | 'counts'>, void> {
  const moved = new Set(moves.map((move) => move.toEntryId));
  const readingOf = readings(state, facts);
  const notesOf = (entry: ReadEntry): readonly string[] => {
    const reading = readingOf(entry.division);
    const column = columns.get(state.division(entry.division)?.divisionId ?? '');
    const byBook =
      findingsOf === undefined || column === undefined
        ? []
        : bookNotes(entry, reading, column, findingsOf);
    return [...eligibilityNotes(entry, reading), ...byBook];
  };
  const counts = { ...NO_FATES };
  const rows: PreviewRow[] = [];
  for (const [index, row] of planned.entries()) {
    const fate = fates[index];
    if (fate === undefined) throw new Error('every row has a fate');
    counts[fate.fate] += 1;
    const more = row.reading.ok ? [...notesOf(row.reading)] : [];
    if ('entryId' in fate && moved.has(fate.entryId))
      more.push('Moved here: the entry in the other division is withdrawn.');
    rows.push(previewRow(row, fate, more));
    yield;
  }
  return { rows, counts };
}
