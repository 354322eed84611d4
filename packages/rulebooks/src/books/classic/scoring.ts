import type { ScoringRules } from '../../schema/scoring.ts';

const none = { clause: 'CLS-WIN-08', standing: 'reconstructed' } as const;

/** Nothing is paid: the ways to win are a closed list of finishes. */
export const scoring = {
  techniques: [],
  unlisted: none,
  outside: none,
  advantages: null,
  noAdvantages: none,
  suppressors: { techniques: [], ...none },
} as const satisfies ScoringRules;
