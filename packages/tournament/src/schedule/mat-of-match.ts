import type { MatchId, MatId } from '../types/entities.ts';
import type { DivisionState } from '../types/state.ts';

/** The mat that is to take a match: the one that it was moved to, else its division's. */
export function matOfMatch(
  { moved, matId }: Pick<DivisionState, 'moved' | 'matId'>,
  matchId: MatchId,
): MatId | null {
  return moved.get(matchId)?.matId ?? matId;
}
