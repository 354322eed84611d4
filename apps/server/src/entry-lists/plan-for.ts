import {
  divisionVocabulary,
  entryFindings,
  type Rulebook,
  resolveRules,
} from '@threecount/rulebooks';
import {
  type DateOrder,
  type DurationOf,
  type ExistingEntries,
  type ImportOptions,
  type ImportPlan,
  idsAfter,
  importPlan,
  type ListTable,
  type PersonRecord,
  type TournamentState,
} from '@threecount/tournament';
import { inTurns } from '../turns.ts';

/** A list that was read from a file, and how its reader wants it taken. */
export interface EntryList {
  readonly file: ImportOptions['file'];
  readonly sha256: string;
  readonly table: ListTable;
  /** Our field by the list's header, corrected by hand or kept from before. */
  readonly mapping?: Readonly<Record<string, string>>;
  readonly dateOrder?: DateOrder;
  /** Things to know about how the file was read. */
  readonly notes: readonly string[];
}

/** What an import goes into. */
export interface Into {
  readonly state: TournamentState;
  readonly people: ReadonlyMap<string, PersonRecord>;
  /** The book and date that the tournament has, or will have once it is created. */
  readonly book: Rulebook;
  readonly date: string | null;
}

/** Whether a plan that was made for one moment holds at another: nothing that it rests on has changed. */
export function holdsFor(before: Into, now: Into): boolean {
  if (before.people !== now.people || before.date !== now.date) return false;
  const { divisions, lastIds, rulebook } = before.state;
  if (lastIds !== now.state.lastIds || rulebook !== now.state.rulebook) return false;
  if (divisions.size !== now.state.divisions.size) return false;
  for (const [divisionId, { entries, bracket, column }] of divisions) {
    const other = now.state.divisions.get(divisionId);
    if (other === undefined || other.entries !== entries) return false;
    if (other.bracket !== bracket || other.column !== column) return false;
  }
  return true;
}

function durationsOf(book: Rulebook): DurationOf {
  return (column) => {
    const resolved = resolveRules(book, {}, column, { stage: 'bracket' });
    return resolved.ok ? (resolved.rules.periods[0]?.lengthMs ?? null) : null;
  };
}

function existingIn({ state, people }: Into): ExistingEntries {
  const divisions = [...state.divisions.values()];
  return {
    people: [...people.values()],
    entries: divisions.flatMap((division) => [...division.entries.values()].map((it) => it.entry)),
    divisions: divisions.map(({ divisionId, name, column, bracket }) => {
      return { divisionId, name, column, drawn: bracket !== null };
    }),
  };
}

/**
 * What importing this list would do with each of its rows; others have their turns meanwhile.
 * @param now epoch milliseconds
 */
export async function planFor(list: EntryList, into: Into, now: number): Promise<ImportPlan> {
  const options: ImportOptions = {
    file: list.file,
    ...(list.mapping === undefined ? {} : { mapping: list.mapping }),
    ...(list.dateOrder === undefined ? {} : { dateOrder: list.dateOrder }),
    date: into.date,
    today: new Date(now).toISOString().slice(0, 10),
    vocabulary: divisionVocabulary(into.book),
    durationOf: durationsOf(into.book),
    findingsOf: (column, entrant) => entryFindings(into.book, column, entrant),
    ids: idsAfter(into.state),
  };
  const plan = await inTurns(importPlan(list.table, options, existingIn(into)));
  const notes = [...list.notes, ...plan.preview.notes];
  return { ...plan, preview: { ...plan.preview, notes } };
}
