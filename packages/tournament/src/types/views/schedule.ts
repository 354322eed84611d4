import type { MatchCard } from './match.ts';

/** What is still to be fought, in the order of its planned times. */
export interface ScheduleView {
  readonly tournament: {
    readonly tournamentId: string;
    readonly name: string;
    readonly date: string | null;
    /** The venue's IANA time zone; null: none was set. */
    readonly timeZone: string | null;
  };
  /** Those without a time ("to be announced") come last, by division and number. */
  readonly matches: readonly MatchCard[];
}
