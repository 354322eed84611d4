import type { DivisionRules } from '../../schema/divisions.ts';

/** Belts in the gi, levels without it. The text has no age groups: what is not adult is the organiser’s to time. */
export const divisions = {
  disciplines: ['gi', 'no-gi'],
  ageGroups: [
    {
      id: 'adults',
      label: 'Adults',
      split: 'by-gender',
      genders: ['male', 'female'],
      ages: [
        {
          from: 18,
          below: null,
          clause: 'ADV-DIV-04',
          standing: 'default',
        },
      ],
      clause: 'ADV-DIV-04',
      standing: 'default',
    },
    {
      id: 'kids',
      label: 'Youth',
      split: 'by-gender',
      genders: ['male', 'female'],
      ages: [
        {
          from: 0,
          below: 18,
          clause: 'ADV-DIV-04',
          standing: 'default',
        },
      ],
      clause: 'ADV-DIV-04',
      standing: 'default',
    },
    {
      id: 'masters',
      label: 'Masters',
      split: 'by-gender',
      genders: ['male', 'female'],
      ages: [],
      clause: 'ADV-DIV-04',
      standing: 'default',
    },
  ],
  levels: [
    {
      discipline: 'no-gi',
      ageGroups: [],
      namedBy: 'level',
      levels: [
        {
          id: 'novice',
          label: 'Novice',
          fromMonths: 0,
          belowMonths: 12,
          clause: 'ADV-LVL-01',
          standing: 'printed',
        },
        {
          id: 'intermediate',
          label: 'Intermediate',
          fromMonths: 12,
          belowMonths: 24,
          clause: 'ADV-LVL-02',
          standing: 'printed',
        },
        {
          id: 'advanced',
          label: 'Advanced',
          fromMonths: 24,
          belowMonths: 60,
          clause: 'ADV-LVL-03',
          standing: 'printed',
        },
        {
          id: 'elite',
          label: 'Elite',
          fromMonths: 60,
          belowMonths: null,
          clause: 'ADV-LVL-04',
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
          clause: 'ADV-TIME-01',
          standing: 'printed',
        },
        {
          id: 'blue',
          label: 'Blue',
          belts: ['blue'],
          clause: 'ADV-TIME-02',
          standing: 'printed',
        },
        {
          id: 'purple',
          label: 'Purple',
          belts: ['purple'],
          clause: 'ADV-TIME-03',
          standing: 'printed',
        },
        {
          id: 'brown',
          label: 'Brown',
          belts: ['brown'],
          clause: 'ADV-TIME-04',
          standing: 'printed',
        },
        {
          id: 'black',
          label: 'Black',
          belts: ['black'],
          clause: 'ADV-TIME-04',
          standing: 'printed',
        },
      ],
    },
  ],
  ranks: ['white', 'grey', 'yellow', 'orange', 'green', 'blue', 'purple', 'brown', 'black'],
  events: [],
  needs: [
    {
      key: 'discipline',
      clause: 'ADV-DIV-02',
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
      clause: 'ADV-TIME-01',
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
        ],
      },
      clause: 'ADV-TIME-06',
      standing: 'printed',
    },
  ],
  weights: {
    tables: [],
    entered: {
      option: 'weightTable',
      label: 'Weight classes, which the text lacks',
      oneForAllDisciplines: true,
      clause: 'ADV-DIV-01',
      standing: 'printed',
    },
    clause: 'ADV-DIV-01',
    standing: 'printed',
  },
} as const satisfies DivisionRules;
