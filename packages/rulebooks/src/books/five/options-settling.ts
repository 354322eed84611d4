import type { OptionRule } from '../../schema/options.ts';

const cite = { clause: 'FIVE-DSC-01', standing: 'default' } as const;
const points = { step: 'more', of: 'points', method: 'points', ...cite } as const;
const ask = { step: 'ask', ask: 'decision', ...cite } as const;
const senior = { step: 'ask', ask: 'senior-official', ...cite } as const;
const seniorRules = { ending: 'verdict', steps: [senior], ...cite } as const;
const byPoints = { ending: 'verdict', steps: [points, ask], ...cite } as const;

/** Choices about who wins where the text is silent. */
export const settlingOptions = [
  {
    kind: 'choice',
    name: 'afterEndFoul',
    label: 'Attack after the end',
    clauses: ['FIVE-UNSP-22'],
    values: [
      { value: 'malicious-reverses', patches: [] },
      {
        value: 'record-only',
        patches: [{ path: ['fouls', 'fouls', 'attack-after-end', 'afterEnd'], to: 'record' }],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'bothDisqualified',
    label: 'Both disqualified together',
    clauses: ['FIVE-PEN-04', 'FIVE-PEN-05', 'FIVE-PEN-06', 'FIVE-WIN-01'],
    values: [
      { value: 'senior-official', patches: [] },
      { value: 'points', patches: [{ path: ['fouls', 'both'], to: byPoints }] },
      {
        value: 'both-out',
        patches: [
          {
            path: ['fouls', 'both'],
            to: {
              ending: 'verdict',
              steps: [{ step: 'nobody', method: 'disqualification', ...cite }],
              ...cite,
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'decisionAllEqual',
    label: 'All five criteria level',
    clauses: ['FIVE-DEC-01', 'FIVE-DEC-07'],
    values: [
      { value: 'must-differ', patches: [] },
      {
        value: 'senior-official',
        patches: [{ path: ['endings', 'decision', 'allLevel'], to: 'senior-official' }],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'doubleInjury',
    label: 'Both injured, not in the final',
    clauses: ['FIVE-TIE-01', 'FIVE-WIN-01'],
    values: [
      { value: 'senior-official', patches: [] },
      {
        value: 'as-final',
        patches: [{ path: ['endings', 'bothUnable', 'final', 'when'], to: { all: [] } }],
      },
      {
        value: 'both-out',
        patches: [
          {
            path: ['endings', 'bothUnable', 'accident', 'ends', 'steps'],
            to: [{ step: 'nobody', method: 'injury', ...cite }],
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'doubleInjuryLevel',
    label: 'Both injured in the final, level above zero',
    clauses: ['FIVE-TIE-01', 'FIVE-TIE-02'],
    values: [
      { value: 'decision', patches: [] },
      {
        value: 'coin-toss',
        patches: [
          {
            path: ['endings', 'bothUnable', 'final', 'ends', 'steps', '2', 'ask'],
            to: 'coin-toss',
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'fouledUnable',
    label: 'Fouled without malice and unable to go on',
    clauses: ['FIVE-MED-03', 'FIVE-MED-05', 'FIVE-MED-07'],
    values: [
      { value: 'injured-wins', patches: [] },
      {
        value: 'senior-official',
        patches: [
          { path: ['endings', 'unable', 'foul', 'ends'], to: seniorRules },
          { path: ['endings', 'illegalSubmission', 'unconscious'], to: seniorRules },
        ],
      },
      {
        value: 'points',
        patches: [
          { path: ['endings', 'unable', 'foul', 'ends'], to: byPoints },
          { path: ['endings', 'illegalSubmission', 'unconscious'], to: byPoints },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'illegalSubmission',
    label: 'Tap by a forbidden submission',
    clauses: ['FIVE-UNSP-28', 'FIVE-UNSP-29', 'FIVE-LEG-02', 'FIVE-RST-02'],
    values: [
      { value: 'void-and-penalty', patches: [] },
      {
        value: 'disqualify',
        patches: [{ path: ['endings', 'illegalSubmission', 'policy'], to: 'disqualify' }],
      },
      {
        value: 'stands',
        patches: [{ path: ['endings', 'illegalSubmission', 'policy'], to: 'stands' }],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'penaltyPointsCount',
    label: 'Points from penalties break a tie',
    clauses: ['FIVE-DEC-01', 'FIVE-PEN-02', 'FIVE-TIE-01', 'FIVE-TIE-02'],
    values: [
      { value: 'yes', patches: [] },
      {
        value: 'not-for-tie',
        patches: [{ path: ['scoring', 'penaltyPoints', 'breakTies'], to: false }],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'warningsCountAsPenalties',
    label: 'Warnings count in the fifth criterion',
    clauses: ['FIVE-DEC-06'],
    values: [
      { value: 'yes', patches: [] },
      { value: 'no', patches: [{ path: ['endings', 'decision', 'warningsCount'], to: false }] },
    ],
  },
] as const satisfies readonly OptionRule[];
