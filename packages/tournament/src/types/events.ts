import type {
  BoutResult,
  BySide,
  Method,
  Side,
  Stage,
  TeamMethod,
  TimedAction,
} from '@threecount/match';
import type { DivisionColumn, Rulebook } from '@threecount/rulebooks';
import type { EngineEvent } from '../engine/bout.ts';
import type { PaperResult } from './actions.ts';
import type { ClubRules } from './clubs.ts';
import type {
  Bracket,
  DivisionColumnChoice,
  DivisionId,
  Entry,
  EntryId,
  FormatPlan,
  LateEntry,
  MatchId,
  MatId,
  PersonId,
  TournamentSettings,
} from './entities.ts';
import type { MatBreak, Session } from './schedule.ts';
import type { PaperTeam, TeamEntered, TeamMemberEntry } from './teams.ts';

/** What happened to the whole tournament. */
export type OccasionEvent =
  | { readonly type: 'TournamentCreated'; readonly name: string; readonly date: string | null }
  | { readonly type: 'TournamentRenamed'; readonly name: string }
  | { readonly type: 'DateSet'; readonly date: string | null }
  /** The book with its content, so that a result keeps the edition under which it was judged. */
  | {
      readonly type: 'RulebookPinned';
      readonly rulebook: { readonly id: string; readonly name: string; readonly hash: string };
      readonly content: Rulebook;
    }
  | { readonly type: 'SettingsChanged'; readonly settings: TournamentSettings }
  | { readonly type: 'TableConfirmed'; readonly table: string }
  | { readonly type: 'Published' }
  | { readonly type: 'TimeZoneSet'; readonly timeZone: string | null }
  | { readonly type: 'SessionsSet'; readonly sessions: readonly Session[] }
  | { readonly type: 'ClubRulesSet'; readonly rules: ClubRules }
  | {
      readonly type: 'ClubOrderRuled';
      readonly group: string | null;
      readonly order: readonly string[];
      readonly by: string;
      readonly reason: string;
    }
  | {
      readonly type: 'ImportRecorded';
      readonly file: { readonly name: string; readonly sha256: string };
      /** How many; what became of each stands in the action. */
      readonly rows: number;
    };

/** What happened to one division. */
export type DivisionEvent =
  | {
      readonly type: 'DivisionCreated';
      readonly divisionId: DivisionId;
      readonly name: string;
      readonly column: DivisionColumnChoice;
      /** Left out: true. */
      readonly counts?: boolean;
    }
  | { readonly type: 'ColumnSet'; readonly column: DivisionColumn }
  /** Null: by the table of sizes again. */
  | { readonly type: 'PlanSet'; readonly plan: FormatPlan | null }
  /** The whole bracket; its real matches are numbered from `firstNumber` in their order. */
  | { readonly type: 'DivisionDrawn'; readonly bracket: Bracket; readonly firstNumber: number }
  /** The whole bracket as it is now. */
  | {
      readonly type: 'PlacesSwapped';
      readonly a: EntryId;
      readonly b: EntryId;
      readonly bracket: Bracket;
    }
  | {
      readonly type: 'SeedsSet';
      readonly seeds: readonly { readonly entryId: EntryId; readonly seed: number | null }[];
    }
  | { readonly type: 'DrawCleared' }
  | { readonly type: 'LateEntryPlaced'; readonly late: LateEntry }
  | { readonly type: 'DivisionAssigned'; readonly matId: MatId | null }
  | { readonly type: 'MatchMoved'; readonly matchId: MatchId; readonly matId: MatId | null }
  /** The organiser's order among competitors that no criterion separates. */
  | {
      readonly type: 'LevelPlacesRuled';
      readonly order: readonly EntryId[];
      readonly by: string;
      readonly reason: string;
    }
  | { readonly type: 'OrderClosingSet'; readonly at: number | null };

