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

/**
 * Who of a team can still be withdrawn: whoever stands in its line, and while fighters are picked whoever can be picked.
 */
export function canFallOut(
  { lines, picking }: Pick<TeamBoutsView, 'lines' | 'picking'>,
  team: Team,
): readonly TeamFighterView[] {
  const picks = picking === null ? [] : [picking.a, picking.b];
  const pickable = picks.filter(({ from }) => from === team).flatMap(({ places }) => places);
  return lines[team].fighters.filter(
    ({ standing, place }) =>
      standing === 'on' || standing === 'waiting' || pickable.includes(place),
  );
}

/**
 * What is called across the hall: the first word of a name, and where two of a team share it, the initial of the last
 * one too. In the order of the fighters.
 */
export function shortNames(fighters: readonly Pick<TeamFighterView, 'name'>[]): readonly string[] {
  const words = fighters.map(({ name }) => name.trim().split(/\s+/u));
  const firsts = words.map(([first = '']) => first);
  return words.map((own, i) => {
    const first = firsts[i] ?? '';
    const last = own.length > 1 ? own.at(-1) : undefined;
    const isShared = firsts.filter((one) => one === first).length > 1;
    return isShared && last !== undefined ? `${first} ${[...last][0]}.` : first;
  });
}

/** What a team match waits for while no bout is on the mat. */
export function waitsFor({ match }: Pick<TeamBoutsView, 'match'>): 'over' | 'picks' | 'ruling' {
  if (match.method !== null) return 'over';
  return match.awaiting === 'senior-official' ? 'ruling' : 'picks';
}

/** Whether a team match can still go back into the queue: nothing of it has happened yet. */
export const isUntouched = (team: Pick<TeamBoutsView, 'acts'> | null): boolean =>
  team === null || team.acts.length === 0;
