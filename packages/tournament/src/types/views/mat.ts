import type { MatchSetup, MatchView, TimedAction } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import type { LiveScore, MatchCard } from './match.ts';

export interface MatSummary {
  readonly matId: string;
  readonly name: string;
  readonly current: (MatchCard & { readonly live: LiveScore }) | null;
  /** The next matches of this mat in order. */
  readonly queue: readonly MatchCard[];
  readonly left: number;
  /**
   * Epoch ms since when it has no match although one is ready; null: it has one, none is ready, or no match of the
   * tournament was opened yet. It follows from the log, so that every screen says the same.
   */
  readonly idleSince: number | null;
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
  /** Points by technique code and the like, to name the last call. */
  readonly rules: ScreenRules | null;
  readonly next: MatchCard | null;
}

/** What a mat's table needs to run its match with the engine on the spot. */
export interface TableView {
  readonly mat: { readonly matId: string; readonly name: string };
  readonly tournamentName: string;
  readonly match: TableMatch | null;
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
  readonly epoch: number;
  /** The device that holds the match, and alone may act on it; null: none does. */
  readonly holder: string | null;
  /** Version of the match's stream, for the next append. */
  readonly version: number;
  readonly confirmed: boolean;
}
