import type { Rulebook } from '../../schema/rulebook.ts';
import { clauses } from './clauses.ts';
import { allowances, clock, durations, periods } from './clock.ts';
import { competitors } from './competitors.ts';
import { divisions } from './divisions.ts';
import { endings } from './endings.ts';
import { fouls } from './fouls.ts';
import { guide } from './guide/index.ts';
import { legality } from './legality.ts';
import { eventOptions, options } from './options.ts';
import { scoring } from './scoring.ts';
import { team } from './team.ts';

/** Classic Jiu Jitsu, five a side: a finish or a draw, no points. */
export const classic = {
  format: 'threecount.rulebook/1',
  id: 'classic',
  name: 'Classic Jiu Jitsu Five a Side',
  edition: 'transcription 1',
  clauses,
  divisions,
  match: {
    periods,
    durations,
    competitors,
    clock,
    allowances,
    scoring,
    fouls,
    endings,
    legality,
    team,
  },
  options,
  guide,
  eventOptions,
  unconfirmed: [
    {
      id: 'handicap',
      label: 'Handicap scores of an all-ranks event',
      option: 'handicapTable',
      clause: 'CLS-COMP-08',
      standing: 'default',
    },
    {
      id: 'legality',
      label: 'Table of legal techniques by belt',
      option: 'legalityTable',
      clause: 'CLS-LEGAL-02',
      standing: 'default',
    },
  ],
} as const satisfies Rulebook;
