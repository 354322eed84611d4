import type { DivisionRules } from '../../schema/divisions.ts';

/** Four groups by age, levels by months; weight classes are the organiser’s. */
export const divisions = {
  disciplines: ['gi', 'no-gi'],
  ageGroups: [
    {
      id: 'kids',
      label: 'Kids',
      split: 'mixed',
      genders: ['male', 'female'],
      ages: [
        {
          from: 5,
          below: 14,
          clause: 'GX-LVL-09',
          standing: 'printed',
        },
        {
          from: 14,
          below: 15,
          clause: 'GX-LVL-09',
          standing: 'default',
        },
      ],
      clause: 'GX-LVL-09',
      standing: 'printed',
    },
    {
      id: 'teens',
      label: 'Teens',
      split: 'mixed',
      genders: ['male', 'female'],
      ages: [
        {
          from: 15,
          below: 18,
          clause: 'GX-LVL-08',
          standing: 'printed',
        },
      ],
      clause: 'GX-LVL-08',
      standing: 'printed',
    },
    {
      id: 'adults',
      label: 'Adults',
      split: 'by-gender',
      genders: ['male', 'female'],
      ages: [
        {
          from: 18,
          below: null,
          clause: 'GX-LVL-07',
          standing: 'default',
        },
      ],
      clause: 'GX-LVL-07',
      standing: 'default',
    },
    {
      id: 'masters',
      label: 'Masters',
      split: 'mixed',
      genders: ['male', 'female'],
      ages: [
        {
          from: 30,
          below: null,
          clause: 'GX-LVL-05',
          standing: 'printed',
        },
      ],
      clause: 'GX-LVL-05',
      standing: 'printed',
    },
  ],
  levels: [
    {
      discipline: 'no-gi',
      ageGroups: ['adults'],
      genders: ['male'],
      namedBy: 'level',
      levels: [
        {
          id: 'novice',
          label: 'Novice',
          fromMonths: 0,
          belowMonths: 9,
          clause: 'GX-LVL-01',
          standing: 'printed',
        },
        {
          id: 'beginner',
          label: 'Beginner',
          fromMonths: 0,
          belowMonths: 18,
          clause: 'GX-LVL-02',
          standing: 'printed',
        },
        {
          id: 'intermediate',
          label: 'Intermediate',
          fromMonths: 18,
          belowMonths: 48,
          clause: 'GX-LVL-03',
          standing: 'default',
        },
        {
          id: 'advanced',
          label: 'Advanced',
          fromMonths: 48,
          belowMonths: null,
          clause: 'GX-LVL-04',
          standing: 'printed',
        },
        {
          id: 'professional',
          label: 'Professional',
          clause: 'GX-TIME-09',
          standing: 'printed',
        },
      ],
    },
    {
      discipline: 'no-gi',
      ageGroups: ['adults'],
      genders: ['female'],
      namedBy: 'level',
      levels: [
        {
          id: 'beginner',
          label: 'Beginner',
          fromMonths: 0,
          belowMonths: 19,
          clause: 'GX-LVL-06',
          standing: 'printed',
        },
        {
          id: 'advanced',
          label: 'Advanced',
          fromMonths: 19,
          belowMonths: null,
          clause: 'GX-LVL-06',
          standing: 'printed',
        },
        {
          id: 'professional',
          label: 'Professional',
          clause: 'GX-TIME-09',
          standing: 'printed',
        },
      ],
    },
    {
      discipline: 'no-gi',
      ageGroups: ['masters', 'teens', 'kids'],
      namedBy: 'level',
      levels: [
        {
          id: 'beginner',
          label: 'Beginner',
          fromMonths: 0,
          belowMonths: 19,
          clause: 'GX-LVL-06',
          standing: 'printed',
        },
        {
          id: 'advanced',
          label: 'Advanced',
          fromMonths: 19,
          belowMonths: null,
          clause: 'GX-LVL-06',
          standing: 'printed',
        },
      ],
    },
    {
      discipline: 'gi',
      ageGroups: [],
      namedBy: 'rank',
      levels: [
        {
          id: 'white',
          label: 'White',
          belts: ['white'],
          clause: 'GX-TIME-09',
          standing: 'default',
        },
        {
          id: 'blue',
          label: 'Blue',
          belts: ['blue'],
          clause: 'GX-TIME-09',
          standing: 'default',
        },
        {
          id: 'purple',
          label: 'Purple',
          belts: ['purple'],
          clause: 'GX-TIME-09',
          standing: 'default',
        },
        {
          id: 'brown',
          label: 'Brown',
          belts: ['brown'],
          clause: 'GX-TIME-09',
          standing: 'default',
        },
        {
          id: 'black',
          label: 'Black',
          belts: ['black'],
          clause: 'GX-TIME-09',
          standing: 'default',
        },
      ],
    },
  ],
  ranks: ['white', 'grey', 'yellow', 'orange', 'green', 'blue', 'purple', 'brown', 'black'],
  events: [],
  needs: [
    {
      key: 'discipline',
      clause: 'GX-TIME-09',
      standing: 'default',
    },
    {
      key: 'ageGroup',
      clause: 'GX-TIME-01',
      standing: 'printed',
    },
    {
      key: 'level',
      when: {
        all: [
          {
            eq: ['discipline', 'no-gi'],
          },
          {
            eq: ['absolute', false],
          },
          {
            eq: ['pro', false],
          },
        ],
      },
      clause: 'GX-TIME-01',
      standing: 'printed',
    },
    {
      key: 'rank',
      when: {
        all: [
          {
            eq: ['discipline', 'gi'],
          },
          {
            eq: ['absolute', false],
          },
        ],
      },
      clause: 'GX-LEGAL-01',
      standing: 'printed',
    },
  ],
  weights: {
    tables: [],
    entered: {
      option: 'weightTable',
      label: 'Weight classes, which the text lacks',
      oneForAllDisciplines: false,
      clause: 'GX-WEIGH-01',
      standing: 'default',
    },
    clause: 'GX-WEIGH-01',
    standing: 'default',
  },
} as const satisfies DivisionRules;
