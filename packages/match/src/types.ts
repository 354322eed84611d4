import type { ResolvedRules } from '@threecount/rulebooks';

/** The two fixed identities in a match. */
export type Side = 'red' | 'blue';

/** A record with one value a side. */
export type BySide<T> = Readonly<Record<Side, T>>;

export type SideOrBoth = Side | 'both';

/** Where in the tournament the match stands; some books decide a double injury differently in a final. */
export type Stage = 'bracket' | 'final' | 'team' | 'special';

export type TimeOutReason = 'referee' | 'injury' | 'blood' | 'uniform' | 'equipment';
export type Landing = 'guard' | 'half-guard' | 'side-control' | 'mount' | 'back';
export type SubmissionBy = 'tap' | 'foot-tap' | 'verbal' | 'cry' | 'unconscious';
export type AdvantageReason =
  | 'near-takedown'
  | 'near-sweep'
  | 'near-pass'
  | 'near-submission'
  | 'aggression';
export type StoppageReason = 'danger' | 'injury' | 'unconscious';
export type UnableCause =
  | 'accident'
  | 'technique'
  | 'foul'
  | 'malicious-foul'
  | 'illness'
  | 'blood';
export type ForfeitReason =
  | 'request'
  | 'no-show'
  | 'uniform'
  | 'equipment'
  | 'medical'
  | 'hygiene'
  | 'towel';

/** The senior official's ruling. Differences in `adjust` are signed. */
export type Ruling =
  | {
      readonly adjust: {
        readonly side: Side;
        readonly points?: number;
        readonly advantages?: number;
        readonly fouls?: number;
      };
    }
  | { readonly winner: Side; readonly method?: string }
  | { readonly reopen: true; readonly remainingMs: number };

/** What an official did, as in the match script (`do` and its keys), without its time. */
export type MatchAction =
  | { readonly do: 'start' }
  | { readonly do: 'stop' }
  | { readonly do: 'time-out'; readonly reason: TimeOutReason; readonly side?: Side }
  | { readonly do: 'resume'; readonly position?: 'same' | 'standing'; readonly inTime?: boolean }
  | {
      readonly do: 'score';
      readonly side: Side;
      readonly technique: string;
      readonly landing?: Landing;
      readonly inBounds?: boolean;
      readonly initiatedInBounds?: boolean;
      /** The line of a call that was taken back, in whose place this one stands; a script does not carry it. */
      readonly insteadOf?: number;
      readonly inTime?: boolean;
    }
  | {
      readonly do: 'attempt';
      readonly side: Side;
      readonly technique: string;
      readonly secured?: boolean;
    }
  | { readonly do: 'attempt-over'; readonly side: Side }
  | {
      readonly do: 'advantage';
      readonly side: Side;
      readonly reason: AdvantageReason;
      /** The line of a call that was taken back, in whose place this one stands; a script does not carry it. */
      readonly insteadOf?: number;
      readonly inTime?: boolean;
    }
  | {
      readonly do: 'foul';
      readonly side: SideOrBoth;
      readonly foul: string;
      readonly malicious?: boolean;
      readonly outcome?: 'none' | 'injury' | 'submission';
      readonly technique?: string;
      /** What exactly, for the record of a live match; a script does not carry it. */
      readonly detail?: string;
      /** The line of a call that was taken back, in whose place this one stands; a script does not carry it. */
      readonly insteadOf?: number;
      readonly inTime?: boolean;
    }
  | {
      readonly do: 'submission';
      readonly side: Side;
      readonly by: SubmissionBy;
      readonly technique?: string;
      readonly inTime?: boolean;
    }
  | {
      readonly do: 'stoppage';
      readonly side: Side;
      readonly by: 'referee' | 'doctor';
      readonly reason: StoppageReason;
    }
  | { readonly do: 'unable'; readonly side: SideOrBoth; readonly cause: UnableCause }
  | {
      readonly do: 'forfeit';
      readonly side: Side;
      readonly reason: ForfeitReason;
      /** Who asked, for the record of a live match; a script does not carry it. */
      readonly detail?: string;
    }
  | {
      readonly do: 'disqualify';
      readonly side: Side;
      readonly reason: string;
      readonly kind?: 'technical' | 'disciplinary';
    }
  | { readonly do: 'decision'; readonly side: Side; readonly criterion?: string }
  | { readonly do: 'coin-toss'; readonly side: Side }
  | { readonly do: 'no-contest'; readonly reason: string }
  | {
      readonly do: 'override';
      readonly ruling: Ruling;
      readonly by: string;
      readonly reason: string;
    }
  | { readonly do: 'void'; readonly action: number; readonly reason?: string }
  | { readonly do: 'wait' };

/** An action with its time: milliseconds of real time since the first `start` (0 before it). */
export type TimedAction = MatchAction & { readonly at: number };

