import type { VerdictStep } from '@threecount/rulebooks';

/** On what an end, or what the match waits for, rests. */
export interface Rests {
  /** The clock reached zero: the steps are those of the period. */
  readonly bell: boolean;
  /** Other steps that are gone through again when the score changes; none: it stands whatever the score. */
  readonly steps?: readonly VerdictStep[];
}

/** A call by itself: no score changes it. */
export const onTheCall: Rests = { bell: false };
