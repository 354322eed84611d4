import { knownHeaders } from '@threecount/tournament';
import Papa from 'papaparse';

const SEPARATORS = [',', ';', '\t', '|'] as const;

export interface ReadCsv {
  readonly separator: string;
  readonly rows: readonly (readonly string[])[];
}

const parse = (text: string, delimiter: string, preview: number): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false, header: false }).data;

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

const SEP_LINE = /^sep=(.)\r?\n/i;

/** Parses separated text; the separator is found by trial, or taken from a first line `sep=;`. */
export const readCsv = (text: string): ReadCsv => {
  const said = SEP_LINE.exec(text);
  if (said?.[1] !== undefined) {
    return { separator: said[1], rows: parse(text.slice(said[0].length), said[1], 0) };
  }
  const head = text.slice(0, 200_000);
  let best: { separator: string; fit: number } = { separator: ',', fit: -1 };
  for (const separator of SEPARATORS) {
    const fit = fitness(parse(head, separator, 60));
    if (fit > best.fit) best = { separator, fit };
  }
  return { separator: best.separator, rows: parse(text, best.separator, 0) };
};
