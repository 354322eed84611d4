import { z } from 'zod';
import { belts } from '../codes.ts';
import { cited, list } from './cite.ts';
import { teamSetting } from './team-setting.ts';

/** One step of the way from a team match that is level to its winner; the first that differs decides. */
const tieBreak = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('last-bout-warnings'),
    /** Ways in which the last bout ended without a winner, after which this step is passed over. */
    except: z.strictObject({ methods: list(z.string()), ...cited }).exactOptional(),
    ...cited,
  }),
  z.strictObject({ by: z.literal('total-warnings'), scope: z.enum(['tie', 'event']), ...cited }),
  z.strictObject({
    by: z.literal('tournament-submissions'),
    unconsciousCounts: z.boolean(),
    ...cited,
  }),
  /** A bout without limit between fighters who are picked. */
  z.strictObject({
    by: z.literal('sudden-death'),
    pool: z.enum(['any-fit', 'not-disqualified']),
    /** Whom a team picks: the other team's fighter, or its own. */
    pick: z.strictObject({ of: z.enum(['other-team', 'own-team']), ...cited }),
    ...cited,
  }),
]);

/** Who may stand in a team of one kind of event. Null: no such limit. */
const composition = z.strictObject({
  event: z.string(),
  oneRank: z.boolean(),
  /** Whether somebody below the event's rank may stand in a team of one rank; left out: no. */
  lowerRanks: z.strictObject({ allowed: z.boolean(), ...cited }).exactOptional(),
  /** Kilograms of all fighters together, included. */
  weightLimitKg: z.number().positive().nullable(),
  /** Sum of the handicap scores, included. */
  handicapLimit: z.number().nullable(),
  ...cited,
});

/** The scores by which fighters of different belts and weights make up a team. */
const handicap = z.strictObject({
  /** Null: the organiser has not given the table. `maxKg` is included; null: no bound. */
  rows: list(
    z.strictObject({
      rank: z.enum(belts),
      maxKg: z.number().positive().nullable(),
      score: z.number(),
    }),
  ).nullable(),
  /** What a table is expected to say; another one is told, and taken. */
  expected: z
    .strictObject({ rank: z.enum(belts), kg: z.number().positive(), score: z.number(), ...cited })
    .exactOptional(),
  ...cited,
});

/** Team against team: a series of bouts in the order of the teams. */
export const teamRules = z.strictObject({
  size: z.number().int().min(1),
  /** Where a team's order goes on in its next team match. */
  order: z.strictObject({ mode: z.enum(['next-fighter', 'same-fighter', 'restart']), ...cited }),
  /** A winner who does not stay on goes behind the others of the team. */
  winner: z.strictObject({ stays: z.boolean(), ...cited }),
  /** `incumbent`: whoever had stayed on from the bout before; both where both are new. */
  draw: z.strictObject({ out: z.enum(['both', 'incumbent']), ...cited }),
  /** How many fighters a team has left when it has lost. */
  loss: z.strictObject({ fightersLeft: z.number().int().min(0), ...cited }),
  /** The bout whose draw the tie-breaks settle: both teams on their last fighter, or either. */
  lastBout: z.strictObject({ is: z.enum(['both-last', 'either-last']), ...cited }),
  /** Whether a fighter who stays on keeps the warnings of the bout before. */
  warnings: z.strictObject({ carryOver: z.boolean(), ...cited }),
  disqualified: z.strictObject({ returns: z.enum(['next-tie', 'never']), ...cited }),
  /** With how many fighters who are not injured a team still goes on. */
  fewest: z.strictObject({ fighters: z.number().int().min(1), ...cited }),
  /** What becomes of a fighter who has won and is too hurt to stay on. */
  hurtWinner: z.strictObject({ is: z.enum(['out', 'last-in-line']), ...cited }),
  /** What a team loses with a fighter who is barred; `none`: only the fighter is out. */
  teamDisqualification: z.strictObject({ scope: z.enum(['event', 'tie', 'none']), ...cited }),
  tieBreaks: list(tieBreak),
  composition: list(composition),
  /** A team that enters with fewer than its size although nobody is injured; left out: refused. */
  shortTeam: z.strictObject({ allowed: z.boolean(), ...cited }).exactOptional(),
  /** How many more people a team may enter to take the place of somebody who is hurt; left out: none. */
  substitutes: z.strictObject({ most: z.number().int().min(0), ...cited }).exactOptional(),
  /** A team over its limit when the weighing closes; left out: not admitted. */
  overLimit: z
    .strictObject({ team: z.enum(['not-admitted', 'drop-fighter']), ...cited })
    .exactOptional(),
  /** Whether a team may change its order between two of its team matches; left out: no. */
  reorder: z.strictObject({ allowed: z.boolean(), ...cited }).exactOptional(),
  /** How long a fighter who is injured stays out; left out: until cleared. */
  injured: z
    .strictObject({ returns: z.enum(['until-cleared', 'rest-of-event']), ...cited })
    .exactOptional(),
  /** A fighter who does not come when called; left out: loses the bout. */
  absent: z
    .strictObject({ is: z.enum(['loses-bout', 'skip-as-injured']), ...cited })
    .exactOptional(),
  handicap,
  /** Choices of the organiser that bear on teams and on no bout. */
  settings: list(teamSetting).exactOptional(),
});
export type TeamRules = z.infer<typeof teamRules>;
