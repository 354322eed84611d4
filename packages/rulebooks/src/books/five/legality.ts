import type { LegalityRules } from '../../schema/legality.ts';

const adults = { in: ['ageGroup', ['adults', 'adults-30', 'adults-40']] } as const;

/** The text's table is lost: this is our cautious proposal, not the rulebook's. Locked rows stand in the text. */
export const legality = {
  confirmed: false,
  flag: 'technique-unlisted',
  lowerRankBinds: false,
  columns: [
    {
      id: 'K',
      label: 'Kids and Preteens',
      when: { in: ['ageGroup', ['junior-kids', 'senior-kids', 'preteens']] },
    },
    { id: 'JT', label: 'Junior Teens', when: { eq: ['ageGroup', 'junior-teens'] } },
    { id: 'ST', label: 'Senior Teens', when: { eq: ['ageGroup', 'senior-teens'] } },
    {
      id: 'B',
      label: 'Beginner, white',
      when: {
        all: [
          adults,
          {
            any: [
              { all: [{ eq: ['discipline', 'no-gi'] }, { eq: ['level', 'beginner'] }] },
              { all: [{ eq: ['discipline', 'gi'] }, { in: ['rank', ['white']] }] },
            ],
          },
        ],
      },
    },
    {
      id: 'N',
      label: 'Novice, blue',
      when: {
        all: [
          adults,
          {
            any: [
              { all: [{ eq: ['discipline', 'no-gi'] }, { eq: ['level', 'novice'] }] },
              { all: [{ eq: ['discipline', 'gi'] }, { in: ['rank', ['blue']] }] },
            ],
          },
        ],
      },
    },
    {
      id: 'I',
      label: 'Intermediate, purple',
      when: {
        all: [
          adults,
          {
            any: [
              { all: [{ eq: ['discipline', 'no-gi'] }, { eq: ['level', 'intermediate'] }] },
              { all: [{ eq: ['discipline', 'gi'] }, { in: ['rank', ['purple']] }] },
            ],
          },
        ],
      },
    },
    {
      id: 'E',
      label: 'Expert, brown and black',
      when: {
        all: [
          adults,
          {
            any: [
              { all: [{ eq: ['discipline', 'no-gi'] }, { eq: ['level', 'expert'] }] },
              { all: [{ eq: ['discipline', 'gi'] }, { in: ['rank', ['brown', 'black']] }] },
            ],
          },
        ],
      },
    },
  ],
  rows: [
    {
      technique: 'rear-naked-choke',
      legal: ['K', 'JT', 'ST', 'B', 'N', 'I', 'E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'triangle',
      legal: ['K', 'JT', 'ST', 'B', 'N', 'I', 'E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'armbar',
      legal: ['K', 'JT', 'ST', 'B', 'N', 'I', 'E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'kimura',
      legal: ['K', 'JT', 'ST', 'B', 'N', 'I', 'E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'americana',
      legal: ['K', 'JT', 'ST', 'B', 'N', 'I', 'E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'collar-choke',
      legal: ['K', 'JT', 'ST', 'B', 'N', 'I', 'E'],
      when: { eq: ['discipline', 'gi'] },
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'omoplata',
      legal: ['ST', 'B', 'N', 'I', 'E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'guillotine',
      legal: ['ST', 'B', 'N', 'I', 'E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'ezekiel',
      legal: ['ST', 'B', 'N', 'I', 'E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'choke-with-foot',
      legal: ['ST', 'B', 'N', 'I', 'E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'straight-ankle-lock',
      legal: ['ST', 'B', 'N', 'I', 'E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'wrist-lock',
      legal: ['N', 'I', 'E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'kneebar',
      legal: ['E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'straight-knee-lock',
      legal: ['E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'toe-hold',
      legal: ['E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'calf-slicer',
      legal: ['E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'biceps-slicer',
      legal: ['E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'compression-knee-lock',
      legal: ['E'],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'heel-hook',
      legal: ['E'],
      when: { all: [{ eq: ['discipline', 'no-gi'] }, { eq: ['ageGroup', 'adults'] }] },
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'inside-heel-hook',
      legal: ['E'],
      when: { all: [{ eq: ['discipline', 'no-gi'] }, { eq: ['ageGroup', 'adults'] }] },
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'knee-reap',
      legal: ['E'],
      when: { all: [{ eq: ['discipline', 'no-gi'] }, { eq: ['ageGroup', 'adults'] }] },
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'neck-crank',
      legal: [],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'cervical-lock',
      legal: [],
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
    {
      technique: 'scissor-takedown',
      legal: [],
      locked: true,
      clause: 'FIVE-LEG-03',
      standing: 'printed',
    },
    {
      technique: 'slam',
      legal: [],
      locked: true,
      clause: 'FIVE-LEG-03',
      standing: 'printed',
    },
    {
      technique: 'other',
      legal: [],
      judged: true,
      locked: false,
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
  ],
  clause: 'FIVE-LEG-02',
  standing: 'printed',
} as const satisfies LegalityRules;
