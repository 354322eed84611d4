import { disciplines, submissions } from '../codes.ts';
import type { OptionRule, Patch, PatchValue } from '../schema/options.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import type { Facts } from './holds.ts';
import { type Problem, unknownName } from './problem.ts';
import { type Reading, refuse } from './reading.ts';

type Table = Readonly<Record<string, unknown>>;

/** One of the book's own tables, by name. */
export function namedTable(
  rule: Extract<OptionRule, { kind: 'legality' }>,
  place: string,
  value: unknown,
): Reading {
  const chosen = rule.values.find((v) => v.value === value);
  if (chosen) return { patches: chosen.patches, problems: [] };
  const valid = [...rule.values.map((v) => v.value), 'a table: technique -> columns'];
  return { patches: [], problems: [unknownName(place, value, valid)] };
}

/** The organiser's table, for all disciplines or one apart for each. */
export function readTable(
  book: Rulebook,
  rule: Extract<OptionRule, { kind: 'legality' }>,
  place: string,
  table: Table,
  facts: Facts,
): Reading {
  const read = rule.changes ? changedRows : ownTable;
  const names = Object.keys(table);
  const apart = names.length > 0 && names.every((key) => disciplines.some((d) => d === key));
  if (!apart) return read(book, place, table);
  const readings = names.map((name) => {
    const part = table[name];
    const at = `${place}.${name}`;
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? read(book, at, part as Table)
      : refuse(at, 'must be a table: technique -> columns');
  });
  const problems = readings.flatMap((reading) => reading.problems);
  if (problems.length > 0) return { patches: [], problems };
  const { discipline } = facts;
  if (discipline === undefined)
    return refuse('division.discipline', `needed by ${place}`, disciplines);
  return readings[names.indexOf(String(discipline))] ?? { patches: [], problems: [] };
}

/** The organiser's table replaces every row but the locked and the judged ones, and is confirmed by being given. */
function ownTable(book: Rulebook, place: string, table: Table): Reading {
  const { rows, columns, clause } = book.match.legality;
  const ids = columns.map((column) => column.id);
  const problems = Object.entries(table).flatMap((entry) => entryProblems(book, place, entry));
  const given = Object.entries(table).flatMap(([technique, value]): PatchValue[] => {
    const row = rows.find((r) => r.technique === technique);
    if (row?.locked || row?.judged === true) return [];
    const legal = legalIn(ids, value) as readonly string[];
    return [{ technique, legal, locked: false, clause, standing: 'default' }];
  });
  const kept = rows.filter((row) => row.locked || row.judged === true) as unknown as PatchValue[];
  const patches: readonly Patch[] = [
    { path: ['legality', 'rows'], to: [...given, ...kept] },
    { path: ['legality', 'confirmed'], to: true },
  ];
  return { patches: problems.length > 0 ? [] : patches, problems };
}

/** The organiser's table changes the book's rows, and leaves the others as they are. */
function changedRows(book: Rulebook, place: string, table: Table): Reading {
  const { rows, columns } = book.match.legality;
  const ids = columns.map((column) => column.id);
  const problems = Object.entries(table).flatMap((entry) => entryProblems(book, place, entry));
  if (problems.length > 0) return { patches: [], problems };
  const patches = Object.entries(table).flatMap(([technique, value]): Patch[] => {
    const row = rows.find((r) => r.technique === technique);
    if (row === undefined || row.locked) return [];
    const at = ['legality', 'rows', `technique=${technique}`];
    return [
      { path: [...at, 'legal'], to: legalIn(ids, value) as readonly string[] },
      { path: [...at, 'standing'], to: 'default' },
    ];
  });
  return { patches, problems };
}

/** `true`: in every column, `false`: in none. */
const legalIn = (ids: readonly string[], value: unknown): unknown =>
  value === true ? ids : value === false ? [] : value;

function entryProblems(
  book: Rulebook,
  place: string,
  [technique, value]: readonly [string, unknown],
): readonly Problem[] {
  const ids = book.match.legality.columns.map((column) => column.id);
  const row = book.match.legality.rows.find((r) => r.technique === technique);
  const at = `${place}.${technique}`;
  const legal = legalIn(ids, value);
  if (!submissions.some((code) => code === technique))
    return [unknownName(at, technique, submissions)];
  if (!Array.isArray(legal) || !legal.every((id) => ids.includes(id)))
    return [unknownName(at, value, ids)];
  if (row?.locked && legal.length > 0)
    return [{ place: at, message: `is forbidden by the text itself (${row.clause})`, valid: [] }];
  return [];
}
