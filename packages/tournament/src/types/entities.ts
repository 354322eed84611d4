import type { DivisionColumn } from '@threecount/rulebooks';

/**
 * Ids are given in order inside one tournament (`p1`, `e1`, `d1`, `m1`), so that the same input gives the same log.
 * A match is named by its division and its number in the bracket: `d3-7`.
 */
export type PersonId = string;
export type EntryId = string;
export type DivisionId = string;
export type MatId = string;
export type MatchId = string;

/**
 * A person, beside the log: the log holds only the id. Versioned; the newest version counts.
 * Birth dates and contacts never stand on a public page or in a public export.
 */
export interface PersonRecord {
  readonly personId: PersonId;
  readonly version: number;
  readonly givenName: string;
  readonly familyName: string;
  readonly club: string;
  readonly team: string;
  /** Country code or name as the list gave it; empty when unknown. */
  readonly country: string;
  /** ISO date, or only a year (`1994`), or null when unknown. */
  readonly born: string | null;
  readonly gender: 'male' | 'female' | null;
  readonly email: string;
  readonly phone: string;
  /** Ids in other systems by the system's name, so that the same list twice finds the same person. */
  readonly externalIds: Readonly<Record<string, string>>;
  /** True once the person was erased: names and contacts are empty then. */
  readonly erased: boolean;
}

/** Why an entry that was taken in is left out of the draw. */
export type NotDrawnReason = 'not-approved' | 'failed-weigh-in' | 'withdrawn';

/** One person entered in one division. */
export interface Entry {
  readonly entryId: EntryId;
  readonly personId: PersonId;
  readonly divisionId: DivisionId;
  /** 1 is the first seed; null: unseeded. A list's 0 is unseeded. */
  readonly seed: number | null;
  /** Belt or level as the list gave it; empty when unknown. */
  readonly rank: string;
  readonly weightKg: number | null;
  readonly notDrawn: NotDrawnReason | null;
  /** Set when the entry left after the draw. */
  readonly withdrawn: { readonly reason: string } | null;
  /** Row numbers of the lists it came from (1 is the first row below the header). */
  readonly rows: readonly number[];
}

export type ThirdPlace = 'fought' | 'shared' | 'none';

export type Format = 'single-elimination' | 'round-robin' | 'best-of-three' | 'alone';

export interface TournamentSettings {
  readonly thirdPlace: ThirdPlace;
  /** Sizes (inclusive) drawn as a round robin; null: none. Within 3 to 5. */
  readonly roundRobin: { readonly from: number; readonly to: number } | null;
  /** Two entries: best of three, or one match. */
  readonly twoEntries: 'best-of-three' | 'single-match';
  /** Rest between two matches of one competitor: seconds, or one length of the division's match. */
  readonly rest: 'match-length' | number;
  /** The organiser's choices where the book is silent (engine options). */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The book's column of a division, and how it came there. */
export interface DivisionColumnChoice {
  readonly column: DivisionColumn;
  /** `guessed` until an organiser confirms or corrects it. */
  readonly standing: 'guessed' | 'confirmed';
  /** Where the division spans several columns: the others. The shorter duration is taken, as our default. */
  readonly alternatives: readonly DivisionColumn[];
}

/** Where a side of a match comes from. */
export type Slot =
  | { readonly kind: 'competitor'; readonly entryId: EntryId }
  | { readonly kind: 'bye' }
  | { readonly kind: 'winner-of'; readonly matchId: MatchId }
  | { readonly kind: 'loser-of'; readonly matchId: MatchId }
  | { readonly kind: 'nobody' };

/** A round by its meaning; screens have the words. `number` counts from 1. */
export type RoundName =
  | { readonly kind: 'round'; readonly number: number }
  | { readonly kind: 'round-of'; readonly size: number }
  | { readonly kind: 'quarter-final' }
  | { readonly kind: 'semi-final' }
  | { readonly kind: 'final' }
  | { readonly kind: 'third-place' }
  | { readonly kind: 'best-of-three'; readonly number: number };

/** One match of a drawn division. */
export interface BracketMatch {
  readonly matchId: MatchId;
  readonly round: RoundName;
  /** Column of the drawing, from 0. */
  readonly column: number;
  readonly red: Slot;
  readonly blue: Slot;
}

/** A drawn division: fixed from the draw on; progress is folded from results, never stored. */
export interface Bracket {
  readonly format: Format;
  readonly thirdPlace: ThirdPlace;
  readonly seedText: string;
  /** Entries in the order of the draw: place 1 first. */
  readonly order: readonly EntryId[];
  readonly matches: readonly BracketMatch[];
}
