import { z } from 'zod';
import { belts, disciplines, genders } from '../codes.ts';
import { cited, list } from './cite.ts';
import { condition } from './condition.ts';

/** Half-open age band in whole years: from `from`, below `below` (null: no upper bound). */
const ageBand = z.strictObject({
  gender: z.enum(genders).exactOptional(),
  from: z.number().int(),
  below: z.number().int().nullable(),
  ...cited,
});

type AgeBand = z.infer<typeof ageBand>;

const areApart = (one: AgeBand, other: AgeBand): boolean =>
  (one.gender !== undefined && other.gender !== undefined && one.gender !== other.gender) ||
  (one.below !== null && one.below <= other.from) ||
  (other.below !== null && other.below <= one.from);

export const ageGroupRule = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    /** Genders with a group of their own; `mixed`: one group for all. */
    split: z.enum(['mixed', 'by-gender']),
    genders: list(z.enum(genders)),
    ages: list(ageBand),
    ...cited,
  })
  .refine(
    ({ ages }) => ages.every((one, i) => ages.slice(i + 1).every((other) => areApart(one, other))),
    { error: 'the age bands of a group do not overlap' },
  );

/**
 * Half-open band of experience in months (`belowMonths` null: no upper end); belts that stand in the level (gi). Where
 * belts stand in a level, months place those without one, and settle between levels with the same belt.
 */
export const levelRule = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    fromMonths: z.number().int().nonnegative().exactOptional(),
    belowMonths: z.number().int().nullable().exactOptional(),
    belts: list(z.enum(belts)).exactOptional(),
    /** The belt of another system that is enough for the level, whatever the months. */
    otherBelt: z.enum(belts).exactOptional(),
    /** Where the months and the belt of another system rest on another clause than the level. */
    monthsCite: z.strictObject(cited).exactOptional(),
    ...cited,
  })
  .refine(
    ({ fromMonths, belowMonths }) => (fromMonths === undefined) === (belowMonths === undefined),
    { error: 'a band of months has both ends' },
  );
export type LevelRule = z.infer<typeof levelRule>;

export const levelTable = z.strictObject({
  discipline: z.enum(disciplines),
  ageGroups: list(z.string()),
  /** Left out: both. */
  genders: list(z.enum(genders)).exactOptional(),
  /** What names a level in a script: `level`, or the belt. */
  namedBy: z.enum(['level', 'rank']),
  levels: list(levelRule),
  /** Entries that the organiser looks at: such a belt, after so many months if given, in a level below `below`. */
  doubts: list(
    z.strictObject({
      belts: list(z.enum(belts)),
      fromMonths: z.number().int().nonnegative().exactOptional(),
      below: z.string(),
      ...cited,
    }),
  ).exactOptional(),
});

/** Weight classes of one group: lower bounds in tenths of a pound, the first class from 0. */
export const weightTable = z.strictObject({
  ageGroups: list(z.string()),
  genders: list(z.enum(genders)),
  classes: list(
    z.strictObject({
      name: z.string(),
      /** Lower bound in tenths of a pound, included. */
      fromTenths: z.number().int().nonnegative(),
      bound: z.enum(['printed', 'reconstructed', 'default']),
      named: z.enum(['printed', 'reconstructed', 'default']),
    }),
  ),
  ...cited,
});
export type WeightTable = z.infer<typeof weightTable>;

export const divisionRules = z.strictObject({
  disciplines: list(z.enum(disciplines)),
  ageGroups: list(ageGroupRule),
  levels: list(levelTable),
  ranks: list(z.enum(belts)),
  /** Events of the book (`single-rank`, ...); empty: none. */
  events: list(z.string()),
  /** Keys of a division without which no match can be resolved. */
  needs: list(
    z.strictObject({
      /** `ranks`: the belts of both competitors. */
      key: z.enum(['discipline', 'ageGroup', 'gender', 'level', 'rank', 'event', 'ranks']),
      when: condition.exactOptional(),
      ...cited,
    }),
  ),
  /** Steps by which weights are rounded, in tenths of a pound. */
  weights: z.strictObject({
    tables: list(weightTable),
    /** Classes that the organiser enters, where the text has none. */
    entered: z
      .strictObject({
        /** The organiser's setting that holds them. */
        option: z.string(),
        /** What the setting is called in a form; left out: by its name. */
        label: z.string().exactOptional(),
        /** A list that was entered for one discipline holds for the others too. */
        oneForAllDisciplines: z.boolean(),
        ...cited,
      })
      .exactOptional(),
    ...cited,
  }),
});
export type DivisionRules = z.infer<typeof divisionRules>;
