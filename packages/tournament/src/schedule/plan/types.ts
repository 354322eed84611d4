import type { MatchId, MatId, PersonId } from '../../types/entities.ts';

/** A match to be planned. All times are epoch ms, all lengths ms. */
export interface Job {
  readonly matchId: MatchId;
  readonly matId: MatId;
  /** Its place in the order of its mat. */
  readonly order: number;
  /** Matches that have to be over first. */
  readonly feeders: readonly MatchId[];
  /** Who is known to stand in it. */
  readonly persons: readonly PersonId[];
  readonly slotMs: number;
  /** Rest that who comes to this match must have had. */
  readonly restMs: number;
}

/** A break, or the time between two sessions. */
export type PauseKind = 'break' | 'between-sessions';

/** A stretch in which a mat takes no match. */
export interface Pause {
  readonly kind: PauseKind;
  readonly start: number;
  /** When the mat was meant to be free for it: a mat that is free later makes it later by as much. */
  readonly meantAt: number;
  /** Kept in full, however late it begins; 0 between two sessions. */
  readonly lengthMs: number;
  /** It is not over before this. */
  readonly until: number;
  /** So many matches of the mat come before it, also when the mat runs late; 0: as many as fit before it. */
  readonly after: number;
  readonly name: string;
}

/** A mat as the plan finds it. */
export interface MatStart {
  readonly matId: MatId;
  /** When it can take the first of its jobs. */
  readonly freeAt: number;
  /** How many matches it has had. */
  readonly had: number;
  /** In order of time. */
  readonly pauses: readonly Pause[];
}

/** A match that is on a mat: its feeders are waited for, and its people are busy. */
export interface Running {
  readonly matchId: MatchId;
  readonly matId: MatId;
  readonly persons: readonly PersonId[];
  readonly end: number;
}

/** What a plan is made from. */
export interface PlanInput {
  readonly mats: readonly MatStart[];
  readonly jobs: readonly Job[];
  readonly running: readonly Running[];
  /** When somebody's last match ended. */
  readonly lastEnd: ReadonlyMap<PersonId, number>;
}

/** Somebody is on another mat when it would have been the turn of a match. */
export interface Clash {
  readonly personId: PersonId;
  /** The other match, which keeps its time. */
  readonly matchId: MatchId;
  /** When the turn would have come. */
  readonly at: number;
  /** The earliest time at which they have rested from the other match. */
  readonly earliest: number;
}

export interface PlannedMatch {
  readonly start: number;
  readonly end: number;
  readonly clash: Clash | null;
}

export interface PlannedPause {
  readonly kind: PauseKind;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  /** When the mat was free for it, and how many matches it has had by then. */
  readonly freeAt: number;
  readonly after: number;
}

export interface Plan {
  /** Matches that can not be planned (they wait for one that nobody plans) are missing. */
  readonly matches: ReadonlyMap<MatchId, PlannedMatch>;
  readonly pauses: ReadonlyMap<MatId, readonly PlannedPause[]>;
}