/** What happened to one mat. */
export type MatEvent =
  | { readonly type: 'MatAdded'; readonly matId: MatId; readonly name: string }
  | { readonly type: 'MatRenamed'; readonly name: string }
  | { readonly type: 'MatRemoved' }
  | { readonly type: 'MatOrdered'; readonly matchIds: readonly MatchId[] }
  | { readonly type: 'MatSessionsSet'; readonly sessions: readonly Session[] | null }
  | { readonly type: 'BreaksSet'; readonly breaks: readonly MatBreak[] };

/** What happened to one entry. */
export type EntryEvent =
  | { readonly type: 'Entered'; readonly entry: Entry }
  | { readonly type: 'SeedSet'; readonly seed: number | null }
  | { readonly type: 'EntryWithdrawn'; readonly reason: string }
  /** `lifted`: who lifted its disqualification, and why. */
  | {
      readonly type: 'EntryReinstated';
      readonly lifted?: { readonly by: string; readonly reason: string };
    }
  | {
      readonly type: 'EntryDisqualified';
      readonly kind: 'technical' | 'disciplinary';
      /** Who of a team is barred with it; left out: nobody. */
      readonly people?: readonly PersonId[];
      readonly by: string;
      readonly reason: string;
    }
  | {
      readonly type: 'HoldPlaced';
      readonly until: number | null;
      readonly by: string;
      readonly reason: string;
    }
  | { readonly type: 'HoldLifted'; readonly by: string }
  /** `substitutes` left out: none. */
  | {
      readonly type: 'TeamNamed';
      readonly members: readonly TeamMemberEntry[];
      readonly substitutes?: readonly TeamMemberEntry[];
    }
  | {
      readonly type: 'MemberWeighed';
      readonly personId: PersonId;
      readonly weightKg: number;
      readonly date?: string;
    }
  | {
      readonly type: 'OrderLodged';
      readonly order: readonly PersonId[];
      readonly overrule?: { readonly by: string; readonly reason: string };
    }
  | {
      readonly type: 'MemberInjurySet';
      readonly personId: PersonId;
      readonly injured: boolean;
      readonly by: string;
    }
  | { readonly type: 'MemberLeftOut'; readonly personId: PersonId; readonly by: string }
  /** `by` takes the place of `personId` for good. */
  | {
      readonly type: 'SubstitutePut';
      readonly personId: PersonId;
      readonly substitute: PersonId;
      readonly by: string;
    };

/** How a match of two, or of two teams, ended. */
export type ResultMethod = Method | TeamMethod;

/** A confirmed result: everything that brackets, standings and lists read of a match. */
export interface ConfirmedResult {
  readonly winner: Side | null;
  readonly method: ResultMethod;
  /** Who is out of the bracket; red before blue. */
  readonly out: readonly Side[];
  /** Who may not compete again in the tournament; red before blue. */
  readonly barred: readonly Side[];
  readonly clauses: readonly string[];
  /** In a team match the fighters that each team has left. */
  readonly points: BySide<number>;
  readonly elapsedMs: number | null;
  /** In a team match the fighters who may not compete again, whatever becomes of their team; left out: none. */
  readonly barredFighters?: readonly PersonId[];
  /** What a sheet said of how the teams go on, whatever the bouts say; left out: as the bouts say. */
  readonly teams?: BySide<PaperTeam>;
}

