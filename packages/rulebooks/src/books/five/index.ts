import type { Rulebook } from '../../schema/rulebook.ts';
import { clauses } from './clauses.ts';
import { allowances, clock, durations, periods } from './clock.ts';
import { divisions } from './divisions.ts';
import { endings } from './endings.ts';
import { fouls } from './fouls.ts';
import { guide } from './guide/index.ts';
import { legality } from './legality.ts';
import { eventOptions, options } from './options.ts';
import { scoring } from './scoring.ts';

/** FIVE Gi No-Gi Grappling: points, no advantages, penalties pay the opponent. */
export const five = {
  format: 'threecount.rulebook/1',
  id: 'five',
  name: 'FIVE Gi No-Gi Grappling',
  edition: 'transcription 1',
  clauses,
  divisions,
  match: {
    periods,
    durations,
    clock,
    allowances,
    scoring,
    fouls,
    endings,
    legality,
  },
  options,
  guide,
  eventOptions,
  unconfirmed: [
    {
      id: 'ages',
      label: 'Ages of Preteens, Teens and the adult groups',
      option: 'ageBands',
      clause: 'FIVE-DIV-13',
      standing: 'default',
    },
    {
      id: 'levels',
      label: 'What a beginner is',
      option: 'beginnerUnderMonths',
      clause: 'FIVE-DIV-13',
      standing: 'default',
    },
    {
      id: 'weights',
      label: 'Bounds and names of the weight classes',
      option: 'weightTable',
      clause: 'FIVE-WGT-14',
      standing: 'default',
    },
    {
      id: 'legality',
      label: 'Table of allowed techniques',
      option: 'legalityTable',
      clause: 'FIVE-LEG-01',
      standing: 'default',
    },
  ],
} as const satisfies Rulebook;
