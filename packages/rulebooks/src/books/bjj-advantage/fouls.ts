import type { FoulRules } from '../../schema/fouls.ts';
import { cornerFouls, forbiddenActs, seriousFouls, stallingFouls } from './foul-list.ts';

/** Stalling has a ladder; every other breach is out at once, or a warning outside the ladder and then out. */
export const fouls = {
  groups: [
    { id: 'stalling', label: 'Stalling' },
    { id: 'grips', label: 'Grips' },
    { id: 'forbidden', label: 'Forbidden acts' },
    { id: 'serious', label: 'Serious fouls' },
    { id: 'corner', label: 'Corner' },
  ],
  ladders: [
    {
      id: 'stalling',
      counts: 'all',
      rungs: [
        {
          effects: [
            {
              do: 'warn',
              label: 'official warning',
            },
          ],
          clause: 'ADV-PEN-04',
          standing: 'printed',
        },
        {
          effects: [
            {
              do: 'advantage',
              to: 'opponent',
              advantages: 1,
            },
          ],
          clause: 'ADV-PEN-05',
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
          clause: 'ADV-PEN-06',
          standing: 'printed',
        },
        {
          effects: [
            {
              do: 'disqualify',
              kind: 'technical',
            },
          ],
          clause: 'ADV-PEN-07',
          standing: 'printed',
        },
      ],
      countsAs: 'fouls',
      periods: [],
      clause: 'ADV-PEN-08',
      standing: 'default',
    },
  ],
  fouls: [...stallingFouls, ...forbiddenActs, ...seriousFouls, ...cornerFouls],
  reasons: [],
  kinds: { technical: { bars: false }, disciplinary: { bars: true } },
  disqualification: { clause: 'ADV-WIN-08', standing: 'printed' },
  unknown: { clause: 'ADV-FOUL-11', standing: 'default' },
  harm: { clause: 'ADV-MED-02', standing: 'default' },
  both: {
    ending: 'verdict',
    steps: [
      {
        step: 'nobody',
        method: 'disqualification',
        clause: 'ADV-WIN-08',
        standing: 'default',
      },
    ],
    clause: 'ADV-WIN-08',
    standing: 'default',
  },
  gain: { policy: 'flag', clause: 'ADV-FOUL-11', standing: 'default' },
  bothRestartStanding: false,
} as const satisfies FoulRules;
