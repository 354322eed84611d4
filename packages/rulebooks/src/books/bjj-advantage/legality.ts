import type { LegalityRules } from '../../schema/legality.ts';

/** An absolute goes by its competitors' belts; one without the gi has levels or belts. */
const absoluteByBelts = {
  all: [
    { eq: ['absolute', true] },
    { any: [{ eq: ['discipline', 'gi'] }, { not: { known: 'level' } }] },
  ],
} as const;

/** Two lists by belt; a no-gi level has that of the belt with its match time. In a mixed absolute the lower belt’s. */
export const legality = {
  confirmed: true,
  flag: 'check-technique',
  unclearIs: 'conditional',
  lowerRankBinds: false,
  columns: [
    {
      id: 'white',
      label: 'White, novice',
      when: {
        any: [
          {
            all: [
              { eq: ['discipline', 'gi'] },
              { eq: ['absolute', false] },
              { in: ['rank', ['white', 'grey', 'yellow', 'orange', 'green']] },
            ],
          },
          {
            all: [
              absoluteByBelts,
              { in: ['lowerRank', ['white', 'grey', 'yellow', 'orange', 'green']] },
            ],
          },
          { all: [{ eq: ['discipline', 'no-gi'] }, { eq: ['level', 'novice'] }] },
        ],
      },
    },
    {
      id: 'blue',
      label: 'Blue, intermediate',
      when: {
        any: [
          {
            all: [
              { eq: ['discipline', 'gi'] },
              { eq: ['absolute', false] },
              { in: ['rank', ['blue']] },
            ],
          },
          {
            all: [absoluteByBelts, { in: ['lowerRank', ['blue']] }],
          },
          { all: [{ eq: ['discipline', 'no-gi'] }, { eq: ['level', 'intermediate'] }] },
        ],
      },
    },
    {
      id: 'purple',
      label: 'Purple, advanced',
      when: {
        any: [
          {
            all: [
              { eq: ['discipline', 'gi'] },
              { eq: ['absolute', false] },
              { in: ['rank', ['purple']] },
            ],
          },
          {
            all: [absoluteByBelts, { in: ['lowerRank', ['purple']] }],
          },
          { all: [{ eq: ['discipline', 'no-gi'] }, { eq: ['level', 'advanced'] }] },
        ],
      },
    },
    {
      id: 'brown',
      label: 'Brown, elite',
      when: {
        any: [
          {
            all: [
              { eq: ['discipline', 'gi'] },
              { eq: ['absolute', false] },
              { in: ['rank', ['brown']] },
            ],
          },
          {
            all: [absoluteByBelts, { in: ['lowerRank', ['brown']] }],
          },
          { all: [{ eq: ['discipline', 'no-gi'] }, { eq: ['level', 'elite'] }] },
        ],
      },
    },
    {
      id: 'black',
      label: 'Black',
      when: {
        any: [
          {
            all: [
              { eq: ['discipline', 'gi'] },
              { eq: ['absolute', false] },
              { in: ['rank', ['black']] },
            ],
          },
          {
            all: [absoluteByBelts, { in: ['lowerRank', ['black']] }],
          },
        ],
      },
    },
  ],
  rows: [
    {
      technique: 'straight-ankle-lock',
      legal: ['brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-03',
      standing: 'default',
    },
    {
      technique: 'straight-knee-lock',
      legal: ['brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-03',
      standing: 'printed',
    },
    {
      technique: 'kneebar',
      legal: ['brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-03',
      standing: 'printed',
    },
    {
      technique: 'toe-hold',
      legal: ['brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-03',
      standing: 'printed',
    },
    {
      technique: 'compression-knee-lock',
      legal: ['brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-03',
      standing: 'printed',
    },
    {
      technique: 'heel-hook',
      legal: [],
      locked: false,
      clause: 'ADV-LEGAL-08',
      standing: 'printed',
    },
    {
      technique: 'inside-heel-hook',
      legal: [],
      locked: false,
      clause: 'ADV-LEGAL-08',
      standing: 'printed',
    },
    {
      technique: 'calf-slicer',
      legal: ['brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-06',
      standing: 'printed',
    },
    {
      technique: 'biceps-slicer',
      legal: ['brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-05',
      standing: 'printed',
    },
    {
      technique: 'choke-with-foot',
      legal: ['brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-01',
      standing: 'printed',
    },
    {
      technique: 'neck-crank',
      legal: [],
      locked: false,
      clause: 'ADV-LEGAL-04',
      standing: 'printed',
    },
    {
      technique: 'cervical-lock',
      legal: [],
      locked: false,
      clause: 'ADV-LEGAL-04',
      standing: 'printed',
    },
    {
      technique: 'scissor-takedown',
      legal: [],
      locked: false,
      clause: 'ADV-LEGAL-07',
      standing: 'printed',
    },
    {
      technique: 'knee-reap',
      legal: [],
      locked: false,
      clause: 'ADV-LEGAL-09',
      standing: 'printed',
    },
    {
      technique: 'slam',
      legal: [],
      locked: true,
      clause: 'ADV-LEGAL-02',
      standing: 'printed',
    },
    {
      technique: 'wrist-lock',
      legal: ['white', 'blue', 'purple', 'brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-11',
      standing: 'default',
    },
    {
      technique: 'rear-naked-choke',
      legal: ['white', 'blue', 'purple', 'brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-11',
      standing: 'default',
    },
    {
      technique: 'guillotine',
      legal: ['white', 'blue', 'purple', 'brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-11',
      standing: 'default',
    },
    {
      technique: 'triangle',
      legal: ['white', 'blue', 'purple', 'brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-11',
      standing: 'default',
    },
    {
      technique: 'armbar',
      legal: ['white', 'blue', 'purple', 'brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-11',
      standing: 'default',
    },
    {
      technique: 'kimura',
      legal: ['white', 'blue', 'purple', 'brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-11',
      standing: 'default',
    },
    {
      technique: 'americana',
      legal: ['white', 'blue', 'purple', 'brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-11',
      standing: 'default',
    },
    {
      technique: 'omoplata',
      legal: ['white', 'blue', 'purple', 'brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-11',
      standing: 'default',
    },
    {
      technique: 'ezekiel',
      legal: ['white', 'blue', 'purple', 'brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-11',
      standing: 'default',
    },
    {
      technique: 'collar-choke',
      legal: ['white', 'blue', 'purple', 'brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-11',
      standing: 'default',
    },
    {
      technique: 'other',
      legal: ['white', 'blue', 'purple', 'brown', 'black'],
      locked: false,
      clause: 'ADV-LEGAL-11',
      standing: 'default',
    },
  ],
  clause: 'ADV-ILL-12',
  standing: 'printed',
} as const satisfies LegalityRules;
