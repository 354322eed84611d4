import type { ImportField, ImportMapping } from './fields.ts';
import { endingDifference, givenNameShare } from './given-names.ts';
import { type ColumnProfile, profileColumns } from './profile.ts';
import type { ListTable } from './table.ts';
import { genderOf } from './words.ts';

const MOST = 0.8;

type Rule = readonly [ImportField, (cells: ColumnProfile) => boolean];

/** In this order; each rule takes the first column that fits and is free. */
const RULES: readonly Rule[] = [
  ['email', (cells) => cells.email > MOST],
  ['gender', (cells) => cells.gender > 0.95 && cells.distinct <= 4],
  ['birthDate', (cells) => cells.date > MOST],
  ['birthYear', (cells) => cells.year > MOST],
  ['weightClass', (cells) => cells.weightClass > MOST],
  ['country', (cells) => cells.countryCode > MOST],
  ['grade', (cells) => cells.grade > MOST],
  ['belt', (cells) => cells.belt > MOST],
  ['level', (cells) => cells.level > MOST && cells.wordCount < 3],
  ['ageGroup', (cells) => cells.ageGroup > MOST && cells.wordCount < 3],
  ['seed', (cells) => cells.smallNumber > 0.95 && cells.distinct <= 40],
  ['weight', (cells) => cells.number > MOST && cells.distinct > 8],
  ['phone', (cells) => cells.phone > MOST && cells.filled > 0.3],
  [
    'division',
    (cells) =>
      cells.distinct > 1 && cells.words < 0.5 && cells.wordCount >= 2 && cells.distinct < 400,
  ],
];

const seedsLikely = (table: ListTable, column: number): boolean => {
  const cells = table.rows.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '');
  return (
    cells.length < table.rows.length / 2 ||
    cells.filter((cell) => cell === '0').length > cells.length / 2
  );
};

const isClub = (cells: readonly string[]): boolean => {
  const words =
    /\b(club|klub|clube|team|judo|jiu|jitsu|bjj|grappling|academy|academia|gym|dojo|jc|jk|sv|tsv|mma|gracie|verein|fight|martial)\b/i;
  return cells.filter((cell) => words.test(cell)).length > cells.length * 0.2;
};

/** Given name first unless the cells say otherwise. */
const givenIsSecond = (
  first: readonly string[],
  second: readonly string[],
  female: readonly boolean[],
): boolean => {
  const known = givenNameShare(second) - givenNameShare(first);
  if (Math.abs(known) > 0.05) return known > 0;
  return endingDifference(second, female) - endingDifference(first, female) > 0.2;
};

const nameColumns = (
  table: ListTable,
  texts: readonly ColumnProfile[],
  gender: number | undefined,
) => {
  const cellsOf = (column: number): string[] => table.rows.map((row) => row.cells[column] ?? '');
  const female =
    gender === undefined ? [] : cellsOf(gender).map((cell) => genderOf(cell) === 'female');
  const found = new Map<ImportField, number>();
  const clubs = texts.filter(({ column }) => isClub(cellsOf(column)));
  const club = clubs[0]?.column;
  if (club !== undefined) found.set('club', club);
  const names = texts.filter(({ column, distinct }) => column !== club && distinct > 1);
  const [first, second] = names;
  if (first !== undefined && second === undefined) found.set('fullName', first.column);
  if (first === undefined || second === undefined) return found;
  if (first.wordCount >= 1.8 && givenNameShare(cellsOf(second.column)) < 0.05) {
    found.set('fullName', first.column);
    if (club === undefined) found.set('club', second.column);
    return found;
  }
  const swapped = givenIsSecond(cellsOf(first.column), cellsOf(second.column), female);
  found.set('givenName', swapped ? second.column : first.column);
  found.set('familyName', swapped ? first.column : second.column);
  const third = names[2];
  if (club === undefined && third !== undefined) found.set('club', third.column);
  return found;
};

/** Guesses the fields of a list without header from its cells; names are what remains. */
export const guessByContent = (table: ListTable): ImportMapping => {
  const profiles = profileColumns(table).filter((cells) => cells.filled > 0);
  const found = new Map<ImportField, number>();
  const taken = new Set<number>();
  for (const [field, fits] of RULES) {
    const column = profiles.find(
      (cells) =>
        !taken.has(cells.column) &&
        fits(cells) &&
        (field !== 'seed' || seedsLikely(table, cells.column)),
    )?.column;
    if (column === undefined) continue;
    found.set(field, column);
    taken.add(column);
  }
  const texts = profiles.filter((cells) => !taken.has(cells.column) && cells.words > MOST);
  for (const [field, column] of nameColumns(table, texts, found.get('gender')))
    found.set(field, column);
  const byColumn = new Map([...found].map(([field, column]) => [column, field] as const));
  return Object.fromEntries(
    table.headers.map((header, column) => [header, byColumn.get(column) ?? 'ignore'] as const),
  );
};
