import type { Outcome, Side } from '../types.ts';
import type { Rests } from './rests.ts';
import type { Asked, CallEntry } from './state.ts';

/** What became fact by one action or by the running out of time. */
export type MatchFact =
  /** The first or next period begins, or a held match goes on. */
  | { readonly type: 'PeriodStarted'; readonly period: number; readonly at: number }
  | { readonly type: 'MovementStopped'; readonly at: number; readonly haltsClock: boolean }
  | { readonly type: 'TimedOut'; readonly at: number }
  | { readonly type: 'MatchResumed'; readonly at: number; readonly standing: boolean }
  | { readonly type: 'MatchReopened'; readonly at: number; readonly inPeriodMs: number }
  | { readonly type: 'PeriodEnded'; readonly at: number }
  | { readonly type: 'NextPeriodDue'; readonly clauses: readonly string[] }
  | {
      readonly type: 'AllowanceStarted';
      readonly side: Side;
      readonly reason: string;
      readonly at: number;
      readonly afresh: boolean;
    }
  | {
      readonly type: 'AllowanceUsedUp';
      readonly side: Side;
      readonly reason: string;
      readonly limitMs: number;
    }
  | ({
      readonly type: 'MatchAwaits';
      readonly what: Asked;
      readonly at: number;
      readonly proposed: Outcome | null;
      readonly clauses: readonly string[];
    } & Rests)
  | ({
      readonly type: 'MatchEnded';
      readonly at: number;
      readonly outcome: Outcome;
    } & Rests)
  | {
      readonly type: 'PointsChanged';
      readonly side: Side;
      readonly points: number;
      readonly from: 'technique' | 'penalty' | 'ruling';
    }
  /** A position was paid. */
  | {
      readonly type: 'PositionScored';
      readonly side: Side;
      readonly position: string;
      readonly elapsedMs: number;
      readonly at: number;
      readonly index: number;
      readonly points: number;
    }
  | { readonly type: 'AdvantagesChanged'; readonly side: Side; readonly advantages: number }
  | { readonly type: 'AdvantageSignalled'; readonly side: Side; readonly elapsedMs: number }
  | {
      readonly type: 'FoulCalled';
      readonly side: Side;
      readonly at: number;
      readonly inStop: boolean;
    }
  | {
      readonly type: 'StepTaken';
      readonly side: Side;
      readonly count: string;
      readonly steps: number;
      readonly warning: boolean;
      /** `fouls`, or the kind of warning that the step is shown as. */
      readonly shownAs: string;
    }
  | {
      readonly type: 'StepsAdjusted';
      readonly side: Side;
      readonly count: string;
      readonly fouls: number;
    }
  | { readonly type: 'WarningGiven'; readonly side: Side; readonly kind: string }
  | { readonly type: 'HoldSecured'; readonly side: Side }
  | { readonly type: 'HoldCleared'; readonly side: Side }
  | { readonly type: 'StandingRestartDue' }
  /** An earlier call is to be looked at because of this one. */
  | {
      readonly type: 'CallFlagged';
      readonly index: number;
      readonly flag: string;
      readonly clause: string;
    }
  /** The action itself, with what it did; the last fact of each action. */
  | { readonly type: 'CallRecorded'; readonly entry: CallEntry }
  /** A line that was refused: it has a number and no effect. */
  | { readonly type: 'LineRejected'; readonly at: number };

/** Facts, and the three actions after which all calls apply again. */
export type MatchEvent =
  | MatchFact
  /** A late signal: it counts at `position` in the log. */
  | { readonly type: 'LateCallRecorded'; readonly entry: CallEntry; readonly position: number }
  | { readonly type: 'CallTakenBack'; readonly entry: CallEntry }
  /** A call in the place of one that was taken back: it counts at `position` in the log. */
  | { readonly type: 'CallCorrected'; readonly entry: CallEntry; readonly position: number };
