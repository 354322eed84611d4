import type { AllowanceRule, ClockRules, DurationRule, PeriodRule } from '../../schema/clock.ts';

/** Level: a minute more; level still: the first point. */
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
        clause: 'GX-WIN-04',
        standing: 'printed',
      },
      {
        step: 'next-period',
        clause: 'GX-OT-01',
        standing: 'printed',
      },
    ],
    clause: 'GX-WIN-04',
    standing: 'printed',
  },
  {
    id: 'overtime',
    label: 'Overtime',
    length: 60000,
    on: true,
    position: {
      is: 'standing',
      clause: 'GX-OT-09',
      standing: 'default',
    },
    verdict: [
      {
        step: 'more',
        of: 'points',
        method: 'overtime-points',
        clause: 'GX-OT-02',
        standing: 'printed',
      },
      {
        step: 'next-period',
        when: 'no-points-in-period',
        clause: 'GX-OT-03',
        standing: 'printed',
      },
      {
        step: 'next-period',
        clause: 'GX-OT-08',
        standing: 'default',
      },
    ],
    clause: 'GX-OT-01',
    standing: 'printed',
  },
  {
    id: 'sudden-death',
    label: 'Sudden death',
    length: null,
    on: true,
    position: {
      is: 'same',
      clause: 'GX-OT-09',
      standing: 'default',
    },
    firstLeadWins: true,
    verdict: [
      {
        step: 'more',
        of: 'scored',
        scope: 'period',
        method: 'sudden-death',
        clause: 'GX-OT-04',
        standing: 'printed',
      },
      {
        step: 'more',
        of: 'points',
        method: 'sudden-death',
        clause: 'GX-OT-11',
        standing: 'default',
      },
      {
        step: 'ask',
        ask: 'decision',
        clause: 'GX-OT-09',
        standing: 'default',
      },
    ],
    clause: 'GX-OT-03',
    standing: 'printed',
  },
] as const satisfies readonly PeriodRule[];

/** By group and level; who names no level fights over all of them. What the text names without a time is the organiser’s to set. */
export const durations = [
  {
    id: 'organiser-sets',
    when: {
      any: [{ eq: ['level', 'professional'] }, { eq: ['pro', true] }, { eq: ['discipline', 'gi'] }],
    },
    ms: null,
    clause: 'GX-TIME-09',
    standing: 'default',
  },
  {
    id: 'women-beginner',
    when: {
      all: [
        { eq: ['ageGroup', 'adults'] },
        { eq: ['gender', 'female'] },
        { eq: ['level', 'beginner'] },
      ],
    },
    ms: 240_000,
    clause: 'GX-TIME-05',
    standing: 'default',
  },
  {
    id: 'women-advanced',
    when: {
      all: [
        { eq: ['ageGroup', 'adults'] },
        { eq: ['gender', 'female'] },
        { eq: ['level', 'advanced'] },
      ],
    },
    ms: 360_000,
    clause: 'GX-TIME-04',
    standing: 'default',
  },
  {
    id: 'novice-beginner',
    when: { all: [{ eq: ['ageGroup', 'adults'] }, { in: ['level', ['novice', 'beginner']] }] },
    ms: 240_000,
    clause: 'GX-TIME-01',
    standing: 'printed',
  },
  {
    id: 'intermediate',
    when: { eq: ['level', 'intermediate'] },
    ms: 300_000,
    clause: 'GX-TIME-02',
    standing: 'printed',
  },
  {
    id: 'advanced',
    when: { all: [{ eq: ['ageGroup', 'adults'] }, { eq: ['level', 'advanced'] }] },
    ms: 360_000,
    clause: 'GX-TIME-04',
    standing: 'printed',
  },
  {
    id: 'women-all-levels',
    when: { all: [{ eq: ['ageGroup', 'adults'] }, { eq: ['gender', 'female'] }] },
    ms: 360_000,
    clause: 'GX-TIME-08',
    standing: 'default',
  },
  {
    id: 'men-all-levels',
    when: { eq: ['ageGroup', 'adults'] },
    ms: 360_000,
    clause: 'GX-TIME-08',
    standing: 'default',
  },
  {
    id: 'masters-beginner',
    when: { all: [{ eq: ['ageGroup', 'masters'] }, { eq: ['level', 'beginner'] }] },
    ms: 240_000,
    clause: 'GX-TIME-03',
    standing: 'default',
  },
  {
    id: 'masters',
    when: { eq: ['ageGroup', 'masters'] },
    ms: 300_000,
    clause: 'GX-TIME-03',
    standing: 'printed',
  },
  {
    id: 'kids',
    when: { eq: ['ageGroup', 'kids'] },
    ms: 180_000,
    clause: 'GX-TIME-06',
    standing: 'printed',
  },
  {
    id: 'teens',
    when: { eq: ['ageGroup', 'teens'] },
    ms: 240_000,
    clause: 'GX-TIME-07',
    standing: 'printed',
  },
] as const satisfies readonly DurationRule[];

export const clock = {
  stop: {
    haltsClock: false,
    clause: 'GX-BND-03',
    standing: 'default',
  },
  bell: {
    clause: 'GX-CTRL-02',
    standing: 'default',
  },
  timeOuts: [
    {
      reason: 'referee',
      label: 'Referee',
      asksSide: false,
      clause: 'GX-BND-01',
      standing: 'default',
    },
    {
      reason: 'uniform',
      label: 'Uniform',
      asksSide: true,
      clause: 'GX-UNI-03',
      standing: 'default',
    },
    {
      reason: 'equipment',
      label: 'Equipment',
      asksSide: true,
      clause: 'GX-UNI-04',
      standing: 'default',
    },
  ],
  resume: {
    positions: ['same', 'standing'],
    clause: 'GX-BND-02',
    standing: 'printed',
  },
} as const satisfies ClockRules;

/** Three minutes for the first bleeding, none for a second; no time for any other injury. */
export const allowances = [
  {
    reason: 'blood',
    label: 'Blood',
    limitMs: 180000,
    second: {
      ending: 'loses',
      method: 'injury',
      clause: 'GX-MED-05',
      standing: 'printed',
    },
    usedUp: {
      ending: 'loses',
      method: 'injury',
      clause: 'GX-MED-04',
      standing: 'default',
    },
    clause: 'GX-MED-03',
    standing: 'printed',
  },
  {
    reason: 'injury',
    label: 'Injury: ends the match',
    limitMs: 0,
    usedUp: {
      ending: 'loses',
      method: 'submission',
      clause: 'GX-MED-06',
      standing: 'printed',
    },
    clause: 'GX-MED-06',
    standing: 'printed',
  },
] as const satisfies readonly AllowanceRule[];
