import { foldText } from './text.ts';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';

const MONTHS: readonly string[] = [
  'january|jan|januar|janvier|enero|ene|janeiro|gennaio|gen|stycznia|januari|tammikuu|jaenner',
  'february|feb|februar|fevrier|fev|febrero|fevereiro|febbraio|lutego|februari|helmikuu',
  'march|mar|marz|maerz|mars|marzo|marco|marca|maart|mrt|mrz|maaliskuu',
  'april|apr|avril|avr|abril|abr|aprile|kwietnia|huhtikuu',
  'may|mai|mayo|maio|maggio|mag|maja|mei|maj|toukokuu',
  'june|jun|juni|juin|junio|junho|giugno|giu|czerwca|kesakuu',
  'july|jul|juli|juillet|juil|julio|julho|luglio|lug|lipca|heinakuu',
  'august|aug|aout|agosto|ago|sierpnia|augustus|augusti|elokuu',
  'september|sep|sept|septembre|septiembre|setembro|set|settembre|wrzesnia|syyskuu',
  'october|oct|oktober|okt|octobre|octubre|outubro|out|ottobre|ott|pazdziernika|lokakuu',
  'november|nov|novembre|noviembre|novembro|listopada|marraskuu',
  'december|dec|dezember|dez|decembre|diciembre|dic|dezembro|dicembre|grudnia|joulukuu',
];
const MONTH_BY_WORD: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((words, index) => words.split('|').map((word) => [word, index + 1] as const)),
);

/** A date as its three figures stand in the cell, or a year alone, or a date that only has one reading. */
type Shape =
  | {
      readonly kind: 'parts';
      readonly parts: readonly [number, number, number];
      readonly digits: number;
    }
  | { readonly kind: 'date'; readonly year: number; readonly month: number; readonly day: number }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'bad' };

const fromSerial = (serial: number): Shape => {
  const date = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000);
  return {
    kind: 'date',
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
};

const withMonthWord = (text: string): Shape | null => {
  const words = foldText(text).split(' ');
  const month = words.map((word) => MONTH_BY_WORD.get(word)).find((found) => found !== undefined);
  const figures = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th|e|er)?$/.exec(word)?.[1] ?? []);
  const [first, second] = figures;
  if (month === undefined || first === undefined || second === undefined) return null;
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  return { kind: 'date', year: Number(year), month, day: Number(day) };
};

const shapeOf = (cell: string): Shape => {
  const text = cell
    .replace(/[T ]\d{1,2}:\d{2}.*$/, '')
    .replace(/\.$/, '')
    .trim();
  const figures = /^(\d{1,4})\s*[./\-\s]\s*(\d{1,2})\s*[./\-\s]\s*(\d{1,4})$/.exec(text);
  if (figures !== null) {
    const [, a = '', b = '', c = ''] = figures;
    if (a.length === 4) return { kind: 'date', year: Number(a), month: Number(b), day: Number(c) };
    return { kind: 'parts', parts: [Number(a), Number(b), Number(c)], digits: c.length };
  }
  if (/^(19|20)\d{2}([.,]0)?$/.test(text)) return { kind: 'year', year: Number(text.slice(0, 4)) };
  if (/^(19|20)\d{6}$/.test(text)) {
    return {
      kind: 'date',
      year: Number(text.slice(0, 4)),
      month: Number(text.slice(4, 6)),
      day: Number(text.slice(6)),
    };
  }
  if (/^\d{4,5}([.,]\d+)?$/.test(text))
    return fromSerial(Math.floor(Number(text.replace(',', '.'))));
  return withMonthWord(text) ?? { kind: 'bad' };
};

export const isDateCell = (cell: string): boolean => {
  const { kind } = shapeOf(cell);
  return (kind === 'parts' || kind === 'date') && !/^\d{4,5}([.,]\d+)?$/.test(cell);
};

export interface OrderFinding {
  readonly order: DateOrder;
  /** False: nothing in the column decides, `order` is our default (the day first). */
  readonly decided: boolean;
  /** How many dates could be read both ways. */
  readonly open: number;
}

/** Finds the order of day and month over a whole column: a part above 12 is no month. */
export const detectDateOrder = (cells: Iterable<string>): OrderFinding => {
  let dayFirst = 0;
  let monthFirst = 0;
  let open = 0;
  for (const cell of cells) {
    const shape = shapeOf(cell);
    if (shape.kind !== 'parts') continue;
    const [a, b] = shape.parts;
    if (a > 12 && b <= 12) dayFirst += 1;
    else if (b > 12 && a <= 12) monthFirst += 1;
    else if (a !== b) open += 1;
  }
  const decided = dayFirst !== monthFirst;
  return { order: monthFirst > dayFirst ? 'mdy' : 'dmy', decided: decided || open === 0, open };
};

export type BirthReading =
  | { readonly kind: 'none' }
  /** `born`: ISO date or a year. */
  | { readonly kind: 'born'; readonly born: string; readonly swapped: boolean }
  | { readonly kind: 'bad' };

const isDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

const iso = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Two-digit years: none lies in the future of `lastYear`. */
const fullYear = (year: number, digits: number, lastYear: number): number => {
  if (digits > 2) return year;
  const century = Math.floor(lastYear / 100) * 100;
  return century + year > lastYear ? century - 100 + year : century + year;
};

const fromParts = (
  [a, b, c]: readonly [number, number, number],
  digits: number,
  order: DateOrder,
  lastYear: number,
): BirthReading => {
  if (order === 'ymd') {
    const year = fullYear(a, 2, lastYear);
    return isDay(year, b, c)
      ? { kind: 'born', born: iso(year, b, c), swapped: false }
      : { kind: 'bad' };
  }
  const year = fullYear(c, digits, lastYear);
  const [month, day] = order === 'mdy' ? [a, b] : [b, a];
  if (isDay(year, month, day)) return { kind: 'born', born: iso(year, month, day), swapped: false };
  return isDay(year, day, month)
    ? { kind: 'born', born: iso(year, day, month), swapped: true }
    : { kind: 'bad' };
};

/** Reads a birth date or year. `swapped`: it only fits with day and month the other way round than the column. */
export const readBirth = (cell: string, order: DateOrder, lastYear: number): BirthReading => {
  if (cell === '' || /^[-–./?0\s]+$/.test(cell)) return { kind: 'none' };
  const shape = shapeOf(cell);
  switch (shape.kind) {
    case 'bad':
      return { kind: 'bad' };
    case 'year':
      return { kind: 'born', born: String(shape.year), swapped: false };
    case 'date':
      return isDay(shape.year, shape.month, shape.day)
        ? { kind: 'born', born: iso(shape.year, shape.month, shape.day), swapped: false }
        : { kind: 'bad' };
    case 'parts':
      return fromParts(shape.parts, shape.digits, order, lastYear);
  }
};
