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

/** Brazilian jiu-jitsu with advantages: belts, points, advantages that break a tie, no overtime. */
export const bjjAdvantage = {
  format: 'threecount.rulebook/1',
  id: 'bjj-advantage',
  name: 'BJJ with advantages',
  edition: 'transcription 1',
  clauses,
  divisions,
  match: { periods, durations, clock, allowances, scoring, fouls, endings, legality },
  brackets: {
    disqualifiedGoOn: [{ format: 'bracket-of-three', clause: 'ADV-FOUL-10', standing: 'printed' }],
  },
  options,
  guide,
  eventOptions,
  unconfirmed: [],
} as const satisfies Rulebook;
