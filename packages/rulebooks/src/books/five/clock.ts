import type { AllowanceRule, ClockRules, DurationRule, PeriodRule } from '../../schema/clock.ts';

const points = {
  step: 'more',
  of: 'points',
  method: 'points',
  clause: 'FIVE-WIN-03',
  standing: 'reconstructed',
} as const;

const decision = {
  step: 'ask',
  ask: 'decision',
  clause: 'FIVE-DEC-01',
  standing: 'printed',
} as const;

/** Regulation; overtime only where the organiser allows it. */
export const periods = [
  {
    id: 'regulation',
    label: 'Regulation',
    length: 'by-division',
    on: true,
    verdict: [points, { step: 'next-period', clause: 'FIVE-OT-02', standing: 'printed' }, decision],
    clause: 'FIVE-DUR-07',
    standing: 'printed',
  },
  {
    id: 'overtime',
    label: 'Overtime',
    on: false,
    verdict: [
      { ...points, method: 'overtime-points', clause: 'FIVE-OT-02', standing: 'default' },
      decision,
    ],
    clause: 'FIVE-OT-02',
    standing: 'default',
  },
] as const satisfies readonly PeriodRule[];

/** By age group and gender, and nothing else. */
export const durations = [
  {
    id: 'women-30',
    when: { all: [{ in: ['ageGroup', ['adults-30', 'adults-40']] }, { eq: ['gender', 'female'] }] },
    ms: 360_000,
    clause: 'FIVE-DUR-05',
    standing: 'default',
  },
  {
    when: { in: ['ageGroup', ['junior-kids', 'senior-kids']] },
    ms: 180_000,
    clause: 'FIVE-DUR-01',
    standing: 'printed',
  },
  {
    when: { eq: ['ageGroup', 'preteens'] },
    ms: 240_000,
    clause: 'FIVE-DUR-02',
    standing: 'printed',
  },
  {
    when: { in: ['ageGroup', ['junior-teens', 'senior-teens']] },
    ms: 300_000,
    clause: 'FIVE-DUR-03',
    standing: 'printed',
  },
  {
    when: { all: [{ eq: ['ageGroup', 'adults'] }, { not: { eq: ['gender', 'female'] } }] },
    ms: 360_000,
    clause: 'FIVE-DUR-04',
    standing: 'printed',
  },
  { when: { eq: ['ageGroup', 'adults'] }, ms: 360_000, clause: 'FIVE-DUR-05', standing: 'printed' },
  {
    when: { in: ['ageGroup', ['adults-30', 'adults-40']] },
    ms: 300_000,
    clause: 'FIVE-DUR-06',
    standing: 'printed',
  },
] as const satisfies readonly DurationRule[];

export const clock = {
  stop: { haltsClock: false, clause: 'FIVE-GES-07', standing: 'default' },
  bell: { clause: 'FIVE-CTL-01', standing: 'default' },
  timeOuts: [
    {
      reason: 'referee',
      label: 'Referee',
      asksSide: false,
      clause: 'FIVE-GES-08',
      standing: 'printed',
    },
    {
      reason: 'equipment',
      label: 'Equipment',
      asksSide: true,
      clause: 'FIVE-FRF-05',
      standing: 'printed',
    },
  ],
  resume: {
    positions: ['same', 'standing'],
    clock: { runs: true, clause: 'FIVE-GES-11', standing: 'printed' },
    clause: 'FIVE-GES-10',
    standing: 'printed',
  },
  start: { runsClock: true, clause: 'FIVE-GES-03', standing: 'printed' },
} as const satisfies ClockRules;

export const allowances = [
  {
    reason: 'blood',
    label: 'Blood',
    limitMs: 300_000,
    usedUp: { ending: 'loses', method: 'injury', clause: 'FIVE-BLD-02', standing: 'printed' },
    clause: 'FIVE-BLD-01',
    standing: 'printed',
  },
  {
    reason: 'injury',
    label: 'Injury',
    limitMs: null,
    usedUp: { ending: 'loses', method: 'injury', clause: 'FIVE-MED-04', standing: 'default' },
    clause: 'FIVE-MED-04',
    standing: 'default',
  },
  {
    reason: 'uniform',
    label: 'Uniform',
    limitMs: 300_000,
    scope: 'stoppage',
    usedUp: {
      ending: 'disqualified',
      clause: 'FIVE-UNI-32',
      standing: 'printed',
    },
    clause: 'FIVE-UNI-31',
    standing: 'printed',
  },
] as const satisfies readonly AllowanceRule[];
