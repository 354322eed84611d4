import { handicapScore, type ResolvedTeam } from '@threecount/rulebooks';
import type { TeamMember } from './types.ts';

/** A weight outside is no body weight of a competitor (kg). */
const body = { from: 10, to: 300 };

export const isBodyWeight = (kg: number): boolean => kg >= body.from && kg <= body.to;

/** Decimals of weights and scores add up exactly; a zero has no sign. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** What is added up in this kind of event; null: nothing. */
export function summed({ composition }: ResolvedTeam): {
  readonly of: 'weight' | 'handicap';
  readonly most: number;
  readonly clause: string;
} | null {
  if (composition === null) return null;
  const { weightLimitKg, handicapLimit, clause } = composition;
  if (handicapLimit !== null) return { of: 'handicap', most: handicapLimit, clause };
  return weightLimitKg === null ? null : { of: 'weight', most: weightLimitKg, clause };
}

/** What a member brings to the sum: kilograms or a score; null where it cannot be told. */
export function shareOf(rules: ResolvedTeam, member: TeamMember): number | null {
  const what = summed(rules);
  const { rank, weightKg } = member;
  // Somebody who was hurt before the scale weighs nothing for the team.
  if (weightKg === null) return member.injured === true && what !== null ? 0 : null;
  if (what === null || !isBodyWeight(weightKg)) return null;
  if (what.of === 'weight') return weightKg;
  if (rules.handicap.rows === null || rank === null) return null;
  const found = handicapScore(rules.handicap.rows, rank, weightKg);
  return found.is === 'score' ? found.score : null;
}

/** The sum of a team; null where a part is not known. */
export function sumOf(rules: ResolvedTeam, members: readonly TeamMember[]): number | null {
  let sum = 0;
  for (const member of members) {
    const share = shareOf(rules, member);
    if (share === null) return null;
    sum += share;
  }
  return exact(sum);
}
