import type { DivisionView, TeamStatistics } from '@threecount/tournament';

/** What teams and fighters have in common. */
export type Tally = Pick<
  TeamStatistics['fighters'][number],
  'boutsFought' | 'boutsWon' | 'submissions' | 'warnings' | 'fastestMs'
>;

/** Whoever won most bouts first; then most submissions, the fastest one, fewest warnings. */
export function bestFirst<T extends Tally>(rows: readonly T[]): readonly T[] {
  const time = ({ fastestMs }: Tally): number => fastestMs ?? Number.MAX_VALUE;
  return [...rows].sort(
    (x, y) =>
      y.boutsWon - x.boutsWon ||
      y.submissions - x.submissions ||
      time(x) - time(y) ||
      x.warnings - y.warnings,
  );
}

/** How many bouts are over in the team matches of a division. */
export const boutsIn = ({ rounds }: Pick<DivisionView, 'rounds'>): number =>
  rounds.flatMap(({ matches }) => matches).reduce((sum, { team }) => sum + (team?.bouts ?? 0), 0);
