import type { BySide, Method, Side } from '@threecount/match';

/** A match of a bracket as another program recorded it. `red` is whom the file has on the left. */
export interface RecordedMatch {
  /** In the file, the header row being 1. */
  readonly row: number;
  readonly stage: RecordedStage;
  /** By name, which is the same through a bracket; null: a bye, or nobody. */
  readonly names: BySide<string | null>;
  readonly winner: Side | null;
  /** Null where nobody met. */
  readonly method: Method | null;
  readonly points: BySide<number>;
}

/** Where in its bracket a match stands. */
export type RecordedStage =
  /** A round of a knock-out with so many matches: 1 is the final. */
  | { readonly kind: 'knock-out'; readonly matches: number }
  | { readonly kind: 'third-place' }
  | { readonly kind: 'repechage' }
  /** One of `of` matches of a group in which everybody meets, or of a best of three. */
  | { readonly kind: 'numbered'; readonly of: number };

export interface RecordedBracket {
  /** Its first row in the file. */
  readonly row: number;
  readonly group: string;
  readonly matches: readonly RecordedMatch[];
}

/** The places that were recorded, by group and by name. */
export type RecordedPlaces = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** An expected no: a sentence that names rows and no people. */
export interface No {
  readonly ok: false;
  readonly message: string;
}
