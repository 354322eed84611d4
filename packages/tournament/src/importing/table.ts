import { foldHeader, headerFields } from './header-words.ts';
import { cleanText } from './text.ts';

export interface ListRow {
  /** Row number: 1 is the first row below the header, blank rows are counted. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** An entry list as a table: every row has as many cells as there are headers; blank rows are left out. */
export interface ListTable {
  readonly headers: readonly string[];
  /** False: the list had no header, the headers are `Column 1`, `Column 2`, ... */
  readonly hasHeader: boolean;
  readonly rows: readonly ListRow[];
}

const HEADER_WITHIN = 15;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');

/** How many different headers of ours a row holds. */
export const knownHeaders = (cells: readonly string[]): number =>
  new Set(cells.filter((cell) => headerFields(cell).length > 0).map(foldHeader)).size;

/** A header in a language that we do not know: words only, above columns in which figures or short codes stand. */
const looksLikeHeader = (
  first: readonly string[],
  below: readonly (readonly string[])[],
): boolean => {
  if (below.length < 2 || first.some((cell) => /\d/.test(cell))) return false;
  return first.some((cell, column) => {
    const cells = below.map((row) => row[column] ?? '').filter((text) => text !== '');
    return cell !== '' && cells.length > 1 && cells.every((text) => /\d/.test(text));
  });
};

const headerRow = (rows: readonly (readonly string[])[]): number | null => {
  let best = { row: -1, known: 0 };
  rows.slice(0, HEADER_WITHIN).forEach((cells, row) => {
    const known = knownHeaders(cells);
    if (known > best.known) best = { row, known };
  });
  if (best.known >= 2) return best.row;
  const filled = rows.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1);
  if (filled < 0) return best.known === 1 ? best.row : null;
  if (best.known === 1 && best.row === filled && !rows[filled]?.some((cell) => /\d/.test(cell))) {
    return filled;
  }
  const below = rows.slice(filled + 1, filled + 200);
  return looksLikeHeader(rows[filled] ?? [], below) ? filled : null;
};

const uniqueHeaders = (cells: readonly string[], width: number): string[] => {
  const seen = new Set<string>();
  return Array.from({ length: width }, (_, column) => {
    const name = cells[column] || `Column ${column + 1}`;
    let unique = name;
    for (let again = 2; seen.has(unique); again += 1) unique = `${name} (${again})`;
    seen.add(unique);
    return unique;
  });
};

const widest = (rows: readonly (readonly string[])[]): number => {
  let width = 0;
  for (const cells of rows) {
    let last = cells.length;
    while (last > 0 && cells[last - 1] === '') last -= 1;
    if (last > width) width = last;
  }
  return width;
};

/** Finds the header (a title line and blank lines may stand above it) and cleans all cells. */
export const listTable = (cells: readonly (readonly string[])[]): ListTable => {
  const rows = cells.map((row) => row.map(cleanText));
  const header = headerRow(rows);
  const from = header === null ? 0 : header + 1;
  const headers = uniqueHeaders(header === null ? [] : (rows[header] ?? []), widest(rows));
  const below: ListRow[] = [];
  for (let index = from; index < rows.length; index += 1) {
    const row = rows[index] ?? [];
    if (isBlank(row)) continue;
    below.push({ row: index - from + 1, cells: headers.map((_, column) => row[column] ?? '') });
  }
  return { headers, hasHeader: header !== null, rows: below };
};

/** Names the headers of a list, so that a mapping corrected by hand is found again for the next list of the kind. */
export const headerSignature = (headers: readonly string[]): string =>
  headers.map(foldHeader).join('|');
