import type { Side } from '@threecount/match';

/** Who did not come, as it is chosen. */
export type Absent = Side | 'both';

/** The sides that are named to the server. */
export const absentSides = (absent: Absent): readonly Side[] =>
  absent === 'both' ? ['red', 'blue'] : [absent];
