import { finished } from '../collections/steps.ts';
import { readDivision } from './division-text.ts';
import type { ImportMapping } from './fields.ts';
import { guessColumn } from './guess-column.ts';
import { guessMapping, mappingProblems, strangeTable, withMapping } from './guess-mapping.ts';
import { type ListFacts, listFacts } from './list-facts.ts';
import { findMoves } from './plan-moves.ts';
import {
  divisionPreview,
  fateOf,
  NO_FATES,
  type Planned,
  type PreviewHead,
  previewOf,
  previewRows,
} from './plan-preview.ts';
import { planRow, type RowOutcome } from './plan-row.ts';
import { type DivisionState, PlanState } from './plan-state.ts';
import { readRow } from './read-row.ts';
import type { ListTable } from './table.ts';
import type { ExistingEntries, ImportOptions, ImportPlan, PlannedDivision } from './types.ts';

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

const unusable = (head: PreviewHead, problems: readonly string[]): ImportPlan => ({
  preview: { ...head, rows: [], counts: NO_FATES, divisions: [], problems, notes: [] },
  people: [],
  divisions: [],
  entries: [],
  moves: [],
  rows: [],
});

/** What stops the whole import; a mapping that was given by hand is taken at its word. */
function problemsOf(
  table: ListTable,
  mapping: ImportMapping,
  options: ImportOptions,
): readonly string[] {
  const problems = mappingProblems(table, mapping);
  if (problems.length > 0 || options.mapping !== undefined) return problems;
  const strange = strangeTable(table, mapping);
  return strange === null ? [] : [strange];
}

/** Reads and plans the rows in order; pauses after each. */
function* planRows(
  table: ListTable,
  facts: ListFacts,
  state: PlanState,
): Generator<void, readonly Planned[], void> {
  const planned: Planned[] = [];
  for (const row of table.rows) {
    const reading = readRow(facts, row);
    const outcome: RowOutcome = reading.ok
      ? planRow(state, reading)
      : { kind: 'refused', reason: reading.reason };
    planned.push({ reading, outcome });
    yield;
  }
  return planned;
}

/**
 * Says what an import would do with each row of a list. Pure: nothing is imported until the plan is carried out,
 * and the same list against the same entries gives the same plan. Ids go on after the highest ones there are.
 * It pauses after each row, so that a long list can be planned piece by piece: run it to its end, its value is the plan.
 */
export function* importPlan(
  table: ListTable,
  options: ImportOptions,
  existing: ExistingEntries,
): Generator<void, ImportPlan, void> {
  const mapping = withMapping(table, guessMapping(table), options.mapping);
  const head = previewOf(table, mapping, options);
  const problems = problemsOf(table, mapping, options);
  if (problems.length > 0) return unusable(head, problems);
  const facts = listFacts(table, mapping, options);
  const state = new PlanState(facts.idSystem, existing, options.ids);
  yield* state.know(existing.people);
  const planned = yield* planRows(table, facts, state);
  const divisionColumn = table.headers[facts.columns.get('division')?.[0] ?? 0] ?? '';
  const rows = planned.map((row) => fateOf(state, row, divisionColumn));
  const seen = new Set(rows.flatMap((fate) => ('entryId' in fate ? fate.entryId : [])));
  const moves = findMoves(state, existing, seen);
  yield;
  const divisions = newDivisions(state, options, facts);
  yield;
  const columns = new Map(
    [...existing.divisions, ...divisions].map(({ divisionId, column }) => [divisionId, column]),
  );
  const { findingsOf } = options;
  const settled = { facts, state, moves, findingsOf, columns };
  const shown = yield* previewRows(planned, rows, settled);
  return {
    preview: {
      ...head,
      ...shown,
      divisions: divisionPreview(state, existing, { divisions, moves }, options),
      problems: [],
      notes: facts.notes,
    },
    people: [...state.people.values()],
    divisions,
    entries: [...state.entries.values()],
    moves,
    rows,
  };
}

/** The whole plan at once; see `importPlan`. */
export function planImport(
  table: ListTable,
  options: ImportOptions,
  existing: ExistingEntries,
): ImportPlan {
  return finished(importPlan(table, options, existing));
}
