/** One row of a file by its headers. `row`: its number in the file, the header row being 1. */
export interface Row {
  readonly row: number;
  /** The cell below a header, trimmed; empty where there is none. */
  cell(header: string): string;
  /** The whole number in a cell; null where there is none. */
  number(header: string): number | null;
}

/** Rows below a header row; null where one of the headers is missing. Empty rows keep their number and are left out. */
export function rowsUnder(
  cells: readonly (readonly string[])[],
  headers: readonly string[],
): readonly Row[] | null {
  const [first = [], ...below] = cells;
  const places = new Map(first.map((header, place) => [header.trim(), place]));
  if (!headers.every((header) => places.has(header))) return null;
  return below.flatMap((row, i) =>
    row.every((cell) => cell.trim() === '') ? [] : [rowOf(row, i + 2)],
  );

  function rowOf(values: readonly string[], row: number): Row {
    const cell = (header: string): string => (values[places.get(header) ?? -1] ?? '').trim();
    const number = (header: string): number | null => {
      const text = cell(header);
      return /^[+-]?\d+$/.test(text) ? Number(text) : null;
    };
    return { row, cell, number };
  }
}
