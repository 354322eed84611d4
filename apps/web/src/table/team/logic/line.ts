import type { BoutLine, Side, Team } from '@threecount/match';
import type { TeamActView, TeamBoutsView, TeamFighterView } from '@threecount/tournament';

/** Red is team `a` of a team match. */
export const teamOf = { red: 'a', blue: 'b' } as const satisfies Readonly<Record<Side, Team>>;

/** Who of a team stands on the mat; null: nobody does. */
export function fighterOn(
  { onMat, lines }: Pick<TeamBoutsView, 'onMat' | 'lines'>,
  team: Team,
): TeamFighterView | null {
  return lines[team].fighters.find(({ place }) => place === onMat?.[team]) ?? null;
}

/** The place of who comes up when the one on the mat is out; null: nobody does, or it is not known yet. */
export function nextPlace(
  { match, onMat, settling }: Pick<TeamBoutsView, 'match' | 'onMat' | 'settling'>,
  team: Team,
): number | null {
  if (onMat === null || settling || match.method !== null) return null;
  return match.line[team].find((place) => place !== onMat[team]) ?? null;
}

/** The name of whoever stands at a place of a team. */
export const nameAt = (
  { lines }: Pick<TeamBoutsView, 'lines'>,
  team: Team,
  place: number,
): string => lines[team].fighters.find((fighter) => fighter.place === place)?.name ?? '';

type BoutAct = Extract<TeamActView, { is: 'bout' }>;

/** The number of the bout on the mat, from 1. */
export const boutNumber = ({ acts }: Pick<TeamBoutsView, 'acts'>): number =>
  acts.filter(({ is }) => is === 'bout').length + 1;

/** A bout that is over, by its number; null: there is none. */
export function boutLine(
  { match }: Pick<TeamBoutsView, 'match'>,
  { bout, settling }: BoutAct,
): BoutLine | null {
  return (settling ? match.suddenDeath : match.bouts[bout - 1]) ?? null;
}

/** What happened after a bout, and falls with it where it is taken back. */
export function fallsWith(acts: readonly TeamActView[], bout: number): readonly TeamActView[] {
  const at = acts.findIndex((act) => act.is === 'bout' && act.bout === bout);
  return at < 0 ? [] : acts.slice(at + 1);
}

/** What follows the bout on the mat, as it ended. */
export function follows(
  { after }: Pick<TeamBoutsView, 'after'>,
  winner: Side | null,
): 'unknown' | NonNullable<TeamBoutsView['after']>['nobody'] {
  if (after === null) return 'unknown';
  return winner === null ? after.nobody : after.won[teamOf[winner]];
}

/** Whether a fighter can still be withdrawn between two bouts: whoever stands in the line. */
export const canFallOut = ({ standing }: TeamFighterView): boolean =>
  standing === 'on' || standing === 'waiting';
