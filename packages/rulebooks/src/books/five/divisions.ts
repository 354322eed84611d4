import type { DivisionRules } from '../../schema/divisions.ts';
import { giLevels } from './levels-gi.ts';
import { noGiLevels } from './levels-no-gi.ts';
import { weightTables } from './weights.ts';

/** Age groups, levels and weights. Ages that the text lost are our proposal. */
export const divisions = {
  disciplines: ['gi', 'no-gi'],
  ageGroups: [
    {
      id: 'junior-kids',
      label: 'Junior Kids',
      split: 'mixed',
      genders: ['male', 'female'],
      ages: [{ from: 4, below: 7, clause: 'FIVE-DIV-01', standing: 'printed' }],
      clause: 'FIVE-DIV-01',
      standing: 'printed',
    },
    {
      id: 'senior-kids',
      label: 'Senior Kids',
      split: 'mixed',
      genders: ['male', 'female'],
      ages: [{ from: 7, below: 10, clause: 'FIVE-DIV-02', standing: 'printed' }],
      clause: 'FIVE-DIV-02',
      standing: 'printed',
    },
    {
      id: 'preteens',
      label: 'Preteens',
      split: 'by-gender',
      genders: ['male', 'female'],
      ages: [{ from: 10, below: 13, clause: 'FIVE-DIV-03', standing: 'default' }],
      clause: 'FIVE-DIV-03',
      standing: 'printed',
    },
    {
      id: 'junior-teens',
      label: 'Junior Teens',
      split: 'by-gender',
      genders: ['male', 'female'],
      ages: [{ from: 13, below: 16, clause: 'FIVE-DIV-04', standing: 'default' }],
      clause: 'FIVE-DIV-04',
      standing: 'printed',
    },
    {
      id: 'senior-teens',
      label: 'Senior Teens',
      split: 'by-gender',
      genders: ['male', 'female'],
      ages: [{ from: 16, below: 18, clause: 'FIVE-DIV-05', standing: 'default' }],
      clause: 'FIVE-DIV-05',
      standing: 'printed',
    },
    {
      id: 'adults',
      label: 'Adults',
      split: 'by-gender',
      genders: ['male', 'female'],
      ages: [
        { gender: 'male', from: 18, below: 30, clause: 'FIVE-DIV-06', standing: 'default' },
        { gender: 'female', from: 18, below: null, clause: 'FIVE-DIV-09', standing: 'printed' },
      ],
      clause: 'FIVE-DIV-06',
      standing: 'printed',
    },
    {
      id: 'adults-30',
      label: 'Adults 30+',
      split: 'by-gender',
      genders: ['male'],
      ages: [{ gender: 'male', from: 30, below: 40, clause: 'FIVE-DIV-07', standing: 'default' }],
      clause: 'FIVE-DIV-07',
      standing: 'printed',
    },
    {
      id: 'adults-40',
      label: 'Adults 40+',
      split: 'by-gender',
      genders: ['male'],
      ages: [{ gender: 'male', from: 40, below: null, clause: 'FIVE-DIV-08', standing: 'printed' }],
      clause: 'FIVE-DIV-08',
      standing: 'printed',
    },
  ],
  levels: [...noGiLevels, ...giLevels],
  ranks: ['white', 'grey', 'yellow', 'orange', 'green', 'blue', 'purple', 'brown', 'black'],
  events: [],
  needs: [
    { key: 'discipline', clause: 'FIVE-DIV-11', standing: 'printed' },
    { key: 'ageGroup', clause: 'FIVE-DUR-07', standing: 'printed' },
    {
      key: 'gender',
      when: { in: ['ageGroup', ['adults-30', 'adults-40']] },
      clause: 'FIVE-DUR-07',
      standing: 'printed',
    },
  ],
  weights: {
    tables: weightTables,
    clause: 'FIVE-WGT-13',
    standing: 'default',
  },
} as const satisfies DivisionRules;