/** What happened to one match. `entries` are those of the slots at that moment. */
export type MatchStreamEvent =
  | {
      readonly type: 'MatchOpened';
      readonly matId: MatId;
      readonly entries: BySide<EntryId>;
      readonly bookHash: string;
      readonly column: DivisionColumn;
      readonly options: Readonly<Record<string, unknown>>;
      readonly stage: Stage;
      readonly ranks: BySide<string | null>;
      readonly epoch: number;
      /** The device that holds the match; left out where the program itself opened it. */
      readonly holder?: string;
      readonly overrule: { readonly by: string; readonly reason: string } | null;
      /** Set in a team match: red is the engine's team `a`, in each of its bouts. */
      readonly teams?: BySide<TeamEntered>;
    }
  /** A bout of a team match is over; who fights next follows from it. Every change of bouts raises the epoch. */
  | { readonly type: 'BoutConfirmed'; readonly result: BoutResult; readonly epoch: number }
  /** A bout, counted from 1, is on the mat again as it ended; what came after it is gone. */
  | {
      readonly type: 'BoutTakenBack';
      readonly bout: number;
      readonly reason: string;
      readonly epoch: number;
    }
  /** A team picks for the bout that settles the match; `place` in the order of the team that it picks from. */
  | {
      readonly type: 'FighterPicked';
      readonly side: Side;
      readonly place: number;
      readonly epoch: number;
    }
  /** Somebody of a team can fight no more. */
  | {
      readonly type: 'FighterWithdrawn';
      readonly side: Side;
      readonly place: number;
      readonly by: string;
      readonly epoch: number;
    }
  /** Nothing else separates the teams: the senior official names the winner. */
  | {
      readonly type: 'TeamMatchRuled';
      readonly winner: Side;
      readonly by: string;
      readonly reason: string;
      readonly epoch: number;
    }
  | {
      readonly type: 'MatchCalled';
      readonly call: number;
      readonly entries: BySide<EntryId>;
      readonly overrule: { readonly by: string; readonly reason: string } | null;
    }
  | {
      readonly type: 'NoShowRecorded';
      readonly entries: BySide<EntryId>;
      readonly result: ConfirmedResult;
      readonly overrule: { readonly by: string; readonly reason: string } | null;
    }
  | { readonly type: 'MatchCancelled'; readonly by: string; readonly reason: string }
  | { readonly type: 'MatchRestored'; readonly by: string; readonly reason: string }
  | { readonly type: 'MatchReleased' }
  /** `action.at` is real time since the first start; `instant` the epoch milliseconds as sent. */
  | {
      readonly type: 'MatchActed';
      readonly action: TimedAction;
      readonly instant: number;
      readonly events: readonly EngineEvent[];
    }
  | { readonly type: 'TakenOver'; readonly epoch: number; readonly holder?: string }
  /** `events`: what the acts so far come to on the other sides, from the first one on. */
  | {
      readonly type: 'SidesSwapped';
      readonly epoch: number;
      readonly events: readonly EngineEvent[];
    }
  /** `events`: what the acts so far come to in a match of this length. */
  | {
      readonly type: 'MatchLengthSet';
      readonly lengthMs: number;
      readonly by: string;
      readonly reason: string;
      readonly events: readonly EngineEvent[];
    }
  | { readonly type: 'ResultConfirmed'; readonly result: ConfirmedResult }
  | {
      readonly type: 'PaperResultEntered';
      readonly entries: BySide<EntryId>;
      readonly paper: PaperResult;
      readonly result: ConfirmedResult;
    }
  /** Null: it is to be fought again. */
  | {
      readonly type: 'ResultCorrected';
      readonly result: ConfirmedResult | null;
      readonly by: string;
      readonly reason: string;
    }
  | { readonly type: 'CorrectionTakenBack'; readonly by: string; readonly reason: string }
  /** Holds while `entries` are those who should meet; `winner`: the side on which the winner stands. */
  | {
      readonly type: 'MatchRuled';
      readonly ruling: 'void' | 'stands';
      readonly entries: BySide<EntryId | null>;
      readonly needed: boolean;
      readonly winner: Side | null;
      readonly by: string;
      readonly reason: string;
    }
  | {
      readonly type: 'ResultReopened';
      readonly by: string;
      readonly reason: string;
      readonly epoch: number;
    };

/** Everything that stands in the log of a tournament. */
export type TournamentEvent =
  | OccasionEvent
  | DivisionEvent
  | MatEvent
  | EntryEvent
  | MatchStreamEvent;
