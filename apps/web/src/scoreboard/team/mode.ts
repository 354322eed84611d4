import type { Team } from '@threecount/match';
import type { MatchCard, TeamBoutsView } from '@threecount/tournament';

/** What the middle of the board shows of a team match. */
export type BoardMode = 'bout' | 'tie-break' | 'over';

/** Null: there are no bouts to show, the result came from paper. */
export function modeOf(
  { result }: Pick<MatchCard, 'result'>,
  team: Pick<TeamBoutsView, 'onMat' | 'match'> | null,
): BoardMode {
  if (team === null || result !== null || team.match.method !== null) return 'over';
  return team.onMat === null ? 'tie-break' : 'bout';
}

/**
 * Whether a team's fighter has to leave by how the bout on the mat ended.
 * @param winner of the bout; null: nobody
 */
export function hasToLeave(
  { onMat, after }: Pick<TeamBoutsView, 'onMat' | 'after'>,
  team: Team,
  winner: Team | null,
): boolean {
  if (winner !== null) return winner !== team;
  if (after?.nobody.is !== 'bout') return true;
  return after.nobody.pairing[team] !== onMat?.[team];
}
