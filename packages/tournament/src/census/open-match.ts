import { matOfMatch } from '../schedule/mat-of-match.ts';
import type { MatchId } from '../types/entities.ts';
import type { CensusLog } from './census-log.ts';

/** The table of a match's mat takes it; false where it cannot. */
export function openOnMat(log: CensusLog, matchId: MatchId): boolean {
  const division = log.state.divisions.get(matchId.slice(0, matchId.indexOf('-')));
  const matId = division === undefined ? null : matOfMatch(division, matchId);
  return matId !== null && log.take('match', matchId, { type: 'open-match', matId }).ok;
}
