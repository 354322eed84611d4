import { handicapScore } from '@threecount/rulebooks';
import type { CompositionRules, TeamMember } from './types.ts';

/** A weight outside is no body weight of a competitor (kg). */
export const bodyKg = { from: 10, to: 300 } as const;

export const isBodyWeight = (kg: number): boolean => kg >= bodyKg.from && kg <= bodyKg.to;

/** Decimals of weights and scores add up exactly; a zero has no sign. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** One sum that a team is held to. */
export interface Limit {
  readonly of: 'weight' | 'handicap';
  readonly most: number;
  readonly clause: string;
}

/** What is added up in this kind of event, scores before kilograms. */
export function limitsOf({ composition }: CompositionRules): readonly Limit[] {
  if (composition === null) return [];
  const { weightLimitKg, handicapLimit, clause } = composition;
  return [
    ...(handicapLimit === null ? [] : [{ of: 'handicap', most: handicapLimit, clause } as const]),
    ...(weightLimitKg === null ? [] : [{ of: 'weight', most: weightLimitKg, clause } as const]),
  ];
}

/** What a member brings to a sum: kilograms or a score; null where it cannot be told. */
export function shareOf(
  { handicap }: CompositionRules,
  { rank, weightKg, injured }: TeamMember,
  of: Limit['of'],
): number | null {
  // Somebody who was hurt before the scale weighs nothing for the team.
  if (weightKg === null) return injured === true ? 0 : null;
  if (!isBodyWeight(weightKg)) return null;
  if (of === 'weight') return weightKg;
  if (handicap.rows === null || rank === null) return null;
  const found = handicapScore(handicap.rows, rank, weightKg);
  return found.is === 'score' ? found.score : null;
}

/** The sum of a team; null where a part is not known. */
export function sumOf(
  rules: CompositionRules,
  members: readonly TeamMember[],
  of: Limit['of'],
): number | null {
  let sum = 0;
  for (const member of members) {
    const share = shareOf(rules, member, of);
    if (share === null) return null;
    sum += share;
  }
  return exact(sum);
}
