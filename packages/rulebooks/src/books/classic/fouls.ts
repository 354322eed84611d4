import type { FoulRules } from '../../schema/fouls.ts';
import { disciplinaryFouls, majorFouls, minorFouls } from './foul-list.ts';
import { suddenDeathAsks } from './unable.ts';

const warning = {
  effects: [{ do: 'warn', label: 'warning' }],
  clause: 'CLS-WIN-04',
  standing: 'printed',
} as const;
const third = {
  effects: [{ do: 'disqualify', kind: 'technical' }],
  clause: 'CLS-WIN-04',
  standing: 'printed',
} as const;
const disciplinary = {
  bars: true,
  cite: { clause: 'CLS-DISC-01', standing: 'printed' },
} as const;

/** Three warnings a bout; a major foul at once; a disciplinary one for the whole team. */
export const fouls = {
  groups: [
    { id: 'minor', label: 'Minor fouls' },
    { id: 'major', label: 'Major fouls' },
    { id: 'disciplinary', label: 'Disciplinary fouls' },
  ],
  ladders: [
    {
      id: 'warnings',
      counts: 'all',
      rungs: [warning, warning, third],
      countsAs: 'fouls',
      periods: [],
      clause: 'CLS-WIN-04',
      standing: 'printed',
    },
    {
      id: 'warnings',
      counts: 'all',
      rungs: [warning, warning, third],
      countsAs: 'fouls',
      periods: ['sudden-death'],
      clause: 'CLS-TBK-07',
      standing: 'default',
    },
  ],
  fouls: [...minorFouls, ...majorFouls, ...disciplinaryFouls],
  reasons: [],
  kinds: { technical: { bars: false }, disciplinary, team: disciplinary },
  disqualification: { clause: 'CLS-WIN-05', standing: 'printed' },
  unknown: { clause: 'CLS-WIN-08', standing: 'reconstructed' },
  harm: { clause: 'CLS-MIN-12', standing: 'printed' },
  both: {
    ending: 'verdict',
    steps: [
      suddenDeathAsks,
      {
        step: 'nobody',
        method: 'disqualification',
        clause: 'CLS-MIN-15',
        standing: 'default',
      },
    ],
    clause: 'CLS-MIN-15',
    standing: 'default',
  },
  bothRestartStanding: true,
} as const satisfies FoulRules;
