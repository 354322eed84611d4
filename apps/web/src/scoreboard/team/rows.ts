import type { Team } from '@threecount/match';
import type { TeamBoutsView, TeamFighterView } from '@threecount/tournament';

/** A fighter in the line at the side of the board. */
export interface LineRow {
  readonly fighter: TeamFighterView;
  /** The row, from 0 at the top. */
  readonly at: number;
  /** Who comes when the one on the mat is out. */
  readonly isNext: boolean;
}

type Shown = Pick<TeamBoutsView, 'lines' | 'match' | 'onMat' | 'settling'>;

/**
 * The rows of a team's line, by the team's order. On top who is on the mat, then the line as it goes on; below it lie
 * those who are out, who fell first lowest, and who cannot fight below them.
 */
export function rowsOf(shown: Shown, team: Team): readonly LineRow[] {
  const { fighters } = shown.lines[team];
  const line = shown.match.line[team];
  const heightOf = ({ standing, place }: TeamFighterView): number => {
    if (standing === 'on') return -1;
    if (standing === 'waiting') return line.indexOf(place);
    return standing === 'out' ? 2000 - lastBoutOf(shown, team, place) : 3000;
  };
  const sorted = [...fighters].sort((a, b) => heightOf(a) - heightOf(b));
  const next = nextOf(shown, team);
  return [...fighters]
    .sort((a, b) => a.place - b.place)
    .map((fighter) => ({
      fighter,
      at: sorted.indexOf(fighter),
      isNext: fighter.place === next,
    }));
}

/** The bout in which a fighter fell, from 0. */
const lastBoutOf = ({ match }: Shown, team: Team, place: number): number =>
  match.bouts.findLastIndex((bout) => bout[team].place === place);

/** The place of who comes next; null: nobody does, or nobody knows. */
function nextOf({ match, onMat, settling }: Shown, team: Team): number | null {
  if (onMat === null || settling || match.method !== null) return null;
  return match.line[team].find((place) => place !== onMat[team]) ?? null;
}
