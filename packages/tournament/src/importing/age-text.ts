import { foldText, plainDashes } from './text.ts';
import type { AgeRange } from './vocabulary.ts';
import { type AgeWord, ageWordIn } from './words.ts';

export interface AgeReading {
  /** Ages that figures say; null: no figure. */
  readonly range: AgeRange | null;
  readonly word: AgeWord | null;
}

/** Numbered groups that many organisers use: first age and last age. */
const NUMBERED: readonly (readonly [RegExp, readonly (readonly [number, number | null])[]])[] = [
  [
    /\bmasters? ?([1-7])\b(?! ?\d)/,
    [
      [30, 36],
      [36, 41],
      [41, 46],
      [46, 51],
      [51, 56],
      [56, 61],
      [61, null],
    ],
  ],
  [
    /\b(?:juvenile|juvenil) ?([12])\b/,
    [
      [16, 17],
      [17, 18],
    ],
  ],
  [
    /\b(?:teen|infanto juvenil) ?([123])\b/,
    [
      [13, 14],
      [14, 15],
      [15, 16],
    ],
  ],
  [
    /\b(?:junior|infantil) ?([123])\b/,
    [
      [10, 11],
      [11, 12],
      [12, 13],
    ],
  ],
  [
    /\b(?:pee wee|mirim) ?([123])\b/,
    [
      [7, 8],
      [8, 9],
      [9, 10],
    ],
  ],
  [
    /\b(?:mighty mite|pre mirim) ?([123])\b/,
    [
      [4, 5],
      [5, 6],
      [6, 7],
    ],
  ],
];

const YEARS = '(?:years?(?: old)?|yrs?|y|jahren?|j|ans|anos|anni|lat|ar|aar|vuotta)';
const AND_UNDER = new RegExp(
  `(\\d{1,2})\\s*${YEARS}?\\s*(?:and|&|und|et|y|e) (?:under|younger|junger|moins|menos)`,
);
const AND_OVER = new RegExp(
  `(\\d{1,2})\\s*${YEARS}?\\s*(?:and|&|und|et|y|e) (?:over|older|up|above|alter|plus|mas|mais)`,
);
const UNDER = /(?:^|[^\p{L}])u\s?-?(\d{1,2})\b(?!\s*(?:kg|lb))/u;
const UNDER_YEARS = new RegExp(
  `(?:under|unter|below|menos de|moins de|sub)[ -](\\d{1,2})\\s*(?:s\\b|${YEARS}\\b)|\\bsub[ -](\\d{1,2})\\b`,
);
const OVER_UMLAUT = /(?:^|[^\p{L}])ü\s?(\d{2})\b/u;
const RANGE_YEARS = new RegExp(`(\\d{1,2})\\s*(?:-|to|bis|a|do)\\s*(\\d{1,2})\\s*${YEARS}\\b`);
const RANGES = /(?:^|[\s([])(\d{1,2})\s*-\s*(\d{1,2})(?=$|[\s)\],/|])(?!\s*(?:kg|lb))/g;
const PLUS_YEARS = new RegExp(`(\\d{2})\\s*\\+\\s*${YEARS}\\b`);
const PLUS =
  /(?:^|[\s([])(\d{2})\s*\+(?!\s*(?:kg|lb|\d))|(?:^|[\s([])\+(\d{2})(?=$|[\s)\],/|])(?!\s*(?:kg|lb))/;

const figure = (found: RegExpExecArray): number => Number(found[1] ?? found[2]);

const numbered = (folded: string): AgeRange | null => {
  for (const [pattern, bands] of NUMBERED) {
    const found = pattern.exec(folded);
    const band = found === null ? undefined : bands[Number(found[1]) - 1];
    if (band !== undefined) return { from: band[0], below: band[1] };
  }
  return null;
};

const plausible = (from: number, to: number): boolean => from < to && from >= 3 && to <= 99;

const inYears = (text: string): AgeRange | null => {
  const under = UNDER.exec(text) ?? UNDER_YEARS.exec(text);
  if (under !== null) return { from: 0, below: figure(under) };
  const andUnder = AND_UNDER.exec(text);
  if (andUnder !== null) return { from: 0, below: figure(andUnder) + 1 };
  const andOver = AND_OVER.exec(text) ?? OVER_UMLAUT.exec(text) ?? PLUS_YEARS.exec(text);
  if (andOver !== null) return { from: figure(andOver), below: null };
  const range = RANGE_YEARS.exec(text);
  if (range === null) return null;
  const [from, to] = [Number(range[1]), Number(range[2])];
  return plausible(from, to) ? { from, below: to + 1 } : null;
};

/** Figures without a word for years: only beside a word for an age group, or low enough to be no weight. */
const bare = (text: string, besideWord: boolean): AgeRange | null => {
  const ranges = [...text.matchAll(RANGES)]
    .map((found) => [Number(found[1]), Number(found[2])] as const)
    .filter(([from, to]) => plausible(from, to));
  const range = ranges.find(([, to]) => to <= 18) ?? (besideWord ? ranges[0] : undefined);
  if (range !== undefined) return { from: range[0], below: range[1] + 1 };
  const plus = besideWord ? PLUS.exec(text) : null;
  return plus === null ? null : { from: figure(plus), below: null };
};

/** Reads the ages of a text such as `Masters 35+`, `Boys [13-14 years]`, `U16`, `Teen 2`. */
export const readAges = (text: string): AgeReading => {
  const plain = plainDashes(text).toLowerCase();
  const folded = foldText(plain);
  const words = folded.split(' ');
  const pairs = words.map((word, index) => `${word} ${words[index + 1] ?? ''}`);
  const word = ageWordIn([...words, ...pairs]);
  const range = numbered(folded) ?? inYears(plain) ?? bare(plain, word !== null);
  return { range, word };
};

/** The ages that a word alone stands for. */
export const agesOfWord = (word: AgeWord): AgeRange => {
  switch (word) {
    case 'kids':
      return { from: 4, below: 13 };
    case 'juniors':
      return { from: 10, below: 13 };
    case 'teens':
      return { from: 13, below: 18 };
    case 'juvenile':
      return { from: 16, below: 18 };
    case 'adult':
      return { from: 18, below: 30 };
    case 'masters':
      return { from: 30, below: null };
  }
};
