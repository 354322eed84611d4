/** Columns to the left or to the right, as the first row's cells of a column say. */
export type Align = 'left' | 'right';

const width = (text: string): number => [...text].length;

function padded(text: string, to: number, align: Align): string {
  const space = ' '.repeat(Math.max(0, to - width(text)));
  return align === 'right' ? space + text : text + space;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
const steering = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;

/** Text from lists is shown on one line, without the control characters that steer terminals. */
export const plain = (text: string): string => text.replace(steering, ' ').trim();

/** Lines with text from files in them, without those characters. */
export const plainLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(steering, ' '))
    .join('\n');

/**
 * Rows as a table for people: a header, a line below it, columns two spaces apart.
 * @returns text that ends in a line break; empty without rows
 */
export function table(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  aligns: readonly Align[] = [],
): string {
  if (rows.length === 0) return '';
  const clean = rows.map((row) => row.map(plain));
  const widths = headers.map((header, column) =>
    Math.max(width(header), ...clean.map((row) => width(row[column] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    widths
      .map((to, column) => padded(cells[column] ?? '', to, aligns[column] ?? 'left'))
      .join('  ')
      .trimEnd();
  const rule = widths.map((to) => '-'.repeat(to));
  return `${[headers, rule, ...clean].map(line).join('\n')}\n`;
}
