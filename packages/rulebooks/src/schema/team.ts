import { z } from 'zod';
import { belts } from '../codes.ts';
import { cited, list } from './cite.ts';

/** One step of the way from a team match that is level to its winner; the first that differs decides. */
const tieBreak = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('last-bout-warnings'), ...cited }),
  z.strictObject({ by: z.literal('total-warnings'), scope: z.enum(['tie', 'event']), ...cited }),
  z.strictObject({
    by: z.literal('tournament-submissions'),
    unconsciousCounts: z.boolean(),
    ...cited,
  }),
  /** A bout without limit between fighters whom the other team picks. */
  z.strictObject({
    by: z.literal('sudden-death'),
    pool: z.enum(['any-fit', 'not-disqualified']),
    ...cited,
  }),
]);

/** Who may stand in a team of one kind of event. Null: no such limit. */
const composition = z.strictObject({
  event: z.string(),
  oneRank: z.boolean(),
  /** Kilograms of all fighters together, included. */
  weightLimitKg: z.number().positive().nullable(),
  /** Sum of the handicap scores, included. */
  handicapLimit: z.number().nullable(),
  ...cited,
});

/** Team against team: a series of bouts in the order of the teams. */
export const teamRules = z.strictObject({
  size: z.number().int().min(1),
  /** Where a team's order goes on in its next team match. */
  order: z.strictObject({ mode: z.enum(['next-fighter', 'same-fighter', 'restart']), ...cited }),
  winner: z.strictObject({ stays: z.boolean(), ...cited }),
  draw: z.strictObject({ out: z.enum(['both', 'none']), ...cited }),
  /** The bout whose draw the tie-breaks settle: both teams on their last fighter, or either. */
  lastBout: z.strictObject({ is: z.enum(['both-last', 'either-last']), ...cited }),
  /** Whether a fighter who stays on keeps the warnings of the bout before. */
  warnings: z.strictObject({ carryOver: z.boolean(), ...cited }),
  disqualified: z.strictObject({ returns: z.enum(['next-tie', 'never']), ...cited }),
  teamDisqualification: z.strictObject({ scope: z.enum(['event', 'tie']), ...cited }),
  tieBreaks: list(tieBreak),
  composition: list(composition),
  /** Null: the organiser has not given the table. */
  handicap: z.strictObject({
    rows: list(
      z.strictObject({
        rank: z.enum(belts),
        maxKg: z.number().positive().nullable(),
        score: z.number(),
      }),
    ).nullable(),
    ...cited,
  }),
});
export type TeamRules = z.infer<typeof teamRules>;
