import type { MatchSetup, MatchView, TimedAction } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import type { TournamentSettings } from '../entities.ts';
import type { MatBreak, Session } from '../schedule.ts';
import type { LiveScore, MatchCard } from './match.ts';
import type { TeamBoutsView } from './team-match.ts';

export interface MatSummary {
  readonly matId: string;
  readonly name: string;
  readonly current: (MatchCard & { readonly live: LiveScore }) | null;
  /** The next matches of this mat in order. */
  readonly queue: readonly MatchCard[];
  readonly left: number;
  /**
   * Epoch ms since when it has no match although one is ready; null: it has one, none is ready, it is in a break, or
   * its day has not begun. It follows from the log, so that every screen says the same.
   */
  readonly idleSince: number | null;
  /** By how much its next match is later than the day was meant, ms; null: nobody has said when the day begins. */
  readonly lateMs: number | null;
  /** When its last match will be over, epoch ms on the whole minute; null: none is planned. */
  readonly plannedEnd: number | null;
  /** Its own sessions; null: those of all mats. */
  readonly sessions: readonly Session[] | null;
  /** As they were set. */
  readonly breaks: readonly MatBreak[];
  /** As they will be, without those that are over; epoch ms on the whole minute. */
  readonly plannedBreaks: readonly {
    readonly start: number;
    readonly end: number;
    readonly name: string;
  }[];
}

interface Named {
  readonly code: string;
  readonly label: string;
}

/** Of a match's rules what a scoreboard draws; it goes out with every change. */
export interface BoardRules {
  readonly periods: ScreenRules['periods'];
  /** Empty where the book has no points. */
  readonly techniques: readonly Named[];
  /** Empty where the book has no advantages. */
  readonly advantages: readonly Named[];
  readonly fouls: readonly Named[];
}

/** What the scoreboard of a mat and its followers see. */
export interface ScoreboardView {
  readonly mat: { readonly matId: string; readonly name: string };
  readonly tournamentName: string;
  readonly match: MatchCard | null;
  readonly rulebookName: string;
  readonly view: MatchView | null;
  /** Epoch ms at which the match's real time was 0. */
  readonly startedAt: number | null;
  readonly rules: BoardRules | null;
  readonly next: MatchCard | null;
  /** Set in a team match: `view` is that of the bout on the mat, or of the last one. */
  readonly team: TeamBoutsView | null;
}

/** What a mat's table needs to run its match with the engine on the spot. */
export interface TableView {
  /** The venue's time zone; null: none was set. */
  readonly timeZone: string | null;
  readonly mat: { readonly matId: string; readonly name: string };
  readonly tournamentName: string;
  readonly match: TableMatch | null;
  /** How often somebody is called before a no-show, and how long is between two calls. */
  readonly calls: TournamentSettings['calls'];
  /** What this mat could take now, first one first; held ones are shown with their reason. */
  readonly queue: readonly MatchCard[];
}

export interface TableMatch {
  readonly card: MatchCard;
  readonly setup: MatchSetup;
  readonly screen: ScreenRules;
  /** The accepted actions so far, in order: replaying them gives the state. */
  readonly actions: readonly TimedAction[];
  readonly startedAt: number | null;
  /** What the division gives, where the table gave this match another length; null: it has that of the division. */
  readonly divisionLengthMs: number | null;
  readonly epoch: number;
  /** The device that holds the match, and alone may act on it; null: none does. */
  readonly holder: string | null;
  /** Version of the match's stream, for the next append. */
  readonly version: number;
  readonly confirmed: boolean;
  /** Set in a team match: `setup` and `actions` are those of the bout on the mat, or of the last one. */
  readonly team: TeamBoutsView | null;
}

/** What stays as it is while a table has a match, and is most of its view. */
export type FixedRules = Pick<TableMatch, 'setup' | 'screen'>;

/** A table's view as it goes out live: with the key of its fixed rules in their place. */
export interface LiveTable extends Omit<TableView, 'match'> {
  readonly match:
    | (Omit<TableMatch, keyof FixedRules> & {
        /** Names the fixed rules by their content. */
        readonly rulesKey: string;
      })
    | null;
}
