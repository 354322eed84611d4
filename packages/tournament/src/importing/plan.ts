import type { RowFate } from '../types/actions.ts';
import type { ImportPreview, PreviewRow } from '../types/views.ts';
import { eligibilityNotes } from './check-eligibility.ts';
import { type DivisionReading, readDivision } from './division-text.ts';
import { IMPORT_FIELDS, type ImportMapping } from './fields.ts';
import { guessColumn } from './guess-column.ts';
import { guessMapping, mappingProblems, strangeTable, withMapping } from './guess-mapping.ts';
import { type ListFacts, listFacts } from './list-facts.ts';
import { findMoves } from './plan-moves.ts';
import { planRow, type RowOutcome } from './plan-row.ts';
import { type DivisionState, PlanState } from './plan-state.ts';
import { readRow } from './read-row.ts';
import type { ListTable } from './table.ts';
import type {
  ExistingEntries,
  ImportOptions,
  ImportPlan,
  PlannedDivision,
  ReadEntry,
  RefusedRow,
  RowReading,
} from './types.ts';

interface Planned {
  readonly reading: RowReading;
  readonly outcome: RowOutcome;
}

const NO_FATES = { imported: 0, merged: 0, 'already-there': 0, 'not-drawn': 0, refused: 0 };

const previewOf = (
  table: ListTable,
  mapping: ImportMapping,
  options: ImportOptions,
): Omit<ImportPreview, 'rows' | 'counts' | 'divisions' | 'problems' | 'notes'> => ({
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

const fateOf = (
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

const columnOf = (division: DivisionState, options: ImportOptions, facts: ListFacts) => {
  const said = new Set(
    division.rows
      .map((row) => readDivision(row.discipline).discipline)
      .filter((found) => found !== null),
  );
  const [discipline] = said;
  const about = {
    discipline: said.size === 1 && discipline !== undefined ? discipline : null,
    genders: [...new Set(division.rows.flatMap((row) => row.gender ?? []))],
    ages: [...new Set(division.rows.flatMap((row) => row.age ?? []))],
  };
  return guessColumn(division.name, about, options.vocabulary, options.durationOf, facts.classUnit);
};

const newDivisions = (
  state: PlanState,
  options: ImportOptions,
  facts: ListFacts,
): readonly PlannedDivision[] =>
  [...state.divisions.values()]
    .filter(({ isNew }) => isNew)
    .map((division) => ({
      divisionId: division.divisionId,
      name: division.name,
      column: columnOf(division, options, facts),
    }));

const divisionPreview = (
  state: PlanState,
  existing: ExistingEntries,
  created: readonly PlannedDivision[],
  options: ImportOptions,
): ImportPreview['divisions'] => {
  const entries = new Map<string, number>();
  for (const { divisionId } of [...existing.entries, ...state.entries.values()]) {
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

/**
 * Says what an import would do with each row of a list. Pure: nothing is imported until the plan is carried out,
 * and the same list against the same entries gives the same plan. Ids go on after the highest ones there are.
 */
export const planImport = (
  table: ListTable,
  options: ImportOptions,
  existing: ExistingEntries,
): ImportPlan => {
  const mapping = withMapping(table, guessMapping(table), options.mapping);
  const head = previewOf(table, mapping, options);
  const problems = [...mappingProblems(table, mapping)];
  if (problems.length === 0 && options.mapping === undefined)
    problems.push(...[strangeTable(table, mapping)].filter((problem) => problem !== null));
  if (problems.length > 0) {
    const preview: ImportPreview = {
      ...head,
      rows: [],
      counts: NO_FATES,
      divisions: [],
      problems,
      notes: [],
    };
    return { preview, people: [], divisions: [], entries: [], moves: [], rows: [] };
  }
  const facts = listFacts(table, mapping, options);
  const state = new PlanState(facts.idSystem, existing, options.ids);
  const planned = table.rows.map((row): Planned => {
    const reading = readRow(facts, row);
    const outcome: RowOutcome = reading.ok
      ? planRow(state, reading)
      : { kind: 'refused', reason: reading.reason };
    return { reading, outcome };
  });
  const divisionColumn = table.headers[facts.columns.get('division')?.[0] ?? 0] ?? '';
  const rows = planned.map((row) => fateOf(state, row, divisionColumn));
  const seen = new Set(rows.flatMap((fate) => ('entryId' in fate ? fate.entryId : [])));
  const moves = findMoves(state, existing, seen);
  const moved = new Map(moves.map((move) => [move.toEntryId, move] as const));
  const divisions = newDivisions(state, options, facts);
  const readingOf = readings(state, facts);
  const counts = { ...NO_FATES };
  const preview = planned.map((row, index) => {
    const fate = rows[index];
    if (fate === undefined) throw new Error('every row has a fate');
    counts[fate.fate] += 1;
    const more = row.reading.ok
      ? [...eligibilityNotes(row.reading, readingOf(row.reading.division))]
      : [];
    if ('entryId' in fate && moved.has(fate.entryId))
      more.push('Moved here: the entry in the other division is withdrawn.');
    return previewRow(row, fate, more);
  });
  return {
    preview: {
      ...head,
      rows: preview,
      counts,
      divisions: divisionPreview(state, existing, divisions, options),
      problems: [],
      notes: facts.notes,
    },
    people: [...state.people.values()],
    divisions,
    entries: [...state.entries.values()],
    moves,
    rows,
  };
};
