import type { Cited } from '../screen-rules.ts';

/** A row of a handicap table. */
export interface HandicapRow {
  readonly rank: string;
  /** Included; null: no upper bound. */
  readonly maxKg: number | null;
  readonly score: number;
}

/** The score that a table is expected to have for a belt at a weight. */
export interface HandicapExpected extends Cited {
  readonly rank: string;
  readonly kg: number;
  readonly score: number;
}

interface Handicap {
  /** Null: the organiser has not given the table. */
  readonly rows: readonly HandicapRow[] | null;
  /** Left out or null: nothing is expected. */
  readonly expected?: HandicapExpected | null;
}

type Row = HandicapRow;
type Rows = readonly Row[];

/** A fighter's score, or what the table lacks for it. */
export type HandicapScore =
  | { readonly is: 'score'; readonly score: number }
  | { readonly is: 'no-rank' }
  /** The table has the belt, and no band that reaches the weight. */
  | { readonly is: 'no-band' };

const bound = (row: Row): number => row.maxKg ?? Number.POSITIVE_INFINITY;

const bandsOf = (rows: Rows, rank: string): Rows =>
  rows.filter((row) => row.rank === rank).toSorted((a, b) => bound(a) - bound(b));

/** The score of a belt at a weight: that of the lowest band whose bound is not below it. */
export function handicapScore(rows: Rows, rank: string, kg: number): HandicapScore {
  const bands = bandsOf(rows, rank);
  if (bands.length === 0) return { is: 'no-rank' };
  const band = bands.find((row) => kg <= bound(row));
  return band ? { is: 'score', score: band.score } : { is: 'no-band' };
}

/** What a table says that a handicap would not. Nothing of it keeps a table from being used. */
export type HandicapWarning =
  /** The expected place has another score (null: none). */
  | {
      readonly code: 'not-as-expected';
      readonly rank: string;
      readonly kg: number;
      readonly expected: number;
      readonly found: number | null;
      readonly clause: string;
    }
  /** A heavier band of the belt has a lower score. `kg`: its bound (null: none). */
  | { readonly code: 'falls-with-weight'; readonly rank: string; readonly kg: number | null }
  /** A higher belt has a lower score at the same weight. */
  | { readonly code: 'falls-with-belt'; readonly rank: string; readonly kg: number | null }
  /** A belt of the book that no row has. */
  | { readonly code: 'belt-missing'; readonly rank: string }
  /** The heaviest band of the belt has a bound, so that somebody may be too heavy for the table. */
  | { readonly code: 'no-open-band'; readonly rank: string; readonly kg: number }
  /** Two rows for one belt and bound: the first one counts. */
  | { readonly code: 'row-twice'; readonly rank: string; readonly kg: number | null };

/** Doubts about the organiser's table. @param ranks the book's belts, lowest first */
export function handicapWarnings(
  handicap: Handicap,
  ranks: readonly string[],
): readonly HandicapWarning[] {
  const { rows } = handicap;
  if (rows === null) return [];
  const present = ranks.filter((rank) => rows.some((row) => row.rank === rank));
  const missing = ranks.filter((rank) => !present.includes(rank));
  return [
    ...asExpected(handicap, rows),
    ...present.flatMap((rank) => inBelt(rows, rank)),
    ...present.slice(1).flatMap((rank, i) => acrossBelts(rows, present[i] ?? rank, rank)),
    ...missing.map((rank) => ({ code: 'belt-missing', rank }) as const),
  ];
}

function asExpected({ expected }: Handicap, rows: Rows): readonly HandicapWarning[] {
  if (expected === undefined || expected === null) return [];
  const { rank, kg, score, clause } = expected;
  const found = handicapScore(rows, rank, kg);
  const value = found.is === 'score' ? found.score : null;
  if (value === score) return [];
  return [{ code: 'not-as-expected', rank, kg, expected: score, found: value, clause }];
}

function inBelt(rows: Rows, rank: string): readonly HandicapWarning[] {
  const bands = bandsOf(rows, rank);
  const steps = bands.slice(1).flatMap((band, i): HandicapWarning[] => {
    const before = bands[i];
    if (before === undefined) return [];
    if (before.maxKg === band.maxKg) return [{ code: 'row-twice', rank, kg: band.maxKg }];
    return band.score < before.score ? [{ code: 'falls-with-weight', rank, kg: band.maxKg }] : [];
  });
  const heaviest = bands.at(-1)?.maxKg ?? null;
  return heaviest === null ? steps : [...steps, { code: 'no-open-band', rank, kg: heaviest }];
}

/** The first weight at which the higher belt has the lower score. */
function acrossBelts(rows: Rows, lower: string, higher: string): readonly HandicapWarning[] {
  const bounds = [...bandsOf(rows, lower), ...bandsOf(rows, higher)].map(bound);
  const falls = [...new Set(bounds)]
    .toSorted((a, b) => a - b)
    .find((kg) => {
      const [low, high] = [handicapScore(rows, lower, kg), handicapScore(rows, higher, kg)];
      return low.is === 'score' && high.is === 'score' && high.score < low.score;
    });
  if (falls === undefined) return [];
  return [{ code: 'falls-with-belt', rank: higher, kg: Number.isFinite(falls) ? falls : null }];
}
