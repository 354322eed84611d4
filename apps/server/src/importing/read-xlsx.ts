import { knownHeaders } from '@threecount/tournament';
import readWorkbook from 'read-excel-file/node';

export interface ReadXlsx {
  readonly sheet: string;
  readonly rows: readonly (readonly string[])[];
  readonly otherSheets: readonly string[];
}

/** Cells as text: dates as ISO, figures with a point; a formula gives the value that the spreadsheet last saw. */
const cellText = (cell: unknown): string => {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(Math.round(cell * 1e6) / 1e6);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'string' ? cell : '';
};

const headersIn = (rows: readonly (readonly string[])[]): number =>
  Math.max(0, ...rows.slice(0, 15).map((row) => knownHeaders(row.map((cell) => cell.trim()))));

/** Reads the sheet that looks most like an entry list; the first one where none stands out. */
export const readXlsx = async (bytes: Uint8Array): Promise<ReadXlsx> => {
  const workbook = await readWorkbook(Buffer.from(bytes));
  const sheets = workbook.map(({ sheet, data }) => {
    const rows = data.map((row) => row.map(cellText));
    return { sheet, rows, known: headersIn(rows) };
  });
  const [best] = sheets.toSorted(
    (a, b) => b.known - a.known || Math.sign(b.rows.length) - Math.sign(a.rows.length),
  );
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  return {
    sheet: best?.sheet ?? '',
    rows: best?.rows ?? [],
    otherSheets: filled.map(({ sheet }) => sheet).filter((sheet) => sheet !== best?.sheet),
  };
};
