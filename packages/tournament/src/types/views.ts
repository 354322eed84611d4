import type {
  Explanation,
  MatchSetup,
  MatchView,
  Method,
  Side,
  TimedAction,
} from '@threecount/match';
import type { LadderRule, LengthForBelts, OfficialRules, ScreenRules } from '@threecount/rulebooks';
import type { RowFate } from './actions.ts';
import type {
  DivisionColumnChoice,
  Entry,
  Format,
  RoundName,
  ThirdPlace,
  TournamentSettings,
} from './entities.ts';

/** A competitor as the public may see one: no birth date, no contact. */
export interface CompetitorView {
  readonly entryId: string;
  /** The same in all divisions, and after a name was corrected. */
  readonly personId: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly club: string;
  readonly country: string;
  readonly seed: number | null;
}

export type SlotView =
  | { readonly kind: 'competitor'; readonly competitor: CompetitorView }
  | { readonly kind: 'bye' }
  | { readonly kind: 'winner-of' | 'loser-of'; readonly matchId: string; readonly number: number }
  | { readonly kind: 'nobody' };

export type MatchStanding =
  /** A side is not known yet. */
  | 'waiting'
  | 'ready'
  /** Both known, but one is on another mat or within the rest. */
  | 'held'
  /** A table has taken it. */
  | 'on-mat'
  /** Ended, not confirmed. */
  | 'ended'
  | 'confirmed'
  /** Decided without a fight: bye, walkover, nobody. */
  | 'decided'
  /** Best of three: the third is not needed. */
  | 'not-needed'
  /** The recorded entries are no longer those of the slots. */
  | 'needs-ruling';

export interface MatchResultView {
  readonly winner: Side | null;
  /** `walkover` and `bye`: decided without a fight. */
  readonly method: Method | 'walkover' | 'bye';
  readonly points: { readonly red: number; readonly blue: number };
  readonly elapsedMs: number | null;
  readonly paper: boolean;
}

/** A match as brackets, queues and lists show it. */
export interface MatchCard {
  readonly matchId: string;
  /** The number that people call out; counted through the tournament. 0 for a match with a bye, which nobody calls. */
  readonly number: number;
  readonly divisionId: string;
  readonly divisionName: string;
  readonly round: RoundName;
  readonly red: SlotView;
  readonly blue: SlotView;
  readonly standing: MatchStanding;
  readonly matId: string | null;
  readonly matName: string | null;
  readonly result: MatchResultView | null;
  /** Why a `held` match is held. */
  readonly held: readonly HeldReason[];
  /** A rough range of its start from the queue and the mat's pace, epoch ms; null when it cannot be said. */
  readonly expected: { readonly from: number; readonly to: number } | null;
}

export type HeldReason =
  | { readonly kind: 'on-other-mat'; readonly entryId: string; readonly matName: string }
  | { readonly kind: 'resting'; readonly entryId: string; readonly until: number };

/** The state of a running match without its log, for lists. */
export interface LiveScore {
  readonly status: MatchView['status'];
  readonly points: { readonly red: number; readonly blue: number };
  readonly fouls: { readonly red: number; readonly blue: number };
  readonly clock: MatchView['clock'];
  /** Epoch ms (server clock) at which the match's real time was 0; null before the first start. */
  readonly startedAt: number | null;
}

/** One match with its explanation, whole: what of it spectators see is for the caller to say. */
export interface MatchPage {
  readonly card: MatchCard;
  /** Null where it was not fought here: not opened yet, or a result from paper alone. */
  readonly live: LiveScore | null;
  readonly explanation: Explanation | null;
}

/** What everybody may read of the rules of a division. */
export interface DivisionRules {
  readonly divisionId: string;
  readonly name: string;
  /** Null: the book has no rules for it; `problem` says why. */
  readonly rules: ScreenRules | null;
  readonly problem: string | null;
  /** What fouls cost, step by step. */
  readonly ladders: readonly LadderRule[];
  /** Lengths of a match where they hang on the two belts; else empty. */
  readonly lengths: readonly LengthForBelts[];
  /** The columns of the table of techniques by which it is judged; unconfirmed ones only flag. */
  readonly legality: {
    readonly columns: readonly { readonly id: string; readonly label: string }[];
    readonly confirmed: boolean;
  };
}

/** All that an official looks up about a division, for one page without a network. */
export interface DivisionForOfficials {
  readonly divisionId: string;
  readonly name: string;
  /** Null: the book has no rules for it; `problem` says why. */
  readonly official: OfficialRules | null;
  readonly problem: string | null;
}

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

export interface DivisionSummary {
  readonly divisionId: string;
  readonly name: string;
  readonly entries: number;
  readonly standing: 'not-drawn' | 'drawn' | 'running' | 'complete' | 'empty';
  readonly format: Format | null;
  readonly matId: string | null;
  readonly column: DivisionColumnChoice;
  readonly durationMs: number | null;
  readonly matches: { readonly total: number; readonly done: number };
}

