import type { VerdictStep } from '../../schema/effect.ts';
import type { EndingRules } from '../../schema/endings.ts';

const injury = { clause: 'CLS-ORD-05', standing: 'default' } as const;
const harmed = { clause: 'CLS-MIN-12', standing: 'default' } as const;
const deliberate = { clause: 'CLS-DISC-01', standing: 'default' } as const;
const loses = { ending: 'loses', method: 'injury', ...injury } as const;

/** A bout that has to settle a team match cannot end without a winner. */
export const suddenDeathAsks = {
  step: 'ask',
  ask: 'senior-official',
  when: 'sudden-death',
  clause: 'CLS-TBK-07',
  standing: 'default',
} as const satisfies VerdictStep;

/** Nobody goes on, and nobody wins. */
export const bothInjured = {
  ending: 'verdict',
  steps: [suddenDeathAsks, { step: 'nobody', method: 'injury', ...injury }],
  ...injury,
} as const;

/** No foul: the opponent wins. By a foul: it did serious harm, and the offender is out. */
export const unable = [
  { cause: 'accident', label: 'Accident', ends: loses, ...injury },
  { cause: 'technique', label: 'By a technique', ends: loses, ...injury },
  {
    cause: 'foul',
    label: 'By a foul',
    ends: { ending: 'opponent-disqualified', kind: 'technical', ...harmed },
    ...harmed,
  },
  {
    cause: 'malicious-foul',
    label: 'By a deliberate foul',
    ends: { ending: 'opponent-disqualified', kind: 'team', ...deliberate },
    ...deliberate,
  },
  { cause: 'illness', label: 'Illness', ends: loses, ...injury },
  { cause: 'blood', label: 'Bleeding', ends: loses, ...injury },
] as const satisfies EndingRules['unable'];

export const bothUnable = [
  { id: 'any', causes: [], ends: bothInjured, ...injury },
] as const satisfies EndingRules['bothUnable'];
