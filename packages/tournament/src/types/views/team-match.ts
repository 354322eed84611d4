import type {
  ByTeam,
  Pairing,
  Side,
  Team,
  TeamExplanationLine,
  TeamMatchView,
} from '@threecount/match';
import type { CompetitorView } from './match.ts';

/** A fighter of a team match as screens draw one. */
export interface TeamFighterView {
  readonly personId: string;
  readonly name: string;
  readonly rank: string | null;
  /** The place in the team's order, from 0. */
  readonly place: number;
  /** `on`: on the mat, or called there; `out`: of this team match; `unavailable`: hurt, left out or barred. */
  readonly standing: 'on' | 'waiting' | 'out' | 'unavailable';
  /** Bouts won in this team match. */
  readonly won: number;
  /** Warnings in the bouts of it that are over. */
  readonly warnings: number;
}

/** One team of a team match. */
export interface TeamLineView {
  /** In the order of this team match: whoever is up first stands first. */
  readonly fighters: readonly TeamFighterView[];
  /** How many are not out. */
  readonly left: number;
}

/** Why a team cannot begin its team match yet. All but a missing order can be overruled by name and reason. */
export type UnfitTeamView = { readonly side: Side } & (
  | { readonly is: 'order-missing' }
  /** `count`: how many of those who stand have no weight of the day. */
  | { readonly is: 'not-weighed'; readonly count: number; readonly clause: string }
  | { readonly is: 'not-admitted'; readonly clause: string }
);

/** What a card shows of a team match. A side is null while it is not known, or its order is not to be seen. */
export interface TeamCardView {
  readonly red: TeamLineView | null;
  readonly blue: TeamLineView | null;
  /** Bouts that are over. */
  readonly bouts: number;
  /** In the queue of a table: why the match cannot be taken yet. Left out elsewhere, and where nothing stands against it. */
  readonly unfit?: readonly UnfitTeamView[];
}

/** One thing that happened in a team match, in order. `by` and `reason` are for officials: else they are empty. */
export type TeamActView =
  /** `bout`: its number, from 1, by which it is taken back. */
  | { readonly is: 'bout'; readonly bout: number; readonly settling: boolean }
  | { readonly is: 'pick'; readonly team: Team; readonly name: string | null }
  | { readonly is: 'withdraw'; readonly team: Team; readonly name: string; readonly by: string }
  | {
      readonly is: 'ruling';
      readonly winner: Team;
      readonly by: string;
      readonly reason: string;
    };

/** What follows a bout, as the lines say. */
export type AfterBoutView =
  | { readonly is: 'bout'; readonly pairing: Pairing }
  | { readonly is: 'won'; readonly winner: Team }
  /** Both lines end with it: the tie-breaks are looked at. */
  | { readonly is: 'level' };

/** What follows the bout on the mat. */
export interface AfterBoutsView {
  /** By who wins it. */
  readonly won: ByTeam<AfterBoutView>;
  readonly nobody: AfterBoutView;
  /** Whether somebody who is barred by it costs the team the match. */
  readonly barredCosts: boolean;
}

/** A team match with all its bouts. Red is team `a`. */
export interface TeamBoutsView {
  readonly names: ByTeam<string>;
  readonly lines: ByTeam<TeamLineView>;
  /** By the engine: bouts, steps of the tie-break with their numbers, who is up, what is awaited. Names are people's. */
  readonly match: TeamMatchView;
  /** The same told; `sayTeam` has the words. */
  readonly story: readonly TeamExplanationLine[];
  readonly acts: readonly TeamActView[];
  /** Real length of each bout so far, the settling one last, in milliseconds. */
  readonly elapsedMs: readonly number[];
  /** Who is on the mat; null: a pick or a ruling is awaited, or it is decided. */
  readonly onMat: Pairing | null;
  /** Whether that bout settles the match. */
  readonly settling: boolean;
  /** What follows the bout on the mat; null: there is none. */
  readonly after: AfterBoutsView | null;
  /** Set while fighters are picked. Whom a team has picked is sealed until both have. */
  readonly picking: ByTeam<{
    /** The team whose fighter it picks. */
    readonly from: Team;
    readonly places: readonly number[];
    readonly picked: boolean;
  }> | null;
  /** From the team matches before. */
  readonly before: ByTeam<{ readonly submissions: number; readonly warnings: number }>;
  /** What the organiser's option says of a fighter who does not come. */
  readonly absent: 'loses-bout' | 'skip-as-injured';
}

interface Tally {
  readonly boutsFought: number;
  readonly boutsWon: number;
  /** Bouts won by submission, as the book counts them. */
  readonly submissions: number;
  readonly warnings: number;
  /** The shortest bout that was won by submission, in milliseconds; null: there is none. */
  readonly fastestMs: number | null;
}

/** What teams and fighters of a division have done so far. Bouts that settled a team match count here. */
export interface TeamStatistics {
  readonly teams: readonly (Tally & {
    readonly team: CompetitorView;
    readonly matchesFought: number;
    readonly matchesWon: number;
  })[];
  readonly fighters: readonly (Tally & {
    readonly personId: string;
    readonly name: string;
    readonly rank: string | null;
    readonly team: CompetitorView;
  })[];
}