export interface PodiumPlace {
  readonly place: 1 | 2 | 3;
  readonly competitor: CompetitorView;
}

/**
 * What there is to say of a podium: the champion did not have to fight; the final had no winner; the third place is
 * level.
 */
export type PodiumNote = 'without-a-fight' | 'final-without-winner' | 'third-level';

/** Why a division that is over has nobody on its podium. */
export type NoPodiumReason =
  /** Nobody was entered, or nobody of those took part in the draw. */
  | 'no-entries'
  /** All withdrew, were barred or did not come. */
  | 'nobody-left'
  /** The matches gave no winner. */
  | 'nobody-advanced'
  /** No criterion separates the first ones: the organiser has to rule. */
  | 'standings-level';

export type Podium =
  | {
      readonly kind: 'places';
      readonly places: readonly PodiumPlace[];
      readonly note?: PodiumNote;
    }
  /** Not over yet. */
  | { readonly kind: 'open' }
  /** Over, and nobody stands there: the reason is a message key. */
  | { readonly kind: 'none'; readonly reason: NoPodiumReason };

export interface StandingsRow {
  readonly competitor: CompetitorView;
  readonly place: number;
  readonly wins: number;
  readonly losses: number;
  readonly submissions: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** The step that parted this row from those level with it; null: none, the place is shared. */
  readonly placedBy: PlacedBy | null;
}

/** The steps of a round robin's order. `barred`: put last. */
export type PlacedBy =
  | 'wins'
  | 'mutual'
  | 'submissions'
  | 'difference'
  | 'points'
  | 'ruling'
  | 'barred';

export interface DivisionView {
  readonly summary: DivisionSummary;
  readonly seedText: string | null;
  readonly thirdPlace: ThirdPlace | null;
  readonly entries: readonly (CompetitorView & {
    readonly notDrawn: Entry['notDrawn'];
    readonly withdrawn: boolean;
  })[];
  /** Columns of the drawing, in order; each with its matches from top to bottom. */
  readonly rounds: readonly { readonly round: RoundName; readonly matches: readonly MatchCard[] }[];
  /** For a round robin or best of three. */
  readonly standings: readonly StandingsRow[];
  readonly podium: Podium;
}

export interface TournamentView {
  readonly tournamentId: string;
  readonly name: string;
  readonly date: string | null;
  readonly published: boolean;
  readonly rulebook: { readonly id: string; readonly name: string; readonly hash: string };
  readonly settings: TournamentSettings;
  readonly counts: {
    readonly competitors: number;
    readonly entries: number;
    readonly divisions: number;
    readonly matches: number;
    readonly done: number;
  };
  readonly mats: readonly { readonly matId: string; readonly name: string }[];
  /** Tables of the book whose values the text lost. */
  readonly tables: readonly {
    readonly id: string;
    readonly label: string;
    readonly clause: string;
    readonly confirmed: boolean;
  }[];
  /** Log position that this view shows. */
  readonly position: number;
}

export interface EntryView extends CompetitorView {
  readonly divisionId: string;
  readonly divisionName: string;
  readonly notDrawn: Entry['notDrawn'];
  readonly withdrawn: boolean;
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

export interface ResultsView {
  readonly tournament: {
    readonly name: string;
    readonly date: string | null;
    readonly rulebook: string;
  };
  readonly divisions: readonly {
    readonly divisionId: string;
    readonly name: string;
    readonly format: Format | null;
    readonly podium: Podium;
    readonly matches: readonly MatchCard[];
  }[];
}

/** One row of a list before the import, with what will be made of it. */
export interface PreviewRow {
  readonly row: number;
  readonly name: string;
  readonly club: string;
  readonly division: string;
  readonly fate: RowFate['fate'];
  readonly column: string | null;
  readonly reason: string | null;
  readonly notes: readonly string[];
}

export interface ImportPreview {
  readonly file: {
    readonly name: string;
    readonly rows: number;
    readonly format: 'csv' | 'xlsx';
    readonly encoding: string | null;
    readonly separator: string | null;
  };
  /** The list's own headers in order; generated names where the list has no header. */
  readonly headers: readonly string[];
  /** Our field by the list's header; correctable. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly fields: readonly string[];
  readonly rows: readonly PreviewRow[];
  readonly counts: Readonly<Record<RowFate['fate'], number>>;
  readonly divisions: readonly {
    readonly name: string;
    readonly entries: number;
    readonly column: DivisionColumnChoice;
    readonly durationMs: number | null;
  }[];
  /** Things that stop the whole import, e.g. no name column. */
  readonly problems: readonly string[];
  /** Things to know about the list as a whole, e.g. how its dates were read. */
  readonly notes: readonly string[];
}
