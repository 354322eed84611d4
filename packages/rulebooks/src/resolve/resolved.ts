import type { AllowanceRule, ClockRules, PeriodRule } from '../schema/clock.ts';
import type { EndingRules } from '../schema/endings.ts';
import type { FoulRules } from '../schema/fouls.ts';
import type { ScoringRules } from '../schema/scoring.ts';
import type { Cited, ScreenCount } from '../screen-rules.ts';
import type { DivisionColumn } from './division-column.ts';
import type { Options } from './options.ts';

/** A period with the length that the division gives it. */
export interface ResolvedPeriod extends Omit<PeriodRule, 'length' | 'on' | 'when'> {
  readonly lengthMs: number | null;
  /** What the length rests on. */
  readonly lengthCite: Cited;
  /** Raised at the start. */
  readonly lengthFlag?: string;
}

export type LegalStanding = 'legal' | 'illegal' | 'conditional' | 'unlisted';

/** How each technique stands; `submission`: what one by it means where it is illegal. */
export type ResolvedTechniques = Readonly<
  Record<
    string,
    {
      readonly legal: LegalStanding;
      readonly locked: boolean;
      readonly submission?: 'void-and-penalty' | 'disqualify' | 'stands';
    } & Cited
  >
>;

/** Submission techniques in this division. */
export interface ResolvedLegality extends Cited {
  readonly confirmed: boolean;
  /** The flag of a technique that an unconfirmed table bars or does not list. */
  readonly flag: string;
  /** Left out: true. */
  readonly unlistedBars?: boolean;
  readonly flagsUnnamed?: boolean;
  /** The columns of the table by which this match is judged. */
  readonly columns: readonly string[];
  /** By technique; one that is missing is unlisted. */
  readonly techniques: ResolvedTechniques;
  /** Where each side is judged by its own belt and they differ. */
  readonly bySide?: { readonly red: ResolvedTechniques; readonly blue: ResolvedTechniques };
}

/**
 * The rules of one match: book, options and division resolved. Plain data, so that a server can send it to a browser
 * where the same engine runs.
 */
export interface ResolvedRules {
  readonly book: {
    readonly id: string;
    readonly name: string;
    readonly edition: string;
    readonly hash: string;
  };
  readonly options: Options;
  readonly division: DivisionColumn;
  readonly stage: string;
  readonly periods: readonly ResolvedPeriod[];
  readonly clock: ClockRules;
  readonly allowances: readonly AllowanceRule[];
  readonly scoring: ScoringRules;
  readonly fouls: FoulRules;
  readonly endings: EndingRules;
  readonly legality: ResolvedLegality;
  /** Counts of the guide that hold in this division. */
  readonly counts: readonly ScreenCount[];
  readonly reminders: readonly ({ readonly code: string; readonly label: string } & Cited)[];
}
