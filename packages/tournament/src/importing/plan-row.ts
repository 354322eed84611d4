import type { Entry } from '../types/entities.ts';
import type { DivisionState, DraftEntry, PlanState } from './plan-state.ts';
import type { ReadEntry } from './types.ts';

/** What became of a readable row; the fate of a new entry is settled at the end, when later rows have been seen. */
export type RowOutcome =
  | { readonly kind: 'new'; readonly entryId: string; readonly notes: readonly string[] }
  | {
      readonly kind: 'merged';
      readonly entryId: string;
      readonly withRow: number;
      readonly notes: readonly string[];
    }
  | { readonly kind: 'already-there'; readonly entryId: string; readonly notes: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

const seedFor = (division: DivisionState, row: ReadEntry, notes: string[]): number | null => {
  if (row.seed === null) return null;
  const holder = division.seeds.get(row.seed);
  if (holder === undefined) {
    division.seeds.set(row.seed, row.row);
    return row.seed;
  }
  const where = holder === 0 ? 'an earlier entry' : `row ${holder}`;
  notes.push(`Seed ${row.seed} of this division stands in ${where} already: taken as unseeded.`);
  return null;
};

/** Two rows for one entry: filled cells of both, and in the draw if one of them is. */
const merge = (
  entry: DraftEntry,
  row: ReadEntry,
  division: DivisionState,
  notes: string[],
): DraftEntry => {
  if (entry.notDrawn !== row.notDrawn) {
    notes.push('Of the rows of this entry one is in the draw and one is not: it is drawn.');
  }
  entry.rows.push(row.row);
  return {
    ...entry,
    seed: entry.seed ?? seedFor(division, row, notes),
    points: entry.points ?? row.points,
    rank: entry.rank || row.rank,
    weightKg: entry.weightKg ?? row.weightKg,
    notDrawn: row.notDrawn === null ? null : entry.notDrawn,
  };
};

const differences = (entry: Entry, row: ReadEntry): readonly string[] => {
  const notes: string[] = [];
  if (entry.withdrawn !== null) notes.push('The entry was withdrawn here and stays so.');
  else if (entry.notDrawn !== row.notDrawn) {
    notes.push(
      row.notDrawn === null
        ? 'The list has this entry in the draw, here it is not: nothing is changed.'
        : `The list now says "${row.notDrawn}": nothing is changed here, withdraw the entry if it holds.`,
    );
  }
  return notes;
};

const DRAWN = 'The division is drawn already: clear its draw first, then import the list again.';

/** Finds the person, the division and the entry of one row, and adds what is missing. */
export const planRow = (state: PlanState, row: ReadEntry): RowOutcome => {
  const notes = [...row.notes];
  const known = state.findPerson(row);
  const division = state.division(row.division);
  const there = known && division && state.existingEntry(known.personId, division.divisionId);
  if (there) {
    division.rows.push(row);
    return {
      kind: 'already-there',
      entryId: there.entryId,
      notes: [...notes, ...differences(there, row)],
    };
  }
  if (division?.drawn === true && row.notDrawn === null) return { kind: 'refused', reason: DRAWN };
  const place = division ?? state.addDivision(row.division);
  place.rows.push(row);
  if (known !== null) notes.push(...state.completePerson(known, row));
  const person = known ?? state.addPerson(row);
  const planned = state.plannedEntry(person.personId, place.divisionId);
  if (planned !== undefined) {
    state.setEntry(merge(planned, row, place, notes));
    return { kind: 'merged', entryId: planned.entryId, withRow: planned.rows[0] ?? 0, notes };
  }
  const entryId = state.newEntryId();
  state.setEntry({
    entryId,
    personId: person.personId,
    divisionId: place.divisionId,
    seed: seedFor(place, row, notes),
    points: row.points,
    rank: row.rank,
    weightKg: row.weightKg,
    notDrawn: row.notDrawn,
    withdrawn: null,
    rows: [row.row],
  });
  return { kind: 'new', entryId, notes };
};
