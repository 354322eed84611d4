import type { TeamRules } from '../../schema/team.ts';
import { teamSettings } from './team-settings.ts';

/** Five against five, the winner stays on. */
export const team = {
  size: 5,
  order: { mode: 'next-fighter', clause: 'CLS-ORD-07', standing: 'default' },
  winner: { stays: true, clause: 'CLS-BOUT-01', standing: 'printed' },
  draw: { out: 'both', clause: 'CLS-BOUT-02', standing: 'printed' },
  loss: { fightersLeft: 0, clause: 'CLS-BOUT-04', standing: 'printed' },
  lastBout: { is: 'both-last', clause: 'CLS-BOUT-05', standing: 'default' },
  warnings: { carryOver: false, clause: 'CLS-MIN-14', standing: 'default' },
  disqualified: { returns: 'next-tie', clause: 'CLS-ORD-08', standing: 'default' },
  fewest: { fighters: 1, clause: 'CLS-ORD-03', standing: 'printed' },
  hurtWinner: { is: 'out', clause: 'CLS-ORD-10', standing: 'default' },
  teamDisqualification: { scope: 'event', clause: 'CLS-DISC-11', standing: 'default' },
  tieBreaks: [
    {
      by: 'last-bout-warnings',
      except: { methods: ['disqualification'], clause: 'CLS-MIN-15', standing: 'default' },
      clause: 'CLS-TBK-01',
      standing: 'printed',
    },
    { by: 'total-warnings', scope: 'tie', clause: 'CLS-TBK-02', standing: 'default' },
    {
      by: 'tournament-submissions',
      unconsciousCounts: true,
      clause: 'CLS-TBK-03',
      standing: 'default',
    },
    {
      by: 'sudden-death',
      pool: 'any-fit',
      pick: { of: 'other-team', clause: 'CLS-TBK-05', standing: 'printed' },
      clause: 'CLS-TBK-04',
      standing: 'printed',
    },
  ],
  composition: [
    {
      event: 'single-rank',
      oneRank: true,
      lowerRanks: { allowed: false, clause: 'CLS-COMP-02', standing: 'default' },
      weightLimitKg: 430,
      handicapLimit: null,
      clause: 'CLS-COMP-03',
      standing: 'printed',
    },
    {
      event: 'all-ranks',
      oneRank: false,
      weightLimitKg: null,
      handicapLimit: 0,
      clause: 'CLS-COMP-07',
      standing: 'printed',
    },
  ],
  shortTeam: { allowed: false, clause: 'CLS-COMP-01', standing: 'default' },
  substitutes: { most: 0, clause: 'CLS-COMP-01', standing: 'default' },
  overLimit: { team: 'not-admitted', clause: 'CLS-COMP-10', standing: 'default' },
  reorder: { allowed: false, clause: 'CLS-ORD-02', standing: 'default' },
  injured: { returns: 'until-cleared', clause: 'CLS-ORD-05', standing: 'default' },
  absent: { is: 'loses-bout', clause: 'CLS-ORD-09', standing: 'default' },
  handicap: {
    rows: null,
    expected: { rank: 'purple', kg: 80, score: 0, clause: 'CLS-COMP-08', standing: 'default' },
    clause: 'CLS-COMP-08',
    standing: 'default',
  },
  settings: teamSettings,
} as const satisfies TeamRules;
