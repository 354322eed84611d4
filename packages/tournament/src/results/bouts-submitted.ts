import { type Side, submissionsOf } from '@threecount/match';
import { teamOn } from '../engine/team-match.ts';
import type { MatchRecord } from '../types/state.ts';

/** Bouts of a team match that a team has won by submission, as its sheet or its bouts say; 0 in any other match. */
export function boutsSubmitted(record: MatchRecord | null, side: Side): number {
  if (record === null) return 0;
  const told = record.result?.teams?.[side]?.submissions;
  if (told !== undefined || record.team === null) return told ?? 0;
  return submissionsOf(record.team.state)[teamOn[side]];
}
