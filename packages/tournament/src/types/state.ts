import type {
  BoutResult,
  BySide,
  MatchSetup,
  Pairing,
  Side,
  TeamState,
  TimedAction,
} from '@threecount/match';
import type { DivisionColumn, Rulebook } from '@threecount/rulebooks';
import type { PersistentMap } from '../collections/persistent-map.ts';
import type { EngineState } from '../engine/bout.ts';
import type { ClubOrder, ClubRules } from './clubs.ts';
import type {
  Bracket,
  DivisionColumnChoice,
  DivisionId,
  Entry,
  EntryId,
  FormatPlan,
  MatchId,
  MatId,
  PersonId,
  TournamentSettings,
} from './entities.ts';
import type { ConfirmedResult } from './events.ts';
import type { MatBreak, Session } from './schedule.ts';
import type { LineUp } from './teams.ts';

/** One entry with the version of its stream. */
export interface EntryState {
  readonly entry: Entry;
  readonly version: number;
  /** The step of the fold at which it left; null while it is in. */
  readonly leftAt: number | null;
  /** Epoch ms at which it left; null while it is in. */
  readonly leftTime: number | null;
  /** Set where officials put it out apart from a match; `disciplinary`: out of the whole tournament. */
  readonly disqualified: Disqualification | null;
  /** Who fights, where the entry is a team; null: it is a person, or nobody was named yet. */
  readonly lineUp: LineUp | null;
}

/** A disqualification apart from a match. */
export interface Disqualification {
  readonly kind: 'technical' | 'disciplinary';
  readonly by: string;
  readonly reason: string;
}

/** A match that will not be fought. */
export interface Cancellation {
  readonly by: string;
  readonly reason: string;
  /** The step of the fold. */
  readonly at: number;
}

/** One call of a match: it counts while these two are to meet. */
export interface MatchCall {
  /** From 1. */
  readonly call: number;
  /** Epoch ms. */
  readonly at: number;
  readonly entries: BySide<EntryId>;
  /** Who lifted a rest, a hold or another mat, and why. */
  readonly overrule: { readonly by: string; readonly reason: string } | null;
}

/** Nobody on medical hold is called. */
export interface MedicalHold {
  /** Epoch ms; null: until it is lifted. */
  readonly until: number | null;
  readonly by: string;
  readonly reason: string;
}

/** A match that a table, or a paper sheet, has touched. Matches without a record were never opened. */
export interface MatchRecord {
  readonly matchId: MatchId;
  readonly version: number;
  /**
   * `released`: it went back; the record only keeps version and epoch. `annulled`: its result was set aside, and it is
   * to be fought again.
   */
  readonly standing: 'open' | 'released' | 'confirmed' | 'annulled';
  /** Null for a paper result of a match that no mat had. */
  readonly matId: MatId | null;
  /** Who stood on the mat; the result counts only while these are the entries of the slots. */
  readonly entries: BySide<EntryId>;
  /** The lease: an official's action with another epoch is refused. */
  readonly epoch: number;
  /** The device that holds it: what another one does is refused. Null: no device has it. */
  readonly holder: string | null;
  /** Epoch ms. */
  readonly openedAt: number;
  /** Null for a result that came from paper alone. In a team match the bout on the mat, or the last one. */
  readonly bout: BoutState | null;
  /** Null: it is no team match, or one that came from paper alone. */
  readonly team: TeamRecord | null;
  readonly result: ConfirmedResult | null;
  /** Epoch ms of the last act of the match (its end, once it is confirmed). */
  readonly lastAct: number;
  readonly paper: boolean;
  /** The step of the fold at which the result was confirmed; null while it is not. */
  readonly settledAt: number | null;
  /** Epoch ms at which the result was confirmed; null while it is not. */
  readonly confirmedTime: number | null;
  /** What was corrected, oldest first; one that was taken back is gone. */
  readonly corrections: readonly Correction[];
  /** What was ruled on it when its entries were no longer those of its slots, oldest first. */
  readonly rulings: readonly MatchRuling[];
  /** Earlier records of the match: of other entries, or fought again. Newest first. One of them counts again when its entries come back. */
  readonly aside: readonly MatchRecord[];
}

