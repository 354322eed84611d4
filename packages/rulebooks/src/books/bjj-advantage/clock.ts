import type { AllowanceRule, ClockRules, DurationRule, PeriodRule } from '../../schema/clock.ts';

/** One period: level in points and advantages, the referee decides. */
export const periods = [
  {
    id: 'regulation',
    label: 'Regulation',
    length: 'by-division',
    on: true,
    verdict: [
      {
        step: 'more',
        of: 'points',
        method: 'points',
        clause: 'ADV-WIN-04',
        standing: 'printed',
      },
      {
        step: 'more',
        of: 'advantages',
        method: 'advantages',
        clause: 'ADV-WIN-07',
        standing: 'printed',
      },
      {
        step: 'ask',
        ask: 'decision',
        clause: 'ADV-TIE-02',
        standing: 'printed',
      },
    ],
    clause: 'ADV-TIE-01',
    standing: 'printed',
  },
] as const satisfies readonly PeriodRule[];

/** By belt, by level without the gi (where alone there are levels), eight minutes in every absolute. */
export const durations = [
  {
    id: 'age-groups',
    when: {
      in: ['ageGroup', ['kids', 'masters']],
    },
    ms: null,
    clause: 'ADV-DIV-04',
    standing: 'default',
  },
  {
    id: 'absolute',
    when: {
      eq: ['absolute', true],
    },
    ms: 480000,
    clause: 'ADV-TIME-05',
    standing: 'printed',
  },
  {
    id: 'white',
    when: {
      all: [
        {
          eq: ['discipline', 'gi'],
        },
        {
          eq: ['rank', 'white'],
        },
      ],
    },
    ms: 300000,
    clause: 'ADV-TIME-01',
    standing: 'printed',
  },
  {
    id: 'blue',
    when: {
      all: [
        {
          eq: ['discipline', 'gi'],
        },
        {
          eq: ['rank', 'blue'],
        },
      ],
    },
    ms: 360000,
    clause: 'ADV-TIME-02',
    standing: 'printed',
  },
  {
    id: 'purple',
    when: {
      all: [
        {
          eq: ['discipline', 'gi'],
        },
        {
          eq: ['rank', 'purple'],
        },
      ],
    },
    ms: 420000,
    clause: 'ADV-TIME-03',
    standing: 'printed',
  },
  {
    id: 'brown-black',
    when: {
      all: [
        {
          eq: ['discipline', 'gi'],
        },
        {
          in: ['rank', ['brown', 'black']],
        },
      ],
    },
    ms: 480000,
    clause: 'ADV-TIME-04',
    standing: 'printed',
  },
  {
    id: 'novice',
    when: { eq: ['level', 'novice'] },
    ms: 300000,
    clause: 'ADV-TIME-06',
    standing: 'printed',
  },
  {
    id: 'intermediate',
    when: { eq: ['level', 'intermediate'] },
    ms: 360000,
    clause: 'ADV-TIME-06',
    standing: 'printed',
  },
  {
    id: 'advanced',
    when: { eq: ['level', 'advanced'] },
    ms: 420000,
    clause: 'ADV-TIME-06',
    standing: 'printed',
  },
  {
    id: 'elite',
    when: { eq: ['level', 'elite'] },
    ms: 480000,
    clause: 'ADV-TIME-06',
    standing: 'printed',
  },
] as const satisfies readonly DurationRule[];

export const clock = {
  stop: {
    haltsClock: false,
    clause: 'ADV-STOP-01',
    standing: 'default',
  },
  bell: {
    clause: 'ADV-PTS-09',
    standing: 'default',
  },
  timeOuts: [
    {
      reason: 'referee',
      label: 'Referee',
      asksSide: false,
      clause: 'ADV-STOP-01',
      standing: 'default',
    },
    {
      reason: 'equipment',
      label: 'Equipment',
      asksSide: true,
      clause: 'ADV-STOP-01',
      standing: 'default',
    },
  ],
  resume: {
    positions: ['same', 'standing'],
    clause: 'ADV-STOP-01',
    standing: 'default',
  },
} as const satisfies ClockRules;

/** No limit by the clock for blood and injury; the time for a change of kimono is the referee’s, five minutes by default. */
export const allowances = [
  {
    reason: 'blood',
    label: 'Blood',
    limitMs: null,
    usedUp: {
      ending: 'loses',
      method: 'injury',
      clause: 'ADV-MED-02',
      standing: 'default',
    },
    clause: 'ADV-MED-01',
    standing: 'default',
  },
  {
    reason: 'injury',
    label: 'Injury',
    limitMs: null,
    usedUp: {
      ending: 'loses',
      method: 'injury',
      clause: 'ADV-MED-02',
      standing: 'default',
    },
    clause: 'ADV-MED-01',
    standing: 'default',
  },
  {
    reason: 'uniform',
    label: 'Torn kimono',
    limitMs: 300000,
    scope: 'stoppage',
    usedUp: {
      ending: 'disqualified',
      kind: 'technical',
      clause: 'ADV-FOUL-06',
      standing: 'printed',
    },
    clause: 'ADV-FOUL-05',
    standing: 'printed',
  },
] as const satisfies readonly AllowanceRule[];
