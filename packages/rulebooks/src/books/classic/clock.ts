import type { AllowanceRule, ClockRules, DurationRule, PeriodRule } from '../../schema/clock.ts';

const inBout = { eq: ['tieBreak', false] } as const;

/** One round; a team match that is level in everything ends in a bout without limit. */
export const periods = [
  {
    id: 'regulation',
    label: 'Bout',
    length: 'by-division',
    on: true,
    when: inBout,
    verdict: [{ step: 'nobody', method: 'draw', clause: 'CLS-WIN-07', standing: 'printed' }],
    clause: 'CLS-WIN-07',
    standing: 'printed',
  },
  {
    id: 'sudden-death',
    label: 'Sudden death',
    length: null,
    on: true,
    when: { eq: ['tieBreak', true] },
    verdict: [],
    clause: 'CLS-TBK-06',
    standing: 'printed',
  },
] as const satisfies readonly PeriodRule[];

/** By the kind of event; in the open one by the distance between the belts, the greatest first. */
export const durations = [
  {
    when: { eq: ['event', 'single-rank'] },
    ms: 300_000,
    clause: 'CLS-TIME-01',
    standing: 'printed',
  },
  {
    when: { atLeast: ['rankGap', 4] },
    ms: 120_000,
    flag: 'check-composition',
    clause: 'CLS-TIME-06',
    standing: 'default',
  },
  {
    when: { atLeast: ['rankGap', 3] },
    ms: 120_000,
    clause: 'CLS-TIME-05',
    standing: 'printed',
  },
  {
    when: { atLeast: ['rankGap', 2] },
    ms: 180_000,
    clause: 'CLS-TIME-04',
    standing: 'printed',
  },
  {
    when: { atLeast: ['rankGap', 1] },
    ms: 240_000,
    clause: 'CLS-TIME-03',
    standing: 'printed',
  },
  {
    when: { eq: ['event', 'all-ranks'] },
    ms: 300_000,
    clause: 'CLS-TIME-02',
    standing: 'printed',
  },
] as const satisfies readonly DurationRule[];

/** The text has no word on stopping the clock: an official's stop, without limit. */
const silent = { clause: 'CLS-MIN-16', standing: 'default' } as const;

export const clock = {
  stop: { haltsClock: false, ...silent },
  bell: { clause: 'CLS-WIN-07', standing: 'default' },
  timeOuts: [
    { reason: 'referee', label: 'Referee', asksSide: false, ...silent },
    {
      reason: 'injury',
      label: 'Injury',
      asksSide: true,
      clause: 'CLS-ORD-05',
      standing: 'default',
    },
    {
      reason: 'uniform',
      label: 'Lapels or belt',
      asksSide: true,
      prompt: { afterMs: 15_000, foul: 'belt-delay' },
      clause: 'CLS-MIN-11',
      standing: 'printed',
    },
    { reason: 'equipment', label: 'Equipment', asksSide: true, ...silent },
  ],
  resume: { positions: ['same', 'standing'], ...silent },
} as const satisfies ClockRules;

/** Blood: the medical staff decide, and no clock does unless the organiser sets one. */
export const allowances = [
  {
    reason: 'blood',
    label: 'Blood',
    limitMs: null,
    usedUp: { ending: 'loses', method: 'injury', clause: 'CLS-HYG-05', standing: 'default' },
    clause: 'CLS-HYG-05',
    standing: 'default',
  },
] as const satisfies readonly AllowanceRule[];