/** One correction of a result, with what stood before it. */
export interface Correction {
  readonly before: Pick<
    MatchRecord,
    'standing' | 'result' | 'paper' | 'settledAt' | 'confirmedTime'
  >;
  /** The steps of the fold since which the result barred people. */
  readonly barredAt: ReadonlyMap<PersonId, number>;
  readonly by: string;
  readonly reason: string;
  /** Epoch ms. */
  readonly at: number;
}

/** What was ruled on a match that was fought by others than those who should meet now. */
export interface MatchRuling {
  /** `void`: it does not count, and those who should meet fight. `stands`: its winner advances. */
  readonly ruling: 'void' | 'stands';
  /** Who should meet: the ruling holds only while that is so. */
  readonly entries: BySide<EntryId | null>;
  /** Whether the match was to be fought at all then; it holds only while that is so, too. */
  readonly needed: boolean;
  /** The side on which the winner stands now; null where it is void. */
  readonly winner: Side | null;
  readonly by: string;
  readonly reason: string;
}

/** What has happened in a team match between its bouts, and each of them. */
export type TeamAct =
  | {
      readonly is: 'bout';
      /** The bout that settles the match, between fighters who were picked. */
      readonly settling: boolean;
      readonly pairing: Pairing;
      /** As it ended. */
      readonly bout: BoutState;
      readonly result: BoutResult;
    }
  | { readonly is: 'pick'; readonly side: Side; readonly place: number }
  | { readonly is: 'withdraw'; readonly side: Side; readonly place: number; readonly by: string }
  | {
      readonly is: 'ruling';
      readonly winner: Side;
      readonly by: string;
      readonly reason: string;
    };

/** A team match: what it began with, and what has happened. Red is the engine's team `a`. */
export interface TeamRecord {
  readonly acts: readonly TeamAct[];
  /** The fold of the acts: who fights next follows from it. Fighters are named by their person's id there. */
  readonly state: TeamState;
  /** Who is on the mat; null: a pick or a ruling is awaited, or it is decided. */
  readonly onMat: Pairing | null;
}

/** What the engine holds of a match. */
export interface BoutState {
  readonly bookHash: string;
  readonly column: DivisionColumn;
  readonly setup: MatchSetup;
  readonly engine: EngineState;
  /** The accepted actions, in order: replaying them gives `engine`. */
  readonly actions: readonly TimedAction[];
  /** Epoch ms at which the match's real time was 0; null before the first start. */
  readonly startedAt: number | null;
  /** What its division gave the first period, where the table gave this match another length; left out: it did not. */
  readonly divisionLengthMs?: number;
}

/** How the organiser parted competitors who were level, and the step of the fold at which. */
export interface LevelOrder {
  readonly order: readonly EntryId[];
  readonly at: number;
}

/** One division with its entries, bracket and matches. */
export interface DivisionState {
  readonly divisionId: DivisionId;
  readonly name: string;
  readonly version: number;
  readonly column: DivisionColumnChoice;
  readonly entries: PersistentMap<EntryId, EntryState>;
  readonly bracket: Bracket | null;
  readonly firstNumber: number;
  readonly matId: MatId | null;
  /** Matches that another mat takes, since when (epoch ms). */
  readonly moved: ReadonlyMap<MatchId, { readonly matId: MatId; readonly at: number }>;
  /** Epoch ms since when its matches can be called: its draw, or the later assignment to its mat. */
  readonly callableSince: number;
  readonly matches: PersistentMap<MatchId, MatchRecord>;
  readonly calls: PersistentMap<MatchId, readonly MatchCall[]>;
  readonly cancelled: ReadonlyMap<MatchId, Cancellation>;
  /** How it is to be fought, where the organiser chose for it alone; null: by the table of sizes. */
  readonly plan: FormatPlan | null;
  /** The organiser's orders among level competitors, oldest first. */
  readonly levelOrders: readonly LevelOrder[];
  /** False: its medals count for no club. */
  readonly counts: boolean;
  /** Epoch ms from which on its teams' orders are closed and shown; null: they close as they come in. */
  readonly ordersCloseAt: number | null;
}

