import type { ImportField, ImportMapping } from './fields.ts';
import { headerFields } from './header-words.ts';
import { type ColumnProfile, profileColumns } from './profile.ts';
import type { ListTable } from './table.ts';

const MOST = 0.6;

/** Whether the cells speak against a field that the header would allow. */
const speaksAgainst = (field: ImportField, cells: ColumnProfile): boolean => {
  if (cells.filled === 0) return false;
  switch (field) {
    case 'weight':
      return cells.number < MOST || cells.weightClass > 0.4;
    case 'weightClass':
    case 'ageGroup':
      return cells.gender === 1;
    case 'level':
      return (
        cells.belt > MOST || cells.grade > MOST || (cells.training > MOST && cells.level === 0)
      );
    case 'experience':
      return cells.training < MOST;
    case 'belt':
      return cells.grade > MOST || cells.belt < 0.2;
    case 'grade':
      return cells.belt > MOST;
    case 'birthDate':
      return cells.date < 0.2 && cells.number > MOST;
    case 'birthYear':
      return cells.year < MOST;
    case 'age':
      return cells.smallNumber < MOST;
    case 'gender':
      return cells.gender < 0.3;
    case 'weighIn':
      return cells.number > MOST && cells.distinct > 3;
    case 'approved':
      return cells.distinct > 12;
    case 'personId':
      return cells.distinct < 2 && cells.count >= 5;
    default:
      return false;
  }
};

/** A column that is called a category but only holds one part of it. */
const partOf = (field: ImportField, cells: ColumnProfile): ImportField => {
  if (!['division', 'weightClass', 'ageGroup', 'level', 'belt', 'discipline'].includes(field))
    return field;
  if (cells.weightClass > 0.9) return 'weightClass';
  if (cells.gender > 0.9) return 'gender';
  if (cells.belt > 0.9) return 'belt';
  const single = cells.wordCount <= 2.5;
  if (field === 'division' && single && cells.level > 0.9 && cells.distinct <= 8) return 'level';
  if (field === 'division' && single && cells.ageGroup > 0.9 && cells.distinct <= 16)
    return 'ageGroup';
  return field;
};

interface Candidate {
  readonly column: number;
  readonly field: ImportField;
  readonly place: number;
}

const candidates = (table: ListTable, profiles: readonly ColumnProfile[]): readonly Candidate[] =>
  table.headers
    .flatMap((header, column) => {
      const cells = profiles[column];
      if (cells === undefined) return [];
      return headerFields(header)
        .filter(({ field }) => !speaksAgainst(field, cells))
        .map(({ field, place }) => {
          const part = partOf(field, cells);
          return { column, field: part, place: part === field ? place : place + 20 };
        });
    })
    .toSorted((a, b) => a.place - b.place || a.column - b.column);

/** `Name` beside `Vorname` is the family name; `Nome` beside `Cognome` the given name. */
const settleNames = (found: Map<ImportField, number>): void => {
  const full = found.get('fullName');
  if (full === undefined) return;
  if (found.has('givenName') === found.has('familyName')) {
    if (found.has('givenName')) found.delete('fullName');
    return;
  }
  found.delete('fullName');
  found.set(found.has('givenName') ? 'familyName' : 'givenName', full);
};

/** `Nombre` alone holds the whole name. */
const settleSingleName = (found: Map<ImportField, number>): void => {
  const only = found.get('givenName') ?? found.get('familyName');
  const alone = found.has('givenName') !== found.has('familyName');
  if (only === undefined || !alone || found.has('fullName')) return;
  found.delete('givenName');
  found.delete('familyName');
  found.set('fullName', only);
};

const PARTS = ['ageGroup', 'level', 'belt', 'weightClass'] as const;

/** The only column that says anything of the division is the division, whatever part of one it holds. */
const settleDivision = (found: Map<ImportField, number>, headers: readonly string[]): void => {
  if (found.has('division') || found.has('discipline')) return;
  const gender = found.get('gender');
  const isCategory =
    gender !== undefined &&
    headerFields(headers[gender] ?? '').some(({ field }) => field === 'division');
  if (gender !== undefined && !isCategory) return;
  const parts = [...PARTS, 'gender' as const].filter((part) => found.has(part));
  const [only, other] = parts;
  const column = only === undefined ? undefined : found.get(only);
  if (only === undefined || column === undefined || other !== undefined) return;
  found.set('division', column).delete(only);
};

/** Guesses the fields of a list from its headers; where a header may mean two things, the cells decide. */
export const guessByHeaders = (table: ListTable): ImportMapping => {
  const profiles = profileColumns(table);
  const found = new Map<ImportField, number>();
  const taken = new Set<number>();
  for (const { column, field } of candidates(table, profiles)) {
    if (found.has(field) || taken.has(column)) continue;
    found.set(field, column);
    taken.add(column);
  }
  settleNames(found);
  settleSingleName(found);
  settleDivision(found, table.headers);
  if (!found.has('club')) {
    const team = found.get('team');
    if (team !== undefined) found.set('club', team).delete('team');
  }
  const byColumn = new Map([...found].map(([field, column]) => [column, field] as const));
  return Object.fromEntries(
    table.headers.map((header, column) => [header, byColumn.get(column) ?? 'ignore'] as const),
  );
};
