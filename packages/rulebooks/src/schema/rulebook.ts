import { z } from 'zod';
import { belts } from '../codes.ts';
import { cited, list } from './cite.ts';
import { allowanceRule, clockRules, durationRule, periodRule } from './clock.ts';
import { condition } from './condition.ts';
import { divisionRules } from './divisions.ts';
import { endingRules } from './endings.ts';
import { foulRules } from './fouls.ts';
import { guideItem } from './guide.ts';
import { legalityRules } from './legality.ts';
import { optionRule } from './options.ts';
import { scoringRules } from './scoring.ts';
import { teamRules } from './team.ts';

/** All that a match is judged by, before options and division are known. */
export const matchRules = z.strictObject({
  periods: list(periodRule),
  durations: list(durationRule),
  /** Belts that a competitor may hold, where the book restricts them. */
  competitors: list(
    z.strictObject({ rank: z.enum(belts), when: condition.exactOptional(), ...cited }),
  ).exactOptional(),
  clock: clockRules,
  allowances: list(allowanceRule),
  scoring: scoringRules,
  fouls: foulRules,
  endings: endingRules,
  legality: legalityRules,
  /** Matches of two teams, where the book has them. */
  team: teamRules.exactOptional(),
});
export type MatchRules = z.infer<typeof matchRules>;

/** What a book says of brackets. */
const bracketRules = z.strictObject({
  /** The formats in which somebody who was disqualified, though not barred, still takes the slot of a loser. */
  disqualifiedGoOn: list(
    z.strictObject({ format: z.enum(['bracket-of-three', 'double-elimination']), ...cited }),
  ),
});

/**
 * A rulebook: literals and names of mechanics, no functions. Logs hold books for good: a member that is added is
 * optional, or `readPinnedBook` gives it to the books that lack it.
 */
export const rulebook = z.strictObject({
  format: z.literal('threecount.rulebook/1'),
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: z.string(),
  edition: z.string(),
  /** Clause id -> where it stands in the text. */
  clauses: z.record(z.string(), z.string()),
  divisions: divisionRules,
  match: matchRules,
  /** What the book says of brackets, where it does. */
  brackets: bracketRules.exactOptional(),
  options: list(optionRule),
  /** What officials look at, ask, show and say. No match is judged by it. */
  guide: list(guideItem),
  /** Names of choices that bear on the tournament and not on a match. */
  eventOptions: list(z.string()),
  /** Tables that the organiser has to confirm before the first match. */
  unconfirmed: list(
    z.strictObject({ id: z.string(), label: z.string(), option: z.string(), ...cited }),
  ),
});
export type Rulebook = z.infer<typeof rulebook>;
