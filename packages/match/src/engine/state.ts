import type {
  Awaiting,
  BySide,
  MatchSetup,
  Outcome,
  Refusal,
  Side,
  TimedAction,
} from '../types.ts';
import type { Clock, Reading } from './clock.ts';
import type { Rests } from './rests.ts';

/** What the officials may be asked for, the next period's start aside. */
export type Asked = Exclude<Awaiting, 'start'>;

/** Where the match stands. */
export type Phase =
  | { readonly is: 'not-started' }
  | { readonly is: 'running' }
  | { readonly is: 'stopped' }
  /** `held`: what had ended or halted the match was taken back; `start` goes on as well as `resume`. */
  | { readonly is: 'timed-out'; readonly held: boolean }
  | { readonly is: 'between-periods'; readonly clauses: readonly string[] }
  | {
      readonly is: 'awaiting';
      readonly what: Asked;
      readonly since: number;
      readonly proposed: Outcome | null;
      readonly clauses: readonly string[];
      readonly rests: Rests;
    }
  | { readonly is: 'ended'; readonly outcome: Outcome; readonly rests: Rests };

export interface SideState {
  readonly points: number;
  /** The part of `points` that penalties gave or took. */
  readonly penaltyPoints: number;
  readonly advantages: number;
  /** Steps of the ladders taken, all counts together. */
  readonly fouls: number;
  /** Those of them that were mere warnings. */
  readonly warned: number;
  /** Steps by count (one ladder may keep several). */
  readonly steps: Readonly<Record<string, number>>;
  /** Warnings outside the ladder, by kind. */
  readonly warnings: Readonly<Record<string, number>>;
  /** Holds a submission that voids what the other side scores. */
  readonly secured: boolean;
}

/** Time of one side off the match clock. Milliseconds. */
export interface AllowanceUse {
  readonly side: Side;
  readonly reason: string;
  readonly usedMs: number;
  /** Real time since which it runs; null: it stands. */
  readonly since: number | null;
  readonly times: number;
}

/** A position that was paid, for "the same position again". */
export interface ScoredPosition {
  readonly side: Side;
  readonly position: string;
}

/** A score or foul of a moment, for points gained through a foul. */
export interface MomentScore {
  readonly side: Side;
  readonly index: number;
  readonly at: number;
  readonly points: number;
}
export interface MomentFoul {
  readonly side: Side;
  readonly at: number;
  readonly inStop: boolean;
}

/** The moment at which movement or the clock ended, and the place in the log right after it. */
export interface Halt {
  readonly at: number;
  readonly reading: Reading;
  readonly position: number;
}

export type CallStanding = 'live' | 'voided' | 'stranded';

/** How a late signal is taken: as if the match still ran, or as if it were only stopped. */
export type Late = 'running' | 'stopped';

/** One accepted action. `at`: the moment as of which it counts. */
export interface CallEntry {
  readonly kind: 'call';
  readonly index: number;
  readonly action: TimedAction;
  readonly at: number;
  readonly reading: Reading;
  readonly late: Late | null;
  readonly effect: string;
  readonly clauses: readonly string[];
  readonly flags: readonly string[];
  readonly standing: CallStanding;
  /** Why it is stranded. */
  readonly refusal: Refusal | null;
  /** A `void` that brought back a match whose clock stood. */
  readonly held: boolean;
}

/** The clock reached zero here. */
export interface BellEntry {
  readonly kind: 'bell';
  readonly at: number;
  readonly reading: Reading;
}

export type LogEntry = CallEntry | BellEntry;

/** Everything about one match. Disposable: the fold of its events, or the replay of its actions. */
export interface MatchState {
  readonly setup: MatchSetup;
  readonly phase: Phase;
  readonly clock: Clock;
  readonly sides: BySide<SideState>;
  /** Points when the present period began. */
  readonly periodPoints: BySide<number>;
  /** The part of them that penalties neither gave nor took. */
  readonly periodScored: BySide<number>;
  readonly allowances: readonly AllowanceUse[];
  /** Positions paid since the competitors were last stood up. */
  readonly positions: readonly ScoredPosition[];
  /** Match clock of each side's last score. */
  readonly lastScore: BySide<number | null>;
  /** Match clock of each side's last signalled advantage. */
  readonly lastAdvantage: BySide<number | null>;
  readonly momentScores: readonly MomentScore[];
  readonly momentFouls: readonly MomentFoul[];
  readonly halt: Halt | null;
  readonly bell: Halt | null;
  /** The match may only go on standing. */
  readonly mustStand: boolean;
  readonly flags: readonly string[];
  /** Accepted actions and bells, in the order in which they count. */
  readonly log: readonly LogEntry[];
  readonly nextIndex: number;
  /** Real time of the last action. */
  readonly lastAt: number;
}

const freshSide: SideState = {
  points: 0,
  penaltyPoints: 0,
  advantages: 0,
  fouls: 0,
  warned: 0,
  steps: {},
  warnings: {},
  secured: false,
};

/** A side before its first action: fresh, or with warnings of bouts before as steps of the ladders that count all fouls. */
function firstOf({ rules, carried }: MatchSetup, side: Side): SideState {
  const given = carried?.[side] ?? 0;
  if (given === 0) return freshSide;
  const ladders = rules.fouls.ladders.filter((l) => l.counts === 'all' && l.countsAs === 'fouls');
  const steps = Object.fromEntries(
    ladders.filter((l) => l.periods.length === 0).map((l) => [l.id, given]),
  );
  return { ...freshSide, fouls: given, warned: given, steps };
}

/** A match before its first action. */
export function initialState(setup: MatchSetup): MatchState {
  return {
    setup,
    phase: { is: 'not-started' },
    clock: { period: 0, inPeriodMs: 0, beforeMs: 0, runningSince: null },
    sides: { red: firstOf(setup, 'red'), blue: firstOf(setup, 'blue') },
    periodPoints: { red: 0, blue: 0 },
    periodScored: { red: 0, blue: 0 },
    allowances: [],
    positions: [],
    lastScore: { red: null, blue: null },
    lastAdvantage: { red: null, blue: null },
    momentScores: [],
    momentFouls: [],
    halt: null,
    bell: null,
    mustStand: false,
    flags: [],
    log: [],
    nextIndex: 0,
    lastAt: 0,
  };
}

export const otherSide = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
export const sides: readonly Side[] = ['red', 'blue'];

/** Points that a side made, without those that penalties gave or took. */
export const scored = (state: MatchState, side: Side): number =>
  state.sides[side].points - state.sides[side].penaltyPoints;
