import { isDateCell } from './dates.ts';
import type { ListTable } from './table.ts';
import { foldText, plainDashes } from './text.ts';
import { readTraining } from './training.ts';
import { readWeightClass } from './weights.ts';
import { ageWordIn, genderOf, isBeltCell, levelIn } from './words.ts';

/** What the cells of a column look like: shares (0 to 1) of its filled cells. */
export interface ColumnProfile {
  readonly column: number;
  readonly filled: number;
  /** Filled cells looked at. */
  readonly count: number;
  readonly distinct: number;
  readonly date: number;
  readonly year: number;
  readonly gender: number;
  /** A class with a sign or a word (`-66`, `+100 kg`, `under 76`). */
  readonly weightClass: number;
  readonly number: number;
  /** Figures up to 64 without decimals, and 0. */
  readonly smallNumber: number;
  readonly countryCode: number;
  readonly email: number;
  readonly phone: number;
  readonly belt: number;
  readonly grade: number;
  readonly level: number;
  /** A length of training, or a bare figure that may be one. */
  readonly training: number;
  readonly ageGroup: number;
  /** Letters, and no figure. */
  readonly words: number;
  /** Mean count of words. */
  readonly wordCount: number;
}

const SAMPLE = 2000;

const isSignedClass = (cell: string): boolean =>
  !/^\d+([.,]\d+)?\s*\p{L}*$/u.test(cell) && readWeightClass(cell, 'kg') !== null;

const AGE_TEXT =
  /^(u\d{1,2}|[<>]?\d{1,2}\s*[-+]\s*\d{0,2}( years?| jahre| ans| anos| anni| lat)?|\d{1,2} (years?|and under|and over))$/;

const isAgeText = (cell: string): boolean => {
  const text = plainDashes(cell).toLowerCase();
  return (
    ageWordIn(foldText(cell).split(' ')) !== null || AGE_TEXT.test(text) || /\[.*\d.*\]/.test(text)
  );
};

const TESTS: Readonly<Record<string, (cell: string) => boolean>> = {
  date: isDateCell,
  year: (cell) => /^(19[2-9]\d|20[0-3]\d)$/.test(cell),
  gender: (cell) => genderOf(cell) !== null,
  weightClass: isSignedClass,
  number: (cell) => /^\d{1,3}([.,]\d+)?(\s*(kg|lbs?))?$/i.test(cell),
  smallNumber: (cell) => /^\d{1,2}$/.test(cell) && Number(cell) <= 64,
  countryCode: (cell) => /^[A-Z]{2,3}$/.test(cell),
  email: (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell),
  phone: (cell) => /^\+?[\d\s()/.-]{7,20}$/.test(cell) && !isDateCell(cell),
  belt: isBeltCell,
  grade: (cell) => /^\d{1,2}\.?\s*(k|d|kyu|dan)\.?$/i.test(cell),
  level: (cell) => levelIn(foldText(cell).split(' ')) !== null,
  training: (cell) => readTraining(cell, 'months').kind === 'months',
  ageGroup: isAgeText,
  words: (cell) => /\p{L}/u.test(cell) && !/\d/.test(cell),
};

const share = (cells: readonly string[], test: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;

const sampled = (table: ListTable): ListTable['rows'] => {
  const step = Math.max(1, Math.floor(table.rows.length / SAMPLE));
  return table.rows.filter((_, index) => index % step === 0);
};

/** Describes each column from its cells (a sample of them in a long list). */
export const profileColumns = (table: ListTable): readonly ColumnProfile[] => {
  const rows = sampled(table);
  return table.headers.map((_, column) => {
    const cells = rows.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '');
    const of = (name: string): number => share(cells, TESTS[name] ?? (() => false));
    return {
      column,
      filled: rows.length === 0 ? 0 : cells.length / rows.length,
      count: cells.length,
      distinct: new Set(cells).size,
      date: of('date'),
      year: of('year'),
      gender: of('gender'),
      weightClass: of('weightClass'),
      number: of('number'),
      smallNumber: of('smallNumber'),
      countryCode: of('countryCode'),
      email: of('email'),
      phone: of('phone'),
      belt: of('belt'),
      grade: of('grade'),
      level: of('level'),
      training: of('training'),
      ageGroup: of('ageGroup'),
      words: of('words'),
      wordCount:
        cells.length === 0
          ? 0
          : cells.reduce((sum, cell) => sum + cell.split(' ').length, 0) / cells.length,
    };
  });
};
