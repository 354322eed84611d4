import type { HandicapRow } from '@threecount/rulebooks';
import { typedNumber } from './typed-number.ts';

/** Why a line of a pasted table is not taken. */
export interface PasteFault {
  /** From 1. */
  readonly line: number;
  readonly what: 'cells' | 'belt' | 'weight' | 'score';
  /** What stands there. */
  readonly text: string;
}

export interface PastedTable {
  readonly rows: readonly HandicapRow[];
  readonly faults: readonly PasteFault[];
}

/** A belt under the words by which people may write it. */
export interface BeltName {
  readonly rank: string;
  readonly names: readonly string[];
}

/** Columns stand apart by tabs, semicolons or commas; a comma in a number needs one of the first two. */
const cellsOf = (line: string): readonly string[] => {
  const mark = ['\t', ';'].find((one) => line.includes(one)) ?? ',';
  return line.split(mark).map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1'));
};

const isOpen = (text: string): boolean =>
  text === '' || /^(?:[-\u2013\u2014+\u221e]|open|null|none|over|any)$/iu.test(text);

/** Kilograms of `80`, `-80 kg`, `≤ 80,5`; null: no bound (`+100`, an empty cell); undefined: something else. */
function boundOf(text: string): number | null | undefined {
  const plain = text.replace(/\s*kgs?$/iu, '').trim();
  if (isOpen(plain) || plain.startsWith('+')) return null;
  const number = typedNumber(plain.replace(/^(?:<=|\u2264|[-\u2212]|up to)\s*/iu, ''));
  return typeof number === 'number' && number > 0 ? number : undefined;
}

const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*belts?$/u, '')
    .trim();

/**
 * Rows of belt, upper weight and score, as copied from a spreadsheet or a list. A first line of headings is passed over.
 * Whoever has a fault in one line takes none of them.
 */
export function pastedTable(text: string, belts: readonly BeltName[]): PastedTable {
  const rows: HandicapRow[] = [];
  const faults: PasteFault[] = [];
  let first = true;
  for (const [i, line] of text.split(/\r\n|\r|\n/u).entries()) {
    if (line.trim() === '') continue;
    const read = rowOf(line, belts);
    const isHeading = first && typeof read === 'object' && 'what' in read && hasNoNumber(line);
    first = false;
    if (isHeading) continue;
    if ('what' in read) faults.push({ line: i + 1, ...read });
    else rows.push(read);
  }
  return { rows, faults };
}

const hasNoNumber = (line: string): boolean => !/\d/u.test(line);

function rowOf(line: string, belts: readonly BeltName[]): HandicapRow | Omit<PasteFault, 'line'> {
  const cells = cellsOf(line);
  const [belt = '', kg = '', points = ''] = cells;
  if (cells.length !== 3) return { what: 'cells', text: line.trim() };
  const found = belts.find(({ rank, names }) =>
    [rank, ...names].some((name) => plainName(name) === plainName(belt)),
  );
  if (found === undefined) return { what: 'belt', text: belt };
  const maxKg = boundOf(kg);
  if (maxKg === undefined) return { what: 'weight', text: kg };
  const score = typedNumber(points);
  if (typeof score !== 'number') return { what: 'score', text: points };
  return { rank: found.rank, maxKg, score };
}
