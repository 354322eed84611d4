import type { EndingRules } from '../../schema/endings.ts';

const points = {
  step: 'more',
  of: 'points',
  method: 'points',
  clause: 'FIVE-TIE-01',
  standing: 'printed',
} as const;

/** One competitor cannot go on. */
export const unable = [
  {
    cause: 'accident',
    label: 'Accident',
    ends: { ending: 'loses', method: 'injury', clause: 'FIVE-MED-06', standing: 'printed' },
    clause: 'FIVE-MED-06',
    standing: 'printed',
  },
  {
    cause: 'technique',
    label: 'By a technique',
    ends: { ending: 'loses', method: 'injury', clause: 'FIVE-MED-04', standing: 'printed' },
    clause: 'FIVE-MED-04',
    standing: 'printed',
  },
  {
    cause: 'foul',
    label: 'By a foul without malice',
    ends: { ending: 'wins', method: 'injury', clause: 'FIVE-MED-05', standing: 'default' },
    clause: 'FIVE-MED-05',
    standing: 'printed',
  },
  {
    cause: 'malicious-foul',
    label: 'By a malicious foul',
    ends: {
      ending: 'opponent-disqualified',
      clause: 'FIVE-MED-07',
      standing: 'printed',
    },
    clause: 'FIVE-MED-07',
    standing: 'printed',
  },
  {
    cause: 'illness',
    label: 'Illness',
    ends: { ending: 'loses', method: 'injury', clause: 'FIVE-MED-04', standing: 'default' },
    clause: 'FIVE-MED-04',
    standing: 'default',
  },
  {
    cause: 'blood',
    label: 'Bleeding',
    ends: { ending: 'loses', method: 'injury', clause: 'FIVE-BLD-03', standing: 'printed' },
    clause: 'FIVE-BLD-03',
    standing: 'printed',
  },
] as const satisfies EndingRules['unable'];

/** Neither can go on: first row that holds. */
export const bothUnable = [
  {
    id: 'final',
    causes: ['accident'],
    when: { eq: ['stage', 'final'] },
    ends: {
      ending: 'verdict',
      steps: [
        points,
        {
          step: 'ask',
          ask: 'coin-toss',
          when: 'no-points',
          clause: 'FIVE-TIE-02',
          standing: 'printed',
        },
        { step: 'ask', ask: 'decision', clause: 'FIVE-TIE-01', standing: 'default' },
      ],
      clause: 'FIVE-TIE-01',
      standing: 'printed',
    },
    clause: 'FIVE-TIE-01',
    standing: 'printed',
  },
  {
    id: 'accident',
    causes: ['accident'],
    ends: {
      ending: 'verdict',
      steps: [
        {
          step: 'ask',
          ask: 'senior-official',
          propose: [{ ...points, standing: 'default' }],
          clause: 'FIVE-DSC-01',
          standing: 'default',
        },
      ],
      clause: 'FIVE-TIE-01',
      standing: 'default',
    },
    clause: 'FIVE-TIE-01',
    standing: 'default',
  },
  {
    id: 'other',
    causes: [],
    ends: {
      ending: 'verdict',
      steps: [{ step: 'ask', ask: 'senior-official', clause: 'FIVE-DSC-01', standing: 'default' }],
      clause: 'FIVE-DSC-01',
      standing: 'default',
    },
    clause: 'FIVE-DSC-01',
    standing: 'default',
  },
] as const satisfies EndingRules['bothUnable'];
