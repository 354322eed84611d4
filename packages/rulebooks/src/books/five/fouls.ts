import type { FoulRules } from '../../schema/fouls.ts';
import { sportFouls, unsportsmanlikeFouls } from './foul-list.ts';

/** One ladder a competitor over all fouls: warning, two and three to the opponent, out. */
export const fouls = {
  groups: [
    { id: 'unsportsmanlike', label: 'Unsportsmanlike fouls' },
    { id: 'sport', label: 'Sport fouls' },
  ],
  ladders: [
    {
      id: 'fouls',
      counts: 'all',
      rungs: [
        {
          effects: [{ do: 'warn', label: 'verbal warning' }],
          clause: 'FIVE-PEN-01',
          standing: 'printed',
        },
        {
          effects: [{ do: 'points', to: 'opponent', points: 2 }],
          clause: 'FIVE-PEN-02',
          standing: 'printed',
        },
        {
          effects: [{ do: 'points', to: 'opponent', points: 3 }],
          clause: 'FIVE-PEN-03',
          standing: 'printed',
        },
        {
          effects: [{ do: 'disqualify' }],
          clause: 'FIVE-PEN-04',
          standing: 'printed',
        },
      ],
      countsAs: 'fouls',
      periods: [],
      clause: 'FIVE-PEN-06',
      standing: 'default',
    },
  ],
  fouls: [...unsportsmanlikeFouls, ...sportFouls],
  reasons: [
    {
      code: 'uniform-change-late',
      label: 'Uniform not changed in time',
      clause: 'FIVE-UNI-32',
      standing: 'printed',
    },
  ],
  disqualification: { clause: 'FIVE-FOUL-02', standing: 'printed' },
  unknown: { clause: 'FIVE-FOUL-01', standing: 'printed' },
  harm: { clause: 'FIVE-MED-07', standing: 'printed' },
  both: {
    ending: 'verdict',
    steps: [{ step: 'ask', ask: 'senior-official', clause: 'FIVE-DSC-01', standing: 'default' }],
    clause: 'FIVE-PEN-05',
    standing: 'default',
  },
  gain: { policy: 'flag', clause: 'FIVE-RST-02', standing: 'printed' },
  bothRestartStanding: false,
} as const satisfies FoulRules;
