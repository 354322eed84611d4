import { readCsv } from './read-csv.ts';
import { readText } from './read-text.ts';

/** The cells of a file of separated text, in whatever code page and with whatever separator it was written. */
export const csvCells = (bytes: Uint8Array): readonly (readonly string[])[] =>
  readCsv(readText(bytes).text).rows;
