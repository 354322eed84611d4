import type { TeamRules } from './team.ts';

type Later<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type TieBreak = TeamRules['tieBreaks'][number];
type SuddenDeath = Extract<TieBreak, { by: 'sudden-death' }>;
type FirstTieBreak = Exclude<TieBreak, SuddenDeath> | Later<SuddenDeath, 'pick'>;

/** The rules of matches of two teams as a book had them first. */
export type FirstTeam = Omit<Later<TeamRules, 'loss' | 'fewest' | 'hurtWinner'>, 'tieBreaks'> & {
  readonly tieBreaks: readonly FirstTieBreak[];
};

const isWholeTieBreak = (row: FirstTieBreak): row is TieBreak =>
  row.by !== 'sudden-death' || row.pick !== undefined;

/** Whether it has every member that the rules of teams have now. */
export const isWholeTeam = ({ loss, fewest, hurtWinner, tieBreaks }: FirstTeam): boolean =>
  loss !== undefined &&
  fewest !== undefined &&
  hurtWinner !== undefined &&
  tieBreaks.every(isWholeTieBreak);

/** The rules of teams with what came later as it was meant before: on our account, by the clause of the winner. */
export function upgradedTeam(team: FirstTeam): TeamRules {
  const cite = { clause: team.winner.clause, standing: 'default' } as const;
  return {
    loss: { fightersLeft: 0, ...cite },
    fewest: { fighters: 1, ...cite },
    hurtWinner: { is: 'out', ...cite },
    ...team,
    tieBreaks: team.tieBreaks.map((row) =>
      isWholeTieBreak(row) ? row : { pick: { of: 'other-team', ...cite }, ...row },
    ),
  };
}
