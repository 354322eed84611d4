import type { LegalityRules } from '../../schema/legality.ts';

/** Leg locks, compression, necks and wrists by group and level; the rest is legal. */
export const legality = {
  confirmed: true,
  flag: 'check-technique',
  unclearIs: 'conditional',
  lowerRankBinds: true,
  columns: [
    {
      id: 'men-novice',
      label: 'Men novice',
      when: {
        all: [
          {
            eq: ['ageGroup', 'adults'],
          },
          {
            not: {
              eq: ['gender', 'female'],
            },
          },
          {
            any: [
              {
                eq: ['level', 'novice'],
              },
              {
                all: [
                  {
                    eq: ['discipline', 'no-gi'],
                  },
                  {
                    eq: ['absolute', true],
                  },
                  {
                    not: {
                      known: 'level',
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    {
      id: 'men-beginner',
      label: 'Men beginner',
      when: {
        all: [
          {
            eq: ['ageGroup', 'adults'],
          },
          {
            not: {
              eq: ['gender', 'female'],
            },
          },
          {
            eq: ['level', 'beginner'],
          },
        ],
      },
    },
    {
      id: 'men-intermediate',
      label: 'Men intermediate',
      when: { eq: ['level', 'intermediate'] },
    },
    {
      id: 'men-advanced',
      label: 'Men advanced',
      when: {
        all: [
          {
            eq: ['ageGroup', 'adults'],
          },
          {
            not: {
              eq: ['gender', 'female'],
            },
          },
          {
            eq: ['level', 'advanced'],
          },
        ],
      },
    },
    {
      id: 'women-beginner',
      label: 'Women beginner',
      when: {
        all: [
          {
            eq: ['ageGroup', 'adults'],
          },
          {
            eq: ['gender', 'female'],
          },
          {
            any: [
              {
                eq: ['level', 'beginner'],
              },
              {
                all: [
                  {
                    eq: ['discipline', 'no-gi'],
                  },
                  {
                    eq: ['absolute', true],
                  },
                  {
                    not: {
                      known: 'level',
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    {
      id: 'women-advanced',
      label: 'Women advanced',
      when: {
        all: [
          {
            eq: ['ageGroup', 'adults'],
          },
          {
            eq: ['gender', 'female'],
          },
          {
            eq: ['level', 'advanced'],
          },
        ],
      },
    },
    {
      id: 'professional',
      label: 'Professional',
      when: {
        any: [
          {
            eq: ['level', 'professional'],
          },
          {
            eq: ['pro', true],
          },
        ],
      },
    },
    {
      id: 'masters-beginner',
      label: 'Masters beginner',
      when: {
        all: [
          {
            eq: ['ageGroup', 'masters'],
          },
          {
            any: [
              {
                eq: ['level', 'beginner'],
              },
              {
                all: [
                  {
                    eq: ['discipline', 'no-gi'],
                  },
                  {
                    eq: ['absolute', true],
                  },
                  {
                    not: {
                      known: 'level',
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    {
      id: 'masters-advanced',
      label: 'Masters advanced',
      when: {
        all: [
          {
            eq: ['ageGroup', 'masters'],
          },
          {
            eq: ['level', 'advanced'],
          },
        ],
      },
    },
    {
      id: 'kids-beginner',
      label: 'Kids beginner',
      when: {
        all: [
          {
            eq: ['ageGroup', 'kids'],
          },
          {
            any: [
              {
                eq: ['level', 'beginner'],
              },
              {
                all: [
                  {
                    not: {
                      known: 'level',
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    {
      id: 'kids-advanced',
      label: 'Kids advanced',
      when: {
        all: [
          {
            eq: ['ageGroup', 'kids'],
          },
          {
            eq: ['level', 'advanced'],
          },
        ],
      },
    },
    {
      id: 'teens-beginner',
      label: 'Teens beginner',
      when: {
        all: [
          {
            eq: ['ageGroup', 'teens'],
          },
          {
            any: [
              {
                eq: ['level', 'beginner'],
              },
              {
                all: [
                  {
                    not: {
                      known: 'level',
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    {
      id: 'teens-advanced',
      label: 'Teens advanced',
      when: {
        all: [
          {
            eq: ['ageGroup', 'teens'],
          },
          {
            eq: ['level', 'advanced'],
          },
        ],
      },
    },
    {
      id: 'gi-white',
      label: 'Gi white belt',
      when: {
        all: [
          {
            eq: ['discipline', 'gi'],
          },
          {
            in: ['ageGroup', ['adults', 'masters']],
          },
          {
            in: ['rank', ['white', 'grey', 'yellow', 'orange', 'green']],
          },
        ],
      },
    },
    {
      id: 'gi-blue',
      label: 'Gi blue belt',
      when: {
        all: [
          {
            eq: ['discipline', 'gi'],
          },
          {
            in: ['ageGroup', ['adults', 'masters']],
          },
          {
            in: ['rank', ['blue']],
          },
        ],
      },
    },
    {
      id: 'gi-purple',
      label: 'Gi purple belt',
      when: {
        all: [
          {
            eq: ['discipline', 'gi'],
          },
          {
            in: ['ageGroup', ['adults', 'masters']],
          },
          {
            in: ['rank', ['purple']],
          },
        ],
      },
    },
    {
      id: 'gi-brown',
      label: 'Gi brown belt',
      when: {
        all: [
          {
            eq: ['discipline', 'gi'],
          },
          {
            in: ['ageGroup', ['adults', 'masters']],
          },
          {
            in: ['rank', ['brown']],
          },
        ],
      },
    },
    {
      id: 'gi-black',
      label: 'Gi black belt',
      when: {
        all: [
          {
            eq: ['discipline', 'gi'],
          },
          {
            in: ['ageGroup', ['adults', 'masters']],
          },
          {
            in: ['rank', ['black']],
          },
        ],
      },
    },
  ],
  rows: [
    {
      technique: 'straight-ankle-lock',
      legal: [
        'men-intermediate',
        'men-advanced',
        'women-advanced',
        'professional',
        'kids-advanced',
        'teens-advanced',
      ],
      locked: false,
      cites: [{ columns: ['women-advanced'], clause: 'GX-LEG-08', standing: 'printed' }],
      clause: 'GX-LEG-03',
      standing: 'printed',
    },
    {
      technique: 'straight-knee-lock',
      legal: [
        'men-intermediate',
        'men-advanced',
        'women-advanced',
        'professional',
        'teens-advanced',
      ],
      locked: false,
      cites: [{ columns: ['women-advanced'], clause: 'GX-LEG-08', standing: 'printed' }],
      clause: 'GX-LEG-04',
      standing: 'printed',
    },
    {
      technique: 'kneebar',
      legal: [
        'men-intermediate',
        'men-advanced',
        'women-advanced',
        'professional',
        'teens-advanced',
      ],
      locked: false,
      cites: [{ columns: ['women-advanced'], clause: 'GX-LEG-08', standing: 'printed' }],
      clause: 'GX-LEG-07',
      standing: 'printed',
    },
    {
      technique: 'toe-hold',
      legal: ['men-advanced', 'women-advanced', 'professional'],
      locked: false,
      cites: [{ columns: ['women-advanced'], clause: 'GX-LEG-08', standing: 'printed' }],
      clause: 'GX-LEG-05',
      standing: 'printed',
    },
    {
      technique: 'heel-hook',
      legal: ['men-advanced', 'women-advanced', 'professional'],
      locked: false,
      cites: [{ columns: ['women-advanced'], clause: 'GX-LEG-08', standing: 'printed' }],
      clause: 'GX-LEG-05',
      standing: 'printed',
    },
    {
      technique: 'inside-heel-hook',
      legal: ['men-advanced', 'women-advanced', 'professional'],
      locked: false,
      cites: [{ columns: ['women-advanced'], clause: 'GX-LEG-08', standing: 'printed' }],
      clause: 'GX-LEG-05',
      standing: 'printed',
    },
    {
      technique: 'calf-slicer',
      legal: ['men-advanced', 'women-advanced', 'professional', 'gi-brown', 'gi-black'],
      locked: false,
      clause: 'GX-DQ-01',
      standing: 'printed',
    },
    {
      technique: 'biceps-slicer',
      legal: ['men-advanced', 'women-advanced', 'professional', 'gi-brown', 'gi-black'],
      locked: false,
      clause: 'GX-DQ-01',
      standing: 'printed',
    },
    {
      technique: 'compression-knee-lock',
      legal: ['men-advanced', 'women-advanced', 'professional', 'gi-brown', 'gi-black'],
      locked: false,
      clause: 'GX-DQ-01',
      standing: 'printed',
    },
    {
      technique: 'neck-crank',
      legal: ['men-advanced', 'women-advanced', 'professional'],
      locked: false,
      clause: 'GX-DQ-04',
      standing: 'printed',
    },
    {
      technique: 'cervical-lock',
      legal: ['men-advanced', 'women-advanced', 'professional'],
      locked: false,
      clause: 'GX-DQ-04',
      standing: 'printed',
    },
    {
      technique: 'wrist-lock',
      legal: [
        'men-intermediate',
        'men-advanced',
        'women-advanced',
        'professional',
        'masters-advanced',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      submission: 'void-and-penalty',
      cites: [
        {
          columns: ['kids-beginner', 'kids-advanced', 'teens-beginner', 'teens-advanced'],
          clause: 'GX-LEGAL-03',
          standing: 'printed',
        },
      ],
      clause: 'GX-LEGAL-02',
      standing: 'printed',
    },
    {
      technique: 'slam',
      legal: [],
      locked: true,
      clause: 'GX-SLAM-01',
      standing: 'printed',
    },
    {
      technique: 'choke-with-foot',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'scissor-takedown',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'knee-reap',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'rear-naked-choke',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'guillotine',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'triangle',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'armbar',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'kimura',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'americana',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'omoplata',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'ezekiel',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'collar-choke',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
    {
      technique: 'other',
      legal: [
        'men-novice',
        'men-beginner',
        'men-intermediate',
        'men-advanced',
        'women-beginner',
        'women-advanced',
        'professional',
        'masters-beginner',
        'masters-advanced',
        'kids-beginner',
        'kids-advanced',
        'teens-beginner',
        'teens-advanced',
        'gi-white',
        'gi-blue',
        'gi-purple',
        'gi-brown',
        'gi-black',
      ],
      locked: false,
      clause: 'GX-LEG-05',
      standing: 'default',
    },
  ],
  clause: 'GX-LEG-09',
  standing: 'printed',
} as const satisfies LegalityRules;
