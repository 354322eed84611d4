import type { MatchView, Team } from '@threecount/match';
import type { TeamBoutsView } from '@threecount/tournament';

/** What the tie-breaks of a team match compare. */
export interface TeamTotals {
  /** Of the team in the tournament: in the team matches before and in this one. */
  readonly submissions: number;
  /** Of the team in this team match, with the bout on the mat. */
  readonly warnings: number;
}

type Shown = Pick<TeamBoutsView, 'match' | 'before' | 'settling'>;

/**
 * The numbers of a team so far. Warnings of the bout on the mat are among them from the moment they are given; those of
 * a bout that settles the match never are.
 * @param bout the one on the mat; null: there is none, or it is unknown
 */
export function totalsOf(shown: Shown, team: Team, bout: MatchView | null): TeamTotals {
  const { match, before, settling } = shown;
  const running = match.method === null && !settling ? bout : null;
  const now = running?.[team === 'a' ? 'red' : 'blue'].fouls ?? 0;
  return {
    submissions: before[team].submissions + match.submissions[team],
    warnings: match.warnings[team] + now,
  };
}
