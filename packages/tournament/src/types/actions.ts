import type { BySide, MatchAction, Method, Side, TeamMethod } from '@threecount/match';
import type { ClubRules } from './clubs.ts';
import type {
  Apart,
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
import type { PaperTeam, TeamMemberEntry } from './teams.ts';

/**
 * What a table does in a team match between two bouts. With the `epoch` under which it was pressed it is refused where the
 * bouts have changed since: it was meant for others.
 */
type BetweenBouts =
  /** The bout of a team match that is on the mat is over: the next two come. */
  | { readonly type: 'confirm-bout' }
  /** A confirmed bout (from 1) comes back to the mat as it ended; everything after it is gone. */
  | { readonly type: 'take-back-bout'; readonly bout: number; readonly reason: string }
  /** A team picks for the bout that settles the match: a place, from 0, in the order of the team that it picks from. */
  | { readonly type: 'pick-fighter'; readonly side: Side; readonly place: number }
  /** Somebody of a team can fight no more; between two bouts. */
  | {
      readonly type: 'withdraw-fighter';
      readonly side: Side;
      readonly place: number;
      readonly by: string;
    }
  /** The senior official names the winner of two teams that nothing else separates. */
  | {
      readonly type: 'rule-team-match';
      readonly winner: Side;
      readonly by: string;
      readonly reason: string;
    };

/** One line of an entry list and what became of it. `row` counts from 1 below the header. */
export type RowFate =
  | { readonly row: number; readonly fate: 'imported'; readonly entryId: EntryId }
  | {
      readonly row: number;
      readonly fate: 'merged';
      readonly entryId: EntryId;
      readonly withRow: number;
    }
  | { readonly row: number; readonly fate: 'already-there'; readonly entryId: EntryId }
  | {
      readonly row: number;
      readonly fate: 'not-drawn';
      readonly entryId: EntryId;
      readonly reason: NonNullable<Entry['notDrawn']>;
    }
  | {
      readonly row: number;
      readonly fate: 'refused';
      readonly column: string;
      readonly reason: string;
    };

/** A result read from paper, when a table had no screen. */
export interface PaperResult {
  /** Null where nobody advances. */
  readonly winner: Side | null;
  /** Who may not compete again in the tournament; left out: nobody. */
  readonly barred?: readonly Side[];
  readonly method: Method | TeamMethod;
  /** In a team match `points` are the fighters that the team has left. */
  readonly red: { readonly points: number };
  readonly blue: { readonly points: number };
  readonly elapsedMs: number | null;
  /** Who signed the sheet. */
  readonly by: string;
  /** Of a team match: how both teams go on; left out: as its bouts say that a table has, else nothing is known. */
  readonly teams?: BySide<PaperTeam>;
  /** Of a team match: the fighters who may not compete again; left out: as its bouts say. */
  readonly barredFighters?: readonly PersonId[];
}

/** What people do with a tournament. Each action belongs to one stream. */
export type TournamentAction =
  // stream tournament
  | {
      readonly type: 'create-tournament';
      readonly name: string;
      /** ISO date; null: age verdicts are provisional. */
      readonly date: string | null;
      readonly rulebook: string;
    }
  | { readonly type: 'rename-tournament'; readonly name: string }
  | { readonly type: 'set-date'; readonly date: string | null }
  | { readonly type: 'set-settings'; readonly settings: Partial<TournamentSettings> }
  | { readonly type: 'confirm-table'; readonly table: string }
  | { readonly type: 'publish' }
  | {
      readonly type: 'record-import';
      readonly file: { readonly name: string; readonly sha256: string };
      readonly mapping: Readonly<Record<string, string>>;
      readonly rows: readonly RowFate[];
    }
  /** The IANA name of the venue's time zone (`Pacific/Auckland`); null: none is set. */
  | { readonly type: 'set-time-zone'; readonly timeZone: string | null }
  /** When the mats begin, for all that have no sessions of their own. Any ISO instants; kept in UTC, in order. */
  | { readonly type: 'set-sessions'; readonly sessions: readonly Session[] }
  | { readonly type: 'set-club-rules'; readonly rules: Partial<ClubRules> }
  /**
   * The order of clubs that nothing else separates, by name; an empty one takes the former back. `group`: of one group
   * of divisions; null: of all.
   */
  | {
      readonly type: 'rule-club-order';
      readonly group: string | null;
      readonly order: readonly string[];
      readonly by: string;
      readonly reason: string;
    }
  // stream division
  | {
      readonly type: 'create-division';
      readonly divisionId: DivisionId;
      readonly name: string;
      readonly column: DivisionColumnChoice;
      /** False: a show or guest division, whose medals count for no club. */
      readonly counts?: boolean;
    }
  | { readonly type: 'set-column'; readonly column: DivisionColumnChoice['column'] }
  /** How this division is to be fought, whatever the table of sizes says; null: by the table. Before its draw. */
  | { readonly type: 'set-plan'; readonly plan: FormatPlan | null }
  /** `apart`: who is kept apart; left out: a draw by lot alone, as in the first version. */
  | { readonly type: 'draw-division'; readonly seedText: string; readonly apart?: Apart }
  /** Two entries change places in a drawn bracket; only before publication and before any match was opened. */
  | { readonly type: 'swap-places'; readonly a: EntryId; readonly b: EntryId }
  /** Seeds of several entries at once, before the draw; entries that are not named keep theirs. */
  | {
      readonly type: 'set-seeds';
      readonly seeds: readonly { readonly entryId: EntryId; readonly seed: number | null }[];
    }
  | { readonly type: 'clear-draw' }
  /** Somebody entered late comes into the drawn bracket, at one of the places that are open. */
  | {
      readonly type: 'place-late-entry';
      readonly entryId: EntryId;
      readonly place: LateEntry['place'];
    }
  | { readonly type: 'assign-division'; readonly matId: MatId | null }
  /** Another mat takes this one match, where one is free; null: that of its division again. */
  | { readonly type: 'move-match'; readonly matchId: string; readonly matId: MatId | null }
  /** The organiser's order (by lot, extra matches, ...) among competitors whom no criterion separates. */
  | {
      readonly type: 'rule-level-places';
      readonly order: readonly EntryId[];
      readonly by: string;
      readonly reason: string;
    }
  /** When the orders of its teams close (epoch ms); until then they stay sealed and can be handed in anew. Null: no such time. */
  | { readonly type: 'set-order-closing'; readonly at: number | null }
  // stream mat
  | { readonly type: 'add-mat'; readonly matId: MatId; readonly name: string }
  | { readonly type: 'rename-mat'; readonly name: string }
  | { readonly type: 'remove-mat' }
  /** The order in which this mat takes its matches; matches left out follow in their drawn order. */
  | { readonly type: 'order-mat'; readonly matchIds: readonly string[] }
  /** The mat's own sessions; null: those of all mats. */
  | { readonly type: 'set-mat-sessions'; readonly sessions: readonly Session[] | null }
  /** All breaks of this mat, in the place of those before. */
  | { readonly type: 'set-breaks'; readonly breaks: readonly MatBreak[] }
  // stream entry
  | { readonly type: 'enter'; readonly entry: Entry }
  | { readonly type: 'set-seed'; readonly seed: number | null }
  | { readonly type: 'withdraw-entry'; readonly reason: string }
  /** `seen`: the matches that will need a ruling then, since they rest on its absence; left out: there are none. */
  | {
      readonly type: 'reinstate-entry';
      /** Who lifts a disqualification, and why; left out where the entry only withdrew. */
      readonly lifted?: { readonly by: string; readonly reason: string };
      readonly seen?: readonly MatchId[];
    }
  /**
   * Officials put an entry out apart from a match; `disciplinary`: its person, out of the whole tournament. `people`: who
   * of a team did it, and is out of the whole tournament with it; the others are not.
   */
  | {
      readonly type: 'disqualify-entry';
      readonly kind: 'technical' | 'disciplinary';
      readonly people?: readonly PersonId[];
      readonly by: string;
      readonly reason: string;
    }
  /** The medical staff hold a person back; `until`: epoch ms, null: until lifted. */
  | {
      readonly type: 'hold-entry';
      readonly until: number | null;
      readonly by: string;
      readonly reason: string;
    }
  | { readonly type: 'lift-hold'; readonly by: string }
  /** Who fights for a team; a lodged order is given up with it. Before the team's first match. */
  | {
      readonly type: 'name-team';
      readonly members: readonly Pick<TeamMemberEntry, 'personId' | 'rank' | 'weightKg'>[];
      readonly substitutes?: readonly Pick<TeamMemberEntry, 'personId' | 'rank' | 'weightKg'>[];
    }
  /** The scale's weight of one of a team, in kilograms. Only one of the tournament's day counts when the team is to fight. */
  | {
      readonly type: 'weigh-member';
      readonly personId: PersonId;
      readonly weightKg: number;
      /** The ISO date at the venue; left out: the tournament's day. */
      readonly date?: string;
    }
  /** The coach hands the fighting order in: every member once. Fixed from then on, save where an option opens it between team matches. */
  | {
      readonly type: 'lodge-order';
      readonly order: readonly PersonId[];
      /** Lets an order in for a team that has none when orders have closed. */
      readonly overrule?: { readonly by: string; readonly reason: string };
    }
  /** One of a team can fight no more, or again. */
  | {
      readonly type: 'set-member-injured';
      readonly personId: PersonId;
      readonly injured: boolean;
      readonly by: string;
    }
  /** A team over its limit starts without this member, where the organiser has chosen that. */
  | { readonly type: 'leave-member-out'; readonly personId: PersonId; readonly by: string }
  /** A substitute takes the place of a member who is hurt. */
  | {
      readonly type: 'put-substitute';
      readonly personId: PersonId;
      readonly substitute: PersonId;
      readonly by: string;
    }
  // stream match
  /** The table takes the match; the two entries are recorded and the book is held. `overrule` names who lifts a rest or other-mat block, and why. */
  | {
      readonly type: 'open-match';
      readonly matId: MatId;
      readonly overrule?: { readonly by: string; readonly reason: string };
    }
  /** The next call of the two of a match; `overrule` lifts what holds one of them. */
  | {
      readonly type: 'call-match';
      readonly overrule?: { readonly by: string; readonly reason: string };
    }
  /** Who did not come after the last call; `overrule` lets it be before. */
  | {
      readonly type: 'record-no-show';
      readonly absent: readonly Side[];
      readonly overrule?: { readonly by: string; readonly reason: string };
    }
  /** A match is not fought at all: nobody advances, and it counts for nobody. */
  | { readonly type: 'cancel-match'; readonly by: string; readonly reason: string }
  | {
      readonly type: 'restore-match';
      readonly by: string;
      readonly reason: string;
      readonly seen?: readonly MatchId[];
    }
  /** A match opened by mistake goes back; only before its first start. */
  | { readonly type: 'release-match' }
  /** What an official did; `instant` is epoch milliseconds of the act on the server's clock. `epoch` is the table's lease. */
  | {
      readonly type: 'official-action';
      readonly action: MatchAction;
      readonly instant: number;
      readonly epoch: number;
      /** Lets a forfeit for not coming be before the last call. */
      readonly overrule?: { readonly by: string; readonly reason: string };
    }
  /**
   * The two of an open match change colours, and everything that they have goes with them: raises the epoch, so that no
   * call of before counts for the other one.
   */
  | { readonly type: 'swap-sides' }
  /** The length of the first period of this match alone, before its start; the division keeps its own. */
  | {
      readonly type: 'set-match-length';
      readonly lengthMs: number;
      readonly by: string;
      readonly reason: string;
    }
  /** Another device takes the table over: raises the epoch. */
  | { readonly type: 'take-over' }
  /** Of a team match: once it is decided, and its last bout confirmed. */
  | { readonly type: 'confirm-result' }
  | (BetweenBouts & { readonly epoch?: number })
  | { readonly type: 'enter-paper-result'; readonly result: PaperResult }
  /**
   * The organiser replaces a confirmed result at any time; null: it is to be fought again. `seen` names the matches that
   * the preview said would then need a ruling: if they are others by now, it is refused.
   */
  | {
      readonly type: 'correct-result';
      readonly result: PaperResult | null;
      readonly by: string;
      readonly reason: string;
      readonly seen: readonly MatchId[];
    }
  /** The last correction of a result is taken back: what stood before it stands again. */
  | {
      readonly type: 'take-back-correction';
      readonly by: string;
      readonly reason: string;
      readonly seen: readonly MatchId[];
    }
  /** What becomes of a match that was fought by others than those who should meet now. */
  | {
      readonly type: 'rule-match';
      readonly ruling: 'void' | 'stands';
      readonly by: string;
      readonly reason: string;
    }
  /** The organiser opens a confirmed result again; refused once a later match rests on it. */
  | { readonly type: 'reopen-result'; readonly by: string; readonly reason: string };
