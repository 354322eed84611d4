import { knownHeaders } from '@threecount/tournament';
import Papa from 'papaparse';

const SEPARATORS = [',', ';', '\t', '|'] as const;

export interface ReadCsv {
  readonly separator: string;
  readonly rows: readonly (readonly string[])[];
  /** The row (from 1) in which a quotation mark is opened and not closed where it should be: rows after it are lost in one cell. */
  readonly openQuote: number | null;
  /** Rows (from 1) whose quotation marks do not fit. */
  readonly oddQuotes: readonly number[];
}

const parse = (text: string, delimiter: string, preview: number): Papa.ParseResult<string[]> =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false, header: false });

const whole = (text: string, separator: string): ReadCsv => {
  const { data, errors } = parse(text, separator, 0);
  const quotes = errors.filter(({ type }) => type === 'Quotes');
  const swallows = (row: number): boolean =>
    data[row]?.some((cell) => cell.includes('\n') && cell.includes(separator)) === true;
  const open = quotes.find(
    ({ code, row }) => code === 'MissingQuotes' || (row !== undefined && swallows(row)),
  );
  return {
    separator,
    rows: data,
    openQuote: open === undefined ? null : (open.row ?? 0) + 1,
    oddQuotes: [...new Set(quotes.map(({ row }) => (row ?? 0) + 1))],
  };
};

/** How well a separator cuts the first rows: known headers count most, then rows of one and the same width. */
const fitness = (rows: readonly (readonly string[])[]): number => {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const widths = new Map<number, number>();
  for (const { length } of filled)
    if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width, count] = [...widths].toSorted((a, b) => b[1] - a[1])[0] ?? [1, 0];
  const headers = Math.max(
    0,
    ...filled.slice(0, 15).map((row) => knownHeaders(row.map((cell) => cell.trim()))),
  );
  return headers * 10 + (count / Math.max(1, filled.length)) * Math.min(width, 8);
};

const SEP_LINE = /^sep=(.)\n/i;

/** Parses separated text; the separator is found by trial, or taken from a first line `sep=;`. Line ends may be mixed. */
export const readCsv = (raw: string): ReadCsv => {
  const text = raw.replace(/\r\n?/g, '\n');
  const said = SEP_LINE.exec(text);
  if (said?.[1] !== undefined) {
    return whole(text.slice(said[0].length), said[1]);
  }
  const head = text.slice(0, 200_000);
  let best: { separator: string; fit: number } = { separator: ',', fit: -1 };
  for (const separator of SEPARATORS) {
    const fit = fitness(parse(head, separator, 60).data);
    if (fit > best.fit) best = { separator, fit };
  }
  return whole(text, best.separator);
};
