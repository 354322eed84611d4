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
/** `late`: entered once the division was drawn, and not placed in it yet. */
export type NotDrawnReason = 'not-approved' | 'failed-weigh-in' | 'withdrawn' | 'late';

/** One person entered in one division. */
export interface Entry {
  readonly entryId: EntryId;
  readonly personId: PersonId;
  readonly divisionId: DivisionId;
  /** 1 is the first seed; null: unseeded. A list's 0 is unseeded. */
  readonly seed: number | null;
  /** Points of a ranking, by which seeds can be given; left out or null: none. */
  readonly points?: number | null;
  /** Belt or level as the list gave it; empty when unknown. */
  readonly rank: string;
  readonly weightKg: number | null;
  readonly notDrawn: NotDrawnReason | null;
  /** Set when the entry left after the draw. */
  readonly withdrawn: { readonly reason: string } | null;
  /** Row numbers of the lists it came from (1 is the first row below the header). */
  readonly rows: readonly number[];
}

/** Entries of one division that are to be kept apart: each group has two or more. The log holds ids, never names. */
export interface Apart {
  readonly club: readonly (readonly EntryId[])[];
  readonly country: readonly (readonly EntryId[])[];
}

export type ThirdPlace = 'fought' | 'shared' | 'none';

/**
 * Who fights for the two third places of a repechage: the losers of the quarter-finals; those whom the finalists beat;
 * everyone with one loss.
 */
export type RepechageFrom = 'quarter-finals' | 'finalists' | 'all';

/** How a division is fought. */
export type FormatPlan =
  /** One entry: nothing to fight. */
  | { readonly format: 'alone' }
  | { readonly format: 'single-elimination'; readonly thirdPlace: ThirdPlace }
  | { readonly format: 'repechage'; readonly from: RepechageFrom }
  /** Out after two losses; a second final only if the unbeaten finalist loses the first. */
  | { readonly format: 'double-elimination' }
  | { readonly format: 'round-robin'; readonly thirdPlace: ThirdPlace }
  /** Pools of about `poolSize`, none larger; the first `advance` of each fight a knock-out. */
  | {
      readonly format: 'pools';
      readonly poolSize: number;
      readonly advance: number;
      readonly thirdPlace: ThirdPlace;
    }
  | { readonly format: 'best-of-three' }
  /**
   * Three entries: the loser of the first match meets the third, the two winners meet for first place. `rematch`: what
   * happens when the loser of the first match wins the second: they meet again, or places are taken from the two matches.
   */
  | { readonly format: 'bracket-of-three'; readonly rematch: 'fought' | 'none' };

export type Format = FormatPlan['format'];

/** One row of the organiser's table: divisions of `from` to `to` entries (inclusive; null: any number) are fought so. */
export interface FormatRow {
  readonly from: number;
  readonly to: number | null;
  readonly plan: FormatPlan;
}

/** What orders competitors who all met: the greater first, save `against` and `fastest`, where less is better. */
export type StandingStep =
  | 'wins'
  /** Wins in the matches among those who are level. */
  | 'mutual'
  | 'submissions'
  | 'difference'
  | 'points'
  | 'against'
  /** The time of the wins by submission, added up; who has none comes after who has one. */
  | 'fastest';

/** The order of a round robin and of pools, as the organiser set it when the division was drawn. */
export interface StandingRules {
  readonly steps: readonly StandingStep[];
  /** Once a step has parted some, those still level begin the list again, or go on down it. */
  readonly restart: 'again' | 'onward';
  /** Somebody leaves with matches unfought: those become walkovers, or all their matches are struck. */
  readonly withdrawn: 'walkovers' | 'struck';
}

