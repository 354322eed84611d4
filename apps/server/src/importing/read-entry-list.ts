import { type ImportOptions, type ListTable, listTable } from '@threecount/tournament';
import { fileKind } from './file-kind.ts';
import { readCsv } from './read-csv.ts';
import { readText } from './read-text.ts';
import { readXlsx } from './read-xlsx.ts';
import { workbookProblem } from './workbook-size.ts';

/** Largest file (bytes) and longest list (rows) that is taken. */
export const IMPORT_LIMITS = { bytes: 64 * 1024 * 1024, rows: 200_000, columns: 500 } as const;

/** Longest text of a cell (characters): what a spreadsheet program holds in one, too. */
const CELL_LIMIT = 32_767;
/** Most characters of all cells together: one text of a workbook can be named by a million cells. */
const TEXT_LIMIT = 100_000_000;

/** A list ready to be planned, or why it is none. `message` is a sentence for the organiser. */
export type EntryListResult =
  | {
      readonly ok: true;
      readonly file: ImportOptions['file'];
      readonly table: ListTable;
      /** Things to know about the file, e.g. other sheets of the workbook. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly code: string; readonly message: string };

const refuse = (code: string, message: string): EntryListResult => ({ ok: false, code, message });

type Cells = readonly (readonly string[])[];

const tableResult = (
  file: ImportOptions['file'],
  cells: Cells,
  notes: readonly string[],
): EntryListResult => {
  if (cells.length > IMPORT_LIMITS.rows) {
    return refuse(
      'too-many-rows',
      `"${file.name}" has ${cells.length} rows; at most ${IMPORT_LIMITS.rows} are taken.`,
    );
  }
  const long = cells.findIndex((row) => row.some((cell) => cell.length > CELL_LIMIT));
  if (long >= 0) {
    return refuse(
      'cell-too-long',
      `"${file.name}": row ${long + 1} of the file has a cell of more than ${CELL_LIMIT} characters. Is a quotation mark not closed?`,
    );
  }
  let characters = 0;
  for (const row of cells) for (const cell of row) characters += cell.length;
  if (characters > TEXT_LIMIT) {
    return refuse('too-large', `"${file.name}" holds more text than an entry list has.`);
  }
  const table = listTable(cells);
  if (table.headers.length > IMPORT_LIMITS.columns) {
    return refuse(
      'too-many-columns',
      `"${file.name}" has ${table.headers.length} columns; at most ${IMPORT_LIMITS.columns} are taken.`,
    );
  }
  const filled = /[\p{L}\p{N}]/u;
  if (!cells.some((row) => row.some((cell) => filled.test(cell)))) {
    return refuse('empty-file', `"${file.name}" holds no filled cell.`);
  }
  return { ok: true, file, table, notes };
};

const listed = (numbers: readonly number[]): string =>
  numbers.slice(0, 10).join(', ') + (numbers.length > 10 ? ', ...' : '');

const fromText = (bytes: Uint8Array, name: string): EntryListResult => {
  const { text, encoding, mixedLines } = readText(bytes);
  const { separator, rows, openQuote, oddQuotes } = readCsv(text);
  if (openQuote !== null) {
    return refuse(
      'open-quote',
      `"${name}": in row ${openQuote} of the file a quotation mark is opened and never closed, so the rows after it cannot be told apart. Nothing was read.`,
    );
  }
  const notes: string[] = [];
  if (mixedLines.length > 0) {
    notes.push(
      `Lines ${listed(mixedLines)} are in another encoding than the rest and were read as Windows-1252: check their letters.`,
    );
  }
  if (oddQuotes.length > 0) {
    notes.push(
      `Rows ${listed(oddQuotes)} of the file have quotation marks that do not fit: check them.`,
    );
  }
  return tableResult({ name, format: 'csv', encoding, separator }, rows, notes);
};

const fromXlsx = async (bytes: Uint8Array, name: string): Promise<EntryListResult> => {
  try {
    const unfit = workbookProblem(bytes);
    if (unfit !== null) return refuse('not-a-table', `"${name}": ${unfit}`);
    const { sheet, rows, otherSheets } = await readXlsx(bytes);
    const notes =
      otherSheets.length === 0
        ? []
        : [
            `Read from the sheet "${sheet}"; not read: ${otherSheets.map((other) => `"${other}"`).join(', ')}.`,
          ];
    return tableResult({ name, format: 'xlsx', encoding: null, separator: null }, rows, notes);
  } catch {
    return refuse(
      'damaged-file',
      `"${name}" cannot be read as an XLSX workbook: it is damaged or cut off. Save or download it again.`,
    );
  }
};

/** Reads an entry list from a file's bytes: CSV in the usual encodings and separators, or XLSX. Never throws on a bad file. */
export const readEntryList = async (
  bytes: Uint8Array,
  fileName: string,
): Promise<EntryListResult> => {
  if (bytes.length === 0) return refuse('empty-file', `"${fileName}" is empty.`);
  if (bytes.length > IMPORT_LIMITS.bytes) {
    return refuse(
      'too-large',
      `"${fileName}" is larger than ${IMPORT_LIMITS.bytes / 1024 / 1024} MB.`,
    );
  }
  const kind = fileKind(bytes);
  switch (kind.kind) {
    case 'other':
      return refuse('not-a-table', `"${fileName}": ${kind.message}`);
    case 'xlsx':
      return fromXlsx(bytes, fileName);
    case 'text':
      return fromText(bytes, fileName);
  }
};
