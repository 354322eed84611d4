import type { DivisionRules } from '../../schema/divisions.ts';

/** Two kinds of team event over adult belts; no age groups, levels or single weights. */
export const divisions = {
  disciplines: ['gi', 'no-gi'],
  ageGroups: [],
  levels: [],
  ranks: ['white', 'blue', 'purple', 'brown', 'black'],
  events: ['single-rank', 'all-ranks'],
  needs: [
    { key: 'event', clause: 'CLS-TIME-01', standing: 'printed' },
    {
      key: 'ranks',
      when: { eq: ['event', 'all-ranks'] },
      clause: 'CLS-TIME-02',
      standing: 'printed',
    },
  ],
  weights: { tables: [], clause: 'CLS-COMP-06', standing: 'printed' },
} as const satisfies DivisionRules;
