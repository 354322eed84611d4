import { type MissingParts, missingParts } from './compose-division.ts';
import { type DateOrder, detectDateOrder } from './dates.ts';
import { fieldColumns, type ImportField, type ImportMapping } from './fields.ts';
import { genderLetters } from './gender-letters.ts';
import { headerNotes, mappingNotes } from './header-notes.ts';
import { isFamilyFirst } from './person-name.ts';
import type { ListRow, ListTable } from './table.ts';
import { foldText } from './text.ts';
import { type TrainingUnit, trainingUnitIn } from './training.ts';
import type { ImportOptions } from './types.ts';
import { unitIn, type WeightUnit } from './weights.ts';
import type { Gender } from './words.ts';

/** What holds for a whole list: where each field stands and how its cells are to be read. */
export interface ListFacts {
  readonly headers: readonly string[];
  readonly columns: ReadonlyMap<ImportField, readonly number[]>;
  readonly dateOrder: DateOrder;
  readonly weightUnit: WeightUnit;
  readonly classUnit: WeightUnit;
  /** Unit of bare figures in the column of experience; null: it names none. */
  readonly trainingUnit: TrainingUnit | null;
  readonly familyFirst: boolean;
  /** The weigh-in column asks whether the weight was made. */
  readonly madeWeight: boolean;
  readonly missing: MissingParts;
  /** What a single letter in the gender column says, where the column's own pair of letters tells. */
  readonly genderLetters: ReadonlyMap<string, Gender>;
  /** Name of the system whose ids the list carries. */
  readonly idSystem: string;
  /** The day on which ages are taken: the tournament's, or today. */
  readonly ageDay: string;
  /** Sentences on the list as a whole. */
  readonly notes: readonly string[];
}

type Columns = ListFacts['columns'];

/** The first filled cell of a field. */
export const cellOf = (columns: Columns, row: ListRow, field: ImportField): string => {
  for (const column of columns.get(field) ?? []) {
    const cell = row.cells[column] ?? '';
    if (cell !== '') return cell;
  }
  return '';
};

const headerOf = (table: ListTable, columns: Columns, field: ImportField): string =>
  table.headers[columns.get(field)?.[0] ?? -1] ?? '';

/** lb where the header says so, or at least half of the cells that name a unit. */
const unitOf = (table: ListTable, columns: Columns, field: ImportField): WeightUnit | null => {
  const said = unitIn(headerOf(table, columns, field));
  if (said !== null) return said;
  let pounds = 0;
  let kilograms = 0;
  for (const row of table.rows) {
    const unit = unitIn(cellOf(columns, row, field));
    if (unit === 'lb') pounds += 1;
    if (unit === 'kg') kilograms += 1;
  }
  if (pounds + kilograms === 0) return null;
  return pounds > kilograms ? 'lb' : 'kg';
};

const dates = function* (table: ListTable, columns: Columns): Generator<string> {
  for (const row of table.rows) yield cellOf(columns, row, 'birthDate');
};

const orderNote = (order: DateOrder, open: number): string =>
  `${open} birth dates such as 04/05/2012 can be read both ways and nothing in the column decides: they are read with the ${order === 'mdy' ? 'month' : 'day'} first. Choose the order if that is wrong.`;

const PARTS: readonly ImportField[] = [
  'discipline',
  'gender',
  'ageGroup',
  'level',
  'belt',
  'weightClass',
];

const partsNote = (table: ListTable, columns: Columns): string => {
  const parts = PARTS.filter((part) => columns.has(part)).map(
    (part) => `"${headerOf(table, columns, part)}"`,
  );
  const classes = columns.has('weightClass')
    ? ''
    : ' None of them holds a weight class: all weights are together.';
  return `The list has no column for the division: the divisions are put together from ${parts.join(', ')}.${classes}`;
};

const divisionNames = (table: ListTable, columns: Columns): ReadonlySet<string> =>
  new Set(table.rows.map((row) => cellOf(columns, row, 'division')).filter((name) => name !== ''));

const unitsOf = (table: ListTable, columns: Columns, options: ImportOptions) => {
  if (options.weightUnit !== undefined)
    return { weight: options.weightUnit, classes: options.weightUnit };
  const weight = unitOf(table, columns, 'weight');
  const classes = unitOf(table, columns, 'weightClass') ?? unitOf(table, columns, 'division');
  return { weight: weight ?? classes ?? 'kg', classes: classes ?? weight ?? 'kg' };
};

/** Looks at the whole list before its rows are read one by one. */
export const listFacts = (
  table: ListTable,
  mapping: ImportMapping,
  options: ImportOptions,
): ListFacts => {
  const columns = fieldColumns(table.headers, mapping);
  const finding = detectDateOrder(dates(table, columns));
  const dateOrder = options.dateOrder ?? finding.order;
  const units = unitsOf(table, columns, options);
  const notes: string[] = [];
  if (options.dateOrder === undefined && !finding.decided)
    notes.push(orderNote(dateOrder, finding.open));
  if (!columns.has('division')) {
    notes.push(partsNote(table, columns));
  }
  notes.push(...headerNotes(table, mapping), ...mappingNotes(table, options.mapping));
  if (options.date === null) notes.push('The tournament has no date yet: ages are provisional.');
  return {
    headers: table.headers,
    columns,
    dateOrder,
    weightUnit: units.weight,
    classUnit: units.classes,
    trainingUnit: trainingUnitIn(headerOf(table, columns, 'experience')),
    familyFirst: isFamilyFirst(headerOf(table, columns, 'fullName')),
    madeWeight: /\b(made|ok)\b/.test(foldText(headerOf(table, columns, 'weighIn'))),
    genderLetters: genderLetters(table.rows.map((row) => cellOf(columns, row, 'gender'))),
    missing: columns.has('division')
      ? missingParts(divisionNames(table, columns), units.classes)
      : new Set(),
    idSystem: foldText(headerOf(table, columns, 'personId')).replace(/ /g, '-') || 'id',
    ageDay: options.date ?? options.today,
    notes,
  };
};
