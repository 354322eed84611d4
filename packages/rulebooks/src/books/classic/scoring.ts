import type { ScoringRules } from '../../schema/scoring.ts';

const none = { clause: 'CLS-WIN-08', standing: 'reconstructed' } as const;

/** Nothing is paid: the ways to win are a closed list of finishes. */
export const scoring = {
  techniques: [],
  unlisted: none,
  outside: none,
  advantages: null,
  noAdvantages: none,
  again: { policy: 'pay', ...none },
  control: { checkWithinMs: 0, ...none },
  suppressors: { techniques: [], ...none },
  penaltyPoints: { breakTies: true, ...none },
} as const satisfies ScoringRules;
