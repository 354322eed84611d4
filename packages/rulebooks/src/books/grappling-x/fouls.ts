import type { FoulRules } from '../../schema/fouls.ts';
import { conductFouls, gripFouls, illegalActs, stallingFouls } from './foul-list.ts';

/** One ladder that takes points off, official warnings apart from it, and stalling in overtime by itself. */
export const fouls = {
  groups: [
    { id: 'stalling', label: 'Stalling' },
    { id: 'grips', label: 'Grips and smothering' },
    { id: 'illegal', label: 'Illegal acts' },
    { id: 'conduct', label: 'Safety and conduct' },
  ],
  ladders: [
    {
      id: 'section-10',
      counts: 'all',
      rungs: [
        {
          effects: [
            {
              do: 'warn',
              label: 'official warning',
            },
          ],
          clause: 'GX-PEN-09',
          standing: 'printed',
        },
        {
          effects: [
            {
              do: 'points',
              to: 'side',
              points: -2,
            },
          ],
          clause: 'GX-PEN-10',
          standing: 'printed',
        },
        {
          effects: [
            {
              do: 'points',
              to: 'side',
              points: -3,
            },
          ],
          clause: 'GX-PEN-11',
          standing: 'printed',
        },
        {
          effects: [
            {
              do: 'disqualify',
            },
          ],
          clause: 'GX-PEN-12',
          standing: 'printed',
        },
      ],
      countsAs: 'fouls',
      periods: [],
      clause: 'GX-PEN-13',
      standing: 'default',
    },
    {
      id: 'overtime-stalling',
      counts: 'all',
      rungs: [
        {
          effects: [
            {
              do: 'warn',
              label: 'overtime warning',
            },
          ],
          clause: 'GX-OT-05',
          standing: 'printed',
        },
        {
          effects: [
            {
              do: 'warn',
              label: 'overtime warning',
            },
          ],
          clause: 'GX-OT-05',
          standing: 'printed',
        },
        {
          effects: [
            {
              do: 'points',
              to: 'side',
              points: -1,
            },
            {
              do: 'lose',
              method: 'disqualification',
            },
          ],
          clause: 'GX-OT-07',
          standing: 'default',
        },
      ],
      countsAs: 'overtime-stalling',
      periods: [],
      clause: 'GX-OT-05',
      standing: 'printed',
    },
  ],
  fouls: [...stallingFouls, ...gripFouls, ...illegalActs, ...conductFouls],
  reasons: [
    {
      code: 'foul-language',
      label: 'Abuse of the staff',
      clause: 'GX-CON-02',
      standing: 'printed',
    },
  ],
  disqualification: { clause: 'GX-DQ-09', standing: 'default' },
  unknown: { clause: 'GX-ILL-06', standing: 'default' },
  harm: { clause: 'GX-ILL-06', standing: 'default' },
  both: {
    ending: 'verdict',
    steps: [
      {
        step: 'nobody',
        method: 'disqualification',
        clause: 'GX-DQ-08',
        standing: 'default',
      },
    ],
    clause: 'GX-DQ-08',
    standing: 'default',
  },
  gain: { policy: 'flag', clause: 'GX-PEN-06', standing: 'printed' },
  bothRestartStanding: false,
} as const satisfies FoulRules;
