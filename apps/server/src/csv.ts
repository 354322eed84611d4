import { markFormula } from '@threecount/tournament';

export type CsvCell = string | number | boolean | null;

const cellText = (cell: CsvCell): string => {
  if (cell === null) return '';
  return typeof cell === 'string' ? markFormula(cell) : String(cell);
};

const quoted = (text: string): string =>
  /[",;\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Rows as CSV for spreadsheets: UTF-8 with a byte order mark, commas, CRLF. A text that a spreadsheet would run as a
 * formula (it begins with `=`, `+`, `-`, `@`, a tab or a line break) gets an apostrophe in front; our import takes
 * exactly that apostrophe away again, so that a class `-76 kg` survives the round trip. Numbers stay numbers.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(cellText(cell))).join(',')}\r\n`).join('')}`;
