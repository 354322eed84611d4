import type { MatchRules } from '../../schema/rulebook.ts';

const open = { clause: 'CLS-COMP-06', standing: 'printed' } as const;

/** Belts that may fight; children's have no place in the scale. */
export const competitors = [
  { rank: 'white', ...open, standing: 'default' },
  { rank: 'blue', ...open },
  { rank: 'purple', ...open },
  { rank: 'brown', ...open },
  { rank: 'black', ...open },
] as const satisfies MatchRules['competitors'];
