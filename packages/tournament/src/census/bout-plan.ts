import type { MatchAction, Side } from '@threecount/match';
import { oneOf, type Random } from '../random/random.ts';
import { sides } from '../sides.ts';

/** What is done in a bout, each after so many milliseconds: it can be done again, or with the sides changed over. */
export type BoutPlan = readonly { readonly wait: number; readonly action: MatchAction }[];

const minute = 60_000;

/** Longer than any bout. */
const toTheBell = 10 * minute;

const after = (wait: number, action: MatchAction): BoutPlan[number] => ({ wait, action });
const warn = (side: Side | 'both') => after(1000, { do: 'foul', side, foul: 'stalling' });

/** How a bout can go, and how often in relation to the others. */
const ends: readonly { readonly weight: number; readonly of: (side: Side) => BoutPlan }[] = [
  { weight: 40, of: () => [after(toTheBell, { do: 'wait' })] },
  { weight: 30, of: (side) => [after(minute, { do: 'submission', side, by: 'tap' })] },
  { weight: 6, of: (side) => [after(minute, { do: 'submission', side, by: 'unconscious' })] },
  { weight: 6, of: (side) => [after(minute, { do: 'unable', side, cause: 'accident' })] },
  { weight: 2, of: () => [after(minute, { do: 'unable', side: 'both', cause: 'accident' })] },
  { weight: 4, of: (side) => [after(0, { do: 'forfeit', side, reason: 'no-show' })] },
  { weight: 6, of: (side) => [warn(side), warn(side), warn(side)] },
  { weight: 4, of: () => [warn('both'), warn('both'), warn('both')] },
  { weight: 1, of: (side) => [after(0, barring(side))] },
];

const barring = (side: Side): MatchAction => ({
  do: 'disqualify',
  side,
  reason: 'biting',
  kind: 'disciplinary',
});

const allWeights = ends.reduce((sum, { weight }) => sum + weight, 0);

/** A bout in which both are hurt. */
export const bothHurt: BoutPlan = [
  after(5000, { do: 'start' }),
  after(minute, { do: 'unable', side: 'both', cause: 'accident' }),
];

/** How a bout goes; one that settles a team match has a winner in the end. */
export function randomBout(random: Random, settling: boolean): BoutPlan {
  const side = oneOf(sides, random) ?? 'red';
  const start = after(5000, { do: 'start' });
  const warned = random.chance(30) ? [warn(random.chance(30) ? 'both' : side)] : [];
  if (settling) {
    return [start, ...warned, after(minute, { do: 'submission', side, by: 'tap' })];
  }
  let left = random.below(allWeights);
  for (const { weight, of } of ends) {
    if (left < weight) return [start, ...warned, ...of(side)];
    left -= weight;
  }
  return [start];
}

const other = { red: 'blue', blue: 'red' } as const;

/** The same bout with the sides changed over. */
export const mirroredBout = (plan: BoutPlan): BoutPlan =>
  plan.map(({ wait, action }) => {
    if (!('side' in action) || action.side === 'both') return { wait, action };
    return { wait, action: { ...action, side: other[action.side as Side] } as MatchAction };
  });
