import { z } from 'zod';
import { cited, list } from './cite.ts';
import { condition } from './condition.ts';
import { ending, verdictStep } from './effect.ts';

const ms = z.number().int().nonnegative();

/** A timed part of a match. */
export const periodRule = z.strictObject({
  id: z.enum(['regulation', 'overtime', 'sudden-death']),
  label: z.string(),
  /** `by-division`: the table of durations; null: no limit; left out: whoever puts the period in sets it. */
  length: z.union([z.literal('by-division'), ms, z.null()]).exactOptional(),
  /** Left out of a match unless this is true and `when` holds. */
  on: z.boolean(),
  when: condition.exactOptional(),
  /** It starts at once when the one before it is over; left out: by a call, as the first one always does. */
  startsByItself: z.literal(true).exactOptional(),
  /** How the competitors begin it; left out: standing. */
  position: z.strictObject({ is: z.enum(['standing', 'same']), ...cited }).exactOptional(),
  /** True where the first lead ends the match; left out: none does before the end. */
  firstLeadWins: z.boolean().exactOptional(),
  /** What decides, in order, when the time is over. */
  verdict: list(verdictStep),
  ...cited,
});
export type PeriodRule = z.infer<typeof periodRule>;

/** First row whose condition holds gives the length of regulation. */
export const durationRule = z.strictObject({
  id: z.string().exactOptional(),
  when: condition,
  /** Null: the text gives no time, and the organiser has to set it. */
  ms: ms.nullable(),
  /** Raised at the start: the book's table does not reach so far. */
  flag: z.enum(['check-composition']).exactOptional(),
  ...cited,
});
export type DurationRule = z.infer<typeof durationRule>;

/** Time that one side gets off the match clock. `limitMs` null: no limit by the clock; 0: none at all. */
export const allowanceRule = z.strictObject({
  reason: z.enum(['blood', 'injury', 'uniform']),
  label: z.string(),
  limitMs: ms.nullable(),
  /** For all stoppages of a match together (if left out), or for each of them. */
  scope: z.enum(['match', 'stoppage']).exactOptional(),
  /** What a second stoppage of the same side means; left out: the time goes on. */
  second: z.union([z.literal('goes-on'), ending]).exactOptional(),
  /** Proposed to the officials when the time is used up; with no time at all it ends the match at once. */
  usedUp: ending,
  ...cited,
});
export type AllowanceRule = z.infer<typeof allowanceRule>;

export const clockRules = z.strictObject({
  /** What STOP does to the clock. */
  stop: z.strictObject({ haltsClock: z.boolean(), ...cited }),
  /** How long after the bell a score still counts as begun before it; left out: not at all. */
  bell: z.strictObject({ finishCountMs: ms.exactOptional(), ...cited }),
  /** Reasons for TIME that are nobody's allowance. */
  timeOuts: list(
    z.strictObject({
      reason: z.string(),
      label: z.string(),
      asksSide: z.boolean(),
      /** After this time the table proposes a foul to the referee; the clock itself decides nothing. */
      prompt: z.strictObject({ afterMs: ms, foul: z.string() }).exactOptional(),
      ...cited,
    }),
  ),
  resume: z.strictObject({
    positions: list(z.enum(['same', 'standing'])),
    /** Whether a clock that stands runs again; left out: it does. */
    clock: z.strictObject({ runs: z.boolean(), ...cited }).exactOptional(),
    ...cited,
  }),
  /** Whether the clock runs from the start on; left out: it does, and the start rests on the length of its period. */
  start: z.strictObject({ runsClock: z.boolean(), ...cited }).exactOptional(),
});
export type ClockRules = z.infer<typeof clockRules>;
