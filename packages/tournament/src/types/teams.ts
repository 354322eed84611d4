import type { PersonId } from './entities.ts';

/** A person in a team, as entered; the weight is the declared one until the day's scale gives another. */
export interface TeamMemberEntry {
  readonly personId: PersonId;
  /** A belt; empty when unknown. */
  readonly rank: string;
  readonly weightKg: number | null;
  /** The weight is the scale's; left out: declared. */
  readonly weighed?: true;
  /** The ISO date of that; left out: the tournament's day. */
  readonly weighedOn?: string;
  /** Cannot fight; the place stays the member's. */
  readonly injured: boolean;
  /** The team was over its limit and starts without this one, as the organiser's option has it. */
  readonly leftOut?: true;
  /** The step of the fold at which somebody said last that this one can fight again; left out: nobody did. */
  readonly clearedAt?: number;
}

/** Who fights for an entry of a division of teams. */
export interface LineUp {
  /** In the fighting order once that is lodged, else as they were named. */
  readonly members: readonly TeamMemberEntry[];
  /** Who may take the place of somebody who is hurt. */
  readonly substitutes: readonly TeamMemberEntry[];
  /** The coach has handed the order in: it is fixed, and sealed until the other team's is in too. */
  readonly lodged: boolean;
  /** The step of the fold at which it came in; null while it has not. */
  readonly lodgedAt: number | null;
}

/** What a team brings to a team match, as it was when that was opened. By ids: the log holds no names. */
export interface TeamEntered {
  /** In the fighting order; places are counted from 0. */
  readonly order: readonly Pick<TeamMemberEntry, 'personId' | 'rank' | 'weightKg'>[];
  /** The place from which the order goes on. */
  readonly startsAt: number;
  /** The places of those who cannot fight. */
  readonly unavailable: readonly number[];
  /** Bouts won by submission, and warnings, in the team matches before. */
  readonly submissionsBefore: number;
  readonly warningsBefore: number;
}

/** What a sheet says of a team beside who won: what later team matches need, where no table has the bouts. */
export interface PaperTeam {
  /** The place, from 0, at which its order goes on in its next team match; left out: not said. */
  readonly next?: number;
  /** Bouts of this team match won by submission, and warnings given in them; a bout that settled it does not count. */
  readonly submissions: number;
  readonly warnings: number;
}
