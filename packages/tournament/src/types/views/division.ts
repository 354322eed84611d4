import type { LatePlace } from '../../draw/late.ts';
import type {
  BracketPart,
  DivisionColumnChoice,
  Entry,
  Format,
  FormatPlan,
  RoundName,
} from '../entities.ts';
import type { CompetitorView, MatchCard } from './match.ts';
import type { Podium, StandingsRow } from './podium.ts';

export interface DivisionSummary {
  readonly divisionId: string;
  readonly name: string;
  readonly entries: number;
  readonly standing: 'not-drawn' | 'drawn' | 'running' | 'complete' | 'empty';
  readonly format: Format | null;
  readonly matId: string | null;
  readonly column: DivisionColumnChoice;
  readonly durationMs: number | null;
  /** How many bouts a match is reckoned to have: one, or those of a team match, each so long. */
  readonly boutsPerMatch: number;
  readonly matches: { readonly total: number; readonly done: number };
  /** Matches whose table gave them another length than the division has now: is that of the division wrong? */
  readonly otherLengths: readonly { readonly number: number; readonly lengthMs: number }[];
}

/** How many of one club, or country, can meet in or before a round, beside the fewest that are possible. */
export interface EarlyMeetings {
  /** 1 is the first round. */
  readonly round: number;
  readonly clubPairs: number;
  /**
   * With these seeds, the pairs of a draw that has the fewest in the first round, then in the second, and so on. Above
   * 512 entries: fewer than which none has, each club taken by itself.
   */
  readonly clubBound: number;
  readonly countryPairs: number;
  /** No draw with these seeds has fewer; each country taken by itself, and clubs left aside. */
  readonly countryBound: number;
}

/** Seeds that points would give, before anybody sets them. */
export interface SeedProposal {
  readonly seeds: readonly { readonly entryId: string; readonly seed: number }[];
  /** Entries with the same points, in the order that the lot gave them. */
  readonly byLot: readonly (readonly string[])[];
}

/** One column of a drawing. */
export interface RoundView {
  readonly part: BracketPart;
  readonly round: RoundName;
  readonly matches: readonly MatchCard[];
}

/** The order of one pool; a round robin and a best of three are one pool. */
export interface PoolStandings {
  /** From 1. */
  readonly pool: number;
  readonly rows: readonly StandingsRow[];
  /** True where all is fought and the organiser has to part those who are level, since it matters who is where. */
  readonly level: boolean;
}

export interface DivisionView {
  readonly summary: DivisionSummary;
  readonly seedText: string | null;
  /** How it was drawn; null: it is not drawn. */
  readonly plan: FormatPlan | null;
  /** How the organiser chose to have it fought, whatever the table of sizes says. */
  readonly chosenPlan: FormatPlan | null;
  readonly entries: readonly (CompetitorView & {
    readonly notDrawn: Entry['notDrawn'];
    readonly withdrawn: boolean;
  })[];
  /** Early meetings by round of a knock-out, or in pools; null for other formats and where nobody was to be kept apart. */
  readonly early: readonly EarlyMeetings[] | null;
  /** Columns of the drawings, part by part; each with its matches from top to bottom. */
  readonly rounds: readonly RoundView[];
  /** Of those who all meet, by pool; empty where nobody does. */
  readonly standings: readonly PoolStandings[];
  /** Where somebody who comes late can still come in. */
  readonly latePlaces: readonly LatePlace[];
  readonly podium: Podium;
}
