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

/** Grappling X: points by landing, points off for fouls, overtime and sudden death. */
export const grapplingX = {
  format: 'threecount.rulebook/1',
  id: 'grappling-x',
  name: 'Grappling X',
  edition: 'transcription 1',
  clauses,
  divisions,
  match: { periods, durations, clock, allowances, scoring, fouls, endings, legality },
  options,
  guide,
  eventOptions,
  unconfirmed: [],
} as const satisfies Rulebook;
