import { z } from 'zod';
import { disciplines, landings, techniques } from '../codes.ts';
import { cited, list } from './cite.ts';

/** One technique that is paid. */
export const techniqueRule = z.strictObject({
  code: z.enum(techniques),
  label: z.string(),
  points: z.union([
    z.number().int(),
    list(z.strictObject({ landing: z.enum(landings), points: z.number().int(), ...cited })),
  ]),
  /** Techniques with one key are one position for "the same position again"; left out: it is one by itself. */
  position: z.string().exactOptional(),
  /** The position counts as the same whichever side had it; left out: it does not. */
  eitherSide: z.boolean().exactOptional(),
  /** The clause on having it again, where it has one of its own. */
  againClause: z.string().exactOptional(),
  /** What landing outside the mat does. */
  outside: z.enum(['never', 'begun-inside', 'always']),
  /** False: listed, and paid only where an option says so. */
  paid: z.boolean(),
  ...cited,
});
export type TechniqueRule = z.infer<typeof techniqueRule>;

export const scoringRules = z.strictObject({
  techniques: list(techniqueRule),
  /** The disciplines in which they are paid; left out: in all of the book. */
  paidIn: z.strictObject({ disciplines: list(z.enum(disciplines)), ...cited }).exactOptional(),
  /** The clause by which nothing else is paid. */
  unlisted: z.strictObject(cited),
  outside: z.strictObject(cited),
  /** Null: the book has no advantages. */
  advantages: z
    .strictObject({
      reasons: list(
        z.strictObject({
          reason: z.string(),
          label: z.string(),
          /** What earns it, in our words, where the book names several grounds for it. */
          grounds: list(z.strictObject({ text: z.string(), ...cited })).exactOptional(),
          ...cited,
        }),
      ),
      /** Within this time of the same side's score it is flagged. */
      checkWithinMs: z.number().int().nonnegative(),
      /** In this last time of a match that is level the officials are asked for one, if the organiser has it so. */
      prompt: z
        .strictObject({
          /** Of the organiser's choice. */
          label: z.string(),
          lastMs: z.number().int().positive(),
          reason: z.string(),
          /** The organiser's setting that switches it off. */
          option: z.string(),
          ...cited,
        })
        .exactOptional(),
      ...cited,
    })
    .nullable(),
  noAdvantages: z.strictObject(cited),
  /** The same position again; left out: it is paid like any other. */
  again: z.strictObject({ policy: z.enum(['flag', 'reject', 'pay']), ...cited }).exactOptional(),
  /** Scores of one side closer than this are flagged; 0, or left out: never. */
  control: z
    .strictObject({ checkWithinMs: z.number().int().nonnegative(), ...cited })
    .exactOptional(),
  /** Submission codes that, held for the count, void what the other side scores; empty: none. */
  suppressors: z.strictObject({
    techniques: list(z.string()),
    /** Whether an attempt that is not held for the count voids too; left out: no. */
    unsecured: z.strictObject({ bars: z.boolean(), ...cited }).exactOptional(),
    ...cited,
  }),
  /** Points given for fouls where a score is compared; left out: there are none. */
  penaltyPoints: z
    .strictObject({
      breakTies: z.boolean(),
      /** Whether points taken off stop at zero; left out: they do not. */
      floor: z.enum(['none', 'zero']).exactOptional(),
      ...cited,
    })
    .exactOptional(),
});
export type ScoringRules = z.infer<typeof scoringRules>;