export type MatchStatus =
  | 'not-started'
  | 'running'
  | 'stopped'
  | 'timed-out'
  | 'between-periods'
  | 'awaiting'
  | 'ended';

export type Awaiting = 'start' | 'decision' | 'coin-toss' | 'allowance-ruling' | 'senior-official';

export const methods = [
  'submission',
  'points',
  'advantages',
  'decision',
  'disqualification',
  'forfeit',
  'no-show',
  'stoppage',
  'injury',
  'unconscious',
  'towel',
  'overtime-points',
  'sudden-death',
  'coin-toss',
  'draw',
  'no-contest',
  'override',
] as const;
export type Method = (typeof methods)[number];

/** How a match ended: winner or none, method, and the clauses that it rests on. */
export interface Outcome {
  readonly winner: Side | null;
  readonly method: Method;
  /** Who is out of the bracket or team match; red before blue. */
  readonly out: readonly Side[];
  /** Who may not compete again in the tournament; red before blue. */
  readonly barred: readonly Side[];
  readonly clauses: readonly string[];
}

/** An expected "no": a code, and a sentence for the official. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** What one match is fought under: fixed when it starts. */
export interface MatchSetup {
  readonly rules: ResolvedRules;
  readonly stage: Stage;
  readonly ranks: BySide<string | null>;
  /** Warnings that the competitors bring along from bouts before, where the book lets them add up; left out: none. */
  readonly carried?: BySide<number>;
}

/** One competitor's numbers as the screens show them. */
export interface SideView {
  readonly points: number;
  readonly advantages: number;
  /** Steps of the penalty ladder taken. */
  readonly fouls: number;
  /** The same as a decision compares them: without steps that only warned where the book leaves these out. */
  readonly foulsCompared: number;
  /** Warnings outside the ladder, by kind; empty when none. */
  readonly warnings: Readonly<Record<string, number>>;
  /** One entry a rung of this side's ladder, taken ones first. */
  readonly ladder: readonly LadderRungView[];
  /** Further ladders that hold in this period, and warnings after which the next breach puts out. */
  readonly otherLadders: readonly {
    readonly id: string;
    readonly rungs: readonly LadderRungView[];
  }[];
  /** A hold is secured: the other side scores nothing until it is over. */
  readonly secured: boolean;
  readonly allowances: readonly AllowanceView[];
}

/** One rung as shown on the table: what it costs, and whether it is taken, next or later. */
export interface LadderRungView {
  readonly standing: 'taken' | 'next' | 'later';
  readonly cost: RungCost;
  readonly clause: string;
}

export type RungCost =
  | { readonly kind: 'warning' }
  | { readonly kind: 'points-to-opponent'; readonly points: number }
  | { readonly kind: 'points-off'; readonly points: number }
  | { readonly kind: 'advantage-to-opponent'; readonly advantages: number }
  | { readonly kind: 'disqualification' };

/** Blood, injury or uniform time of one side. Times in milliseconds; `limitMs` null: the book gives no limit. */
export interface AllowanceView {
  readonly kind: 'blood' | 'injury' | 'uniform';
  readonly usedMs: number;
  readonly limitMs: number | null;
  readonly running: boolean;
  readonly clause: string;
}

/** The clock at the moment the view was made. Viewers extrapolate from `at` while `running`. */
export interface ClockView {
  readonly period: string;
  /** Null where the period has no limit. */
  readonly remainingMs: number | null;
  /** Match-clock time of all periods together. */
  readonly elapsedMs: number;
  readonly running: boolean;
  /** Real time of the match for which these values hold. */
  readonly at: number;
}

/** One line of the match's log, newest last. */
export interface LogLineView {
  /** Index of the action in the order given, from 0; `void` names it. */
  readonly index: number;
  readonly at: number;
  readonly elapsedMs: number;
  readonly action: TimedAction;
  /** As in the match result: `+2 red`, `warning`, ... */
  readonly effect: string;
  readonly clauses: readonly string[];
  readonly flags: readonly string[];
  /** Set when a later action took this one back. */
  readonly voided: boolean;
  /** False for lines that cannot be taken back (a `wait`). */
  readonly voidable: boolean;
}

/** Everything a screen shows of one match at one moment. */
export interface MatchView {
  readonly status: MatchStatus;
  readonly clock: ClockView;
  readonly red: SideView;
  readonly blue: SideView;
  readonly awaiting: Awaiting | null;
  readonly proposed: Outcome | null;
  readonly outcome: Outcome | null;
  readonly flags: readonly string[];
  readonly log: readonly LogLineView[];
  /** The `do` names that would not be refused out of hand now; screens enable their buttons by it. */
  readonly may: readonly MatchAction['do'][];
  /** Real time of the match up to which a late signal (`inTime`) is taken; null: none. */
  readonly lateUntil?: number | null;
}
