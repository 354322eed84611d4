import { type ZipPart, zipParts } from './zip-parts.ts';

/** Bytes that the parts of a workbook may unpack to: one of them, and all. */
const PART_LIMIT = 120 * 1024 * 1024;
const WHOLE_LIMIT = 200 * 1024 * 1024;
/** Cells of all sheets, empty ones between filled ones included: they are all held in memory. */
const CELLS_LIMIT = 6_000_000;

const DAMAGED = 'The workbook is damaged or cut off. Save or download it again.';
const TOO_LARGE = 'The workbook is too large when unpacked.';

/** A cell with something in it, by the address it gives: `<c r="B7" ...>` not closed at once. */
const FILLED = /<(?:\w+:)?c\s[^<>]*?\br="([A-Z]{1,7})(\d{1,9})"[^<>]*(?<!\/)>(?!<\/)/g;

const columnNumber = (letters: string): number => {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
};

interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Address of the filled cell that is furthest out. */
  readonly furthest: string;
}

/** How far out the filled cells of a sheet reach. */
const extentOf = (xml: string): Extent => {
  let [rows, columns, furthest, area] = [0, 0, '', 0];
  for (const [, letters = '', digits = ''] of xml.matchAll(FILLED)) {
    const [column, row] = [columnNumber(letters), Number(digits)];
    if (column * row > area) [area, furthest] = [column * row, `${letters}${digits}`];
    rows = Math.max(rows, row);
    columns = Math.max(columns, column);
  }
  return { rows, columns, furthest };
};

const sheetProblem = (extent: Extent): string =>
  `A cell far away from the list, such as ${extent.furthest}, is filled: the sheet would have ${extent.rows} rows and ${extent.columns} columns. Copy the list into a new sheet and save that.`;

/** Unpacks a part that is within the limits, or says what is wrong with it. */
const unpack = (part: ZipPart): Buffer | string => {
  if (part.size > PART_LIMIT) return TOO_LARGE;
  const content = part.content(PART_LIMIT);
  if (content === null) return DAMAGED;
  return content.length === part.size ? content : DAMAGED;
};

/**
 * Why a workbook must not be opened: a few bytes can claim a sheet of a billion cells, or unpack to gigabytes, and the
 * program that opens it would run out of memory. Null: it may be opened.
 */
export const workbookProblem = (bytes: Uint8Array): string | null => {
  let [whole, cells] = [0, 0];
  for (const part of zipParts(bytes) ?? []) {
    if (!/\.(xml|rels)$/i.test(part.name)) continue;
    const content = unpack(part);
    if (typeof content === 'string') return content;
    whole += content.length;
    if (whole > WHOLE_LIMIT) return TOO_LARGE;
    if (!/worksheets\//.test(part.name)) continue;
    const extent = extentOf(content.toString('latin1'));
    cells += extent.rows * extent.columns;
    if (cells > CELLS_LIMIT) return sheetProblem(extent);
  }
  return null;
};
