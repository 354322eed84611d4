import { divisionIdOf } from '../ids.ts';
import type { MatchId, MatId } from '../types/entities.ts';
import type { DivisionState, MatchRecord, MatState, TournamentState } from '../types/state.ts';
import { progressOf } from './memo.ts';
import type { MatchNow } from './types.ts';

/** A match of a drawn division with its division. */
export interface FoundMatch {
  readonly division: DivisionState;
  readonly now: MatchNow;
}

/** A match by its id; null when no bracket has it. */
export function findMatch(state: TournamentState, matchId: MatchId): FoundMatch | null {
  const division = state.divisions.get(divisionIdOf(matchId));
  const now = division && progressOf(state, division).byId.get(matchId);
  return division === undefined || now === undefined ? null : { division, now };
}

/** A mat that was not removed. */
export function findMat(state: TournamentState, matId: MatId): MatState | null {
  const mat = state.mats.get(matId);
  return mat === undefined || mat.removed ? null : mat;
}

/** The match that a mat has open now. */
export function openOnMat(state: TournamentState, mat: MatState): MatchRecord | null {
  if (mat.lastMatch === null) return null;
  const record = state.divisions.get(divisionIdOf(mat.lastMatch))?.matches.get(mat.lastMatch);
  return record?.standing === 'open' && record.matId === mat.matId ? record : null;
}

/** The matches whose recorded entries are no longer those of their slots. */
export function needingRuling(state: TournamentState): MatchId[] {
  const found: MatchId[] = [];
  for (const division of state.divisions.values()) {
    if (division.matches.size === 0) continue;
    for (const now of progressOf(state, division).matches) {
      if (now.phase === 'needs-ruling') found.push(now.match.matchId);
    }
  }
  return found;
}
