import type { TeamRules } from '../../schema/team.ts';

/** Five against five, the winner stays on. */
export const team = {
  size: 5,
  order: { mode: 'next-fighter', clause: 'CLS-ORD-07', standing: 'default' },
  winner: { stays: true, clause: 'CLS-BOUT-01', standing: 'printed' },
  draw: { out: 'both', clause: 'CLS-BOUT-02', standing: 'printed' },
  lastBout: { is: 'both-last', clause: 'CLS-BOUT-05', standing: 'default' },
  warnings: { carryOver: false, clause: 'CLS-MIN-14', standing: 'default' },
  disqualified: { returns: 'next-tie', clause: 'CLS-ORD-08', standing: 'default' },
  teamDisqualification: { scope: 'event', clause: 'CLS-DISC-11', standing: 'default' },
  tieBreaks: [
    { by: 'last-bout-warnings', clause: 'CLS-TBK-01', standing: 'printed' },
    { by: 'total-warnings', scope: 'tie', clause: 'CLS-TBK-02', standing: 'default' },
    {
      by: 'tournament-submissions',
      unconsciousCounts: true,
      clause: 'CLS-TBK-03',
      standing: 'default',
    },
    { by: 'sudden-death', pool: 'any-fit', clause: 'CLS-TBK-04', standing: 'printed' },
  ],
  composition: [
    {
      event: 'single-rank',
      oneRank: true,
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
  handicap: { rows: null, clause: 'CLS-COMP-08', standing: 'default' },
} as const satisfies TeamRules;
