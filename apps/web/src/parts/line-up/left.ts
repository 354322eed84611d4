import type { Side } from '@threecount/match';
import type { MatchCard } from '@threecount/tournament';
import { wasFought } from '../was-fought.ts';

const begun = new Set<MatchCard['standing']>(['on-mat', 'ended', 'confirmed', 'needs-ruling']);

/**
 * How many fighters a side of a team match has left, where that says something: while it runs, and after it. By its
 * result once there is one; that may have been corrected, or come from paper. Null: it is no team match, or did not begin.
 */
export function fightersLeft(
  match: Pick<MatchCard, 'team' | 'result' | 'standing'>,
  side: Side,
): number | null {
  const { team, result, standing } = match;
  if (team === null) return null;
  if (result !== null) return wasFought(result) ? result.points[side] : null;
  return begun.has(standing) ? (team[side]?.left ?? null) : null;
}
