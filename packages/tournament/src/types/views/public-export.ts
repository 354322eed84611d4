import type { BoutResult, BySide, Side, TieBreakStep } from '@threecount/match';
import type { ResolvedTeam } from '@threecount/rulebooks';
import type { Bracket, Entry } from '../entities.ts';
import type { CompetitorView, MatchResultView } from './match.ts';
import type { Podium } from './podium.ts';
import type { TeamView } from './teams.ts';

/** The form of a public export, and its version. */
export type PublicExportFormat = 'threecount.public-export/1';

/** An entry as the public may see it: no birth date, no contact. */
export interface PublicEntry extends CompetitorView {
  readonly points: number | null;
  readonly notDrawn: Entry['notDrawn'];
  readonly withdrawn: boolean;
  /** Only in a division for teams. While the order is no open one, `members` stand by their ids. */
  readonly team?: {
    readonly order: TeamView['order'];
    readonly members: readonly PublicMember[];
  };
}

/** One of a team's people; null: no belt was given. */
export interface PublicMember {
  readonly personId: string;
  readonly name: string;
  readonly rank: string | null;
}

/** A team as it came to a team match. Places are those in `order`, from 0. */
export interface PublicTeam {
  readonly entryId: string;
  readonly order: readonly PublicMember[];
  /** The place from which the order went on. */
  readonly startsAt: number;
  /** Places of those who could not fight from the outset. */
  readonly unavailable: readonly number[];
  /** In the team matches before. */
  readonly submissionsBefore: number;
  readonly warningsBefore: number;
}

/** What happened in a team match, in order. */
export type PublicTeamAct =
  | {
      readonly is: 'bout';
      /** The bout that settled the match, between fighters who were picked. */
      readonly settling: boolean;
      /** The places of the two. */
      readonly fighters: BySide<number>;
      readonly winner: Side | null;
      readonly method: BoutResult['method'];
      /** Set where it counts as a submission. */
      readonly submission: BoutResult['submission'];
      readonly warnings: BySide<number>;
      /** Whose fighter may not compete again. */
      readonly barred: readonly Side[];
      /** Real time from its start to its end. */
      readonly elapsedMs: number;
      /** Fighters left after it; null where it settled the match. */
      readonly left: BySide<number> | null;
    }
  /** Of the bout that settles it: `side` picks. */
  | { readonly is: 'pick'; readonly side: Side; readonly place: number }
  /** Hurt between two bouts. */
  | { readonly is: 'withdraw'; readonly side: Side; readonly place: number }
  | { readonly is: 'ruling'; readonly winner: Side };

/** A team match, whole: its fold over these acts under these rules gives its result. */
export interface PublicTeamMatch {
  readonly rules: PublicTeamRules;
  readonly teams: BySide<PublicTeam>;
  readonly acts: readonly PublicTeamAct[];
  /** Tie-breaks that were looked at, those too that did not decide. */
  readonly steps: readonly (Omit<TieBreakStep, 'a' | 'b' | 'winner'> & {
    readonly red: number | null;
    readonly blue: number | null;
    readonly winner: Side | null;
  })[];
}

/** What a team match was folded by. */
export type PublicTeamRules = Pick<
  ResolvedTeam,
  | 'size'
  | 'order'
  | 'winner'
  | 'draw'
  | 'loss'
  | 'lastBout'
  | 'warnings'
  | 'disqualified'
  | 'fewest'
  | 'hurtWinner'
  | 'teamDisqualification'
  | 'tieBreaks'
>;

export interface PublicDivision {
  readonly divisionId: string;
  readonly name: string;
  readonly entries: readonly PublicEntry[];
  /** As it was drawn, with what it was drawn from; null: not yet. */
  readonly bracket: Bracket | null;
  /** Of matches that are over, in the order of the bracket; `red` and `blue` are entries, null where nobody stood. */
  readonly results: readonly (MatchResultView & {
    readonly matchId: string;
    /** The number that people call out; 0 for a match with a bye. */
    readonly number: number;
    readonly red: string | null;
    readonly blue: string | null;
    /** Set in a team match that was fought at a table; by those who fought, whoever stands there now. */
    readonly team?: PublicTeamMatch;
  })[];
  readonly podium: Podium;
}

/** A whole tournament as everybody may have it: enough to recompute its draws, brackets and places. */
export interface PublicExport {
  readonly format: PublicExportFormat;
  readonly tournament: {
    readonly tournamentId: string;
    readonly name: string;
    readonly date: string | null;
    readonly published: boolean;
    readonly rulebook: { readonly id: string; readonly name: string; readonly hash: string };
    /** Log position that this shows. */
    readonly position: number;
  };
  readonly divisions: readonly PublicDivision[];
}