export interface MatState {
  readonly matId: MatId;
  readonly name: string;
  readonly version: number;
  readonly removed: boolean;
  /** In order of assignment. */
  readonly divisions: readonly DivisionId[];
  /** The organiser's order; matches left out follow in their drawn order. */
  readonly order: readonly MatchId[];
  /** The match opened here last. */
  readonly lastMatch: MatchId | null;
  /** Epoch ms at which its last match left it; null: it has had none. */
  readonly freeSince: number | null;
  /** Its own sessions; null: those of all mats. */
  readonly sessions: readonly Session[] | null;
  /** In order of time. */
  readonly breaks: readonly MatBreak[];
}

/** An entry list that was taken; what became of each row stands in the action of its envelope. */
export interface ImportRecord {
  readonly file: { readonly name: string; readonly sha256: string };
  readonly rows: number;
}

/**
 * A tournament as the fold of its whole log. Immutable: each step makes a new value and shares what did not change,
 * so an old state stays valid and what is derived from a part may be kept by that part's identity.
 */
export interface TournamentState {
  /** Empty before it is created. */
  readonly tournamentId: string;
  readonly version: number;
  /** Position of the last envelope folded in. */
  readonly position: number;
  /** How many actions were folded in: the order in which things came, whatever the clocks said. */
  readonly step: number;
  /** The latest instant (epoch ms) of an act in the log; 0 for an empty log. */
  readonly lastInstant: number;
  readonly name: string;
  readonly date: string | null;
  readonly published: boolean;
  readonly settings: TournamentSettings;
  /** The venue's IANA time zone; null: none was set. */
  readonly timeZone: string | null;
  /** When the mats begin that have no sessions of their own; in order of time. */
  readonly sessions: readonly Session[];
  readonly clubRules: ClubRules;
  /** One for each group of divisions that was ruled on, and for all together. */
  readonly clubOrders: readonly ClubOrder[];
  readonly rulebook: { readonly id: string; readonly name: string; readonly hash: string } | null;
  /** Every pinned edition by its hash. */
  readonly books: PersistentMap<string, Rulebook>;
  readonly confirmedTables: readonly string[];
  readonly imports: readonly ImportRecord[];
  readonly divisions: PersistentMap<DivisionId, DivisionState>;
  /** The division of each entry; entries do not change divisions. */
  readonly entryDivisions: PersistentMap<EntryId, DivisionId>;
  /** The entries of each person, in the order in which they came. */
  readonly personEntries: PersistentMap<PersonId, readonly EntryId[]>;
  readonly mats: PersistentMap<MatId, MatState>;
  readonly holds: ReadonlyMap<PersonId, MedicalHold>;
  /** Who may not compete again, with what it came from (a match, or an entry) and the step of the fold. */
  readonly barred: ReadonlyMap<
    PersonId,
    readonly { readonly cause: MatchId | EntryId; readonly at: number }[]
  >;
  /** The number that the next drawn match gets. */
  readonly nextNumber: number;
  /** The highest number used in ids of each kind. */
  readonly lastIds: {
    readonly p: number;
    readonly e: number;
    readonly d: number;
    readonly m: number;
  };
  /** Versions of streams whose events this program does not know. */
  readonly strayVersions: PersistentMap<string, number>;
  /** Types of events that this program does not know, in order of appearance; they are kept, not dropped. */
  readonly unknownEvents: readonly string[];
}