export interface TournamentSettings {
  /** By size, in order, without gap from 2 on; the last row has no upper end. */
  readonly formats: readonly FormatRow[];
  readonly standing: StandingRules;
  /** How often a competitor is called before a match is lost by not coming, and how long is between two calls. */
  readonly calls: { readonly number: number; readonly intervalSeconds: number };
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
  /** Whom the winner of `matchId` beat in the match of that column on the way to it, or in it. */
  | { readonly kind: 'beaten-by'; readonly matchId: MatchId; readonly column: number }
  /** Who came in at `place` of a pool; pools are counted from 1. */
  | { readonly kind: 'placed'; readonly pool: number; readonly place: number }
  | { readonly kind: 'nobody' };

/** A round by its meaning; screens have the words. `number` counts from 1. */
export type RoundName =
  | { readonly kind: 'round'; readonly number: number }
  | { readonly kind: 'round-of'; readonly size: number }
  | { readonly kind: 'quarter-final' }
  | { readonly kind: 'semi-final' }
  | { readonly kind: 'final' }
  | { readonly kind: 'third-place' }
  | { readonly kind: 'best-of-three'; readonly number: number }
  /** Among those with one loss. */
  | { readonly kind: 'lower'; readonly number: number }
  | { readonly kind: 'lower-final' }
  /** The last match among those without a loss. */
  | { readonly kind: 'upper-final' }
  | { readonly kind: 'second-final' }
  | { readonly kind: 'repechage'; readonly number: number }
  | { readonly kind: 'pool'; readonly pool: number; readonly number: number };

/** When a match is fought at all; else it is not needed. */
export type Needed =
  /** Only if that side won that match. */
  | { readonly kind: 'won-by'; readonly matchId: MatchId; readonly side: 'red' | 'blue' }
  /** Only if its two have not met in that match. */
  | { readonly kind: 'not-met-in'; readonly matchId: MatchId }
  /** Match by match: only while nobody has two wins in these. */
  | { readonly kind: 'series'; readonly after: readonly MatchId[] };

/** Which drawing of a bracket a match stands in. */
export type BracketPart = 'main' | 'lower' | 'finals' | 'pool';

/** One match of a drawn division. */
export interface BracketMatch {
  readonly matchId: MatchId;
  readonly round: RoundName;
  readonly part: BracketPart;
  /** When its turn comes, counted from 0 through the whole bracket: no match waits for one of the same or a later column. */
  readonly column: number;
  readonly red: Slot;
  readonly blue: Slot;
  readonly needed?: Needed;
}

/** Who takes a place of the podium once all is over: the first of the slots whose match was needed. */
export interface PlaceSource {
  readonly place: 1 | 2 | 3;
  readonly from: readonly Slot[];
}

/** Somebody who came into a drawn bracket. */
export interface LateEntry {
  readonly entryId: EntryId;
  readonly place:
    | { readonly kind: 'bye'; readonly matchId: MatchId; readonly side: 'red' | 'blue' }
    | { readonly kind: 'instead-of'; readonly entryId: EntryId };
  /** The numbers of the matches that are fought because of it. */
  readonly numbers: Readonly<Record<MatchId, number>>;
}

/** A drawn division: fixed from the draw on; progress is folded from results, never stored. */
export interface Bracket {
  readonly plan: FormatPlan;
  readonly seedText: string;
  /** Who was kept apart; left out: nobody was, as in draws of the first version. */
  readonly apart?: Apart;
  /** Pairs of entries that changed places after the draw, one exchange after another; left out: none did. */
  readonly swaps?: readonly (readonly [EntryId, EntryId])[];
  /** Entries in the order of the draw: place 1 first. With the exchanges done. */
  readonly order: readonly EntryId[];
  /** A match stands after those it waits for. */
  readonly matches: readonly BracketMatch[];
  /** Those who all meet, by pool; empty where nobody does. */
  readonly pools: readonly (readonly EntryId[])[];
  /** Empty where the places come from the standings of the only pool. */
  readonly places: readonly PlaceSource[];
  readonly standing: StandingRules;
  /** Set where the first version drew a round robin: it put the matches of a round in another order. */
  readonly ordered?: 'first-version';
  /** Who came in after the draw, in that order; left out: nobody. */
  readonly late?: readonly LateEntry[];
  /** Whether a competitor who was disqualified, though not barred, still takes a loser's slot here. */
  readonly disqualifiedGoOn: boolean;
}
