import type { PersonId } from './entities.ts';

/** A person in a team, as entered; the weight is the declared one until the day's scale gives another. */
export interface TeamMemberEntry {
  readonly personId: PersonId;
  /** A belt; empty when unknown. */
  readonly rank: string;
  readonly weightKg: number | null;
  /** The weight is the scale's; left out: declared. */
  readonly weighed?: true;
  /** Cannot fight; the place stays the member's. */
  readonly injured: boolean;
}

/** Who fights for an entry of a division of teams. */
export interface LineUp {
  /** In the fighting order once that is lodged, else as they were named. */
  readonly members: readonly TeamMemberEntry[];
  /** The coach has handed the order in: it is fixed, and sealed until the other team's is in too. */
  readonly lodged: boolean;
}
