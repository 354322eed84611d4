import { z } from 'zod';

/** What a condition in a book may ask about a match; nothing else can be asked. */
export const facts = [
  'discipline',
  'ageGroup',
  'gender',
  'level',
  'rank',
  'absolute',
  'pro',
  'event',
  'stage',
  /** Steps between the two competitors' belts in the book's order. */
  'rankGap',
  /** The lower and the higher of the two belts; the division's where they are not both known. */
  'lowerRank',
  'higherRank',
  /** The belt of the side whose technique is judged. */
  'ownRank',
  /** True for the bout that settles a team match. */
  'tieBreak',
] as const;

export type Fact = (typeof facts)[number];
export type FactValue = string | number | boolean;

/** A closed union: a book holds no functions. A fact that is not given equals nothing. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly eq: readonly [Fact, FactValue] }
  | { readonly in: readonly [Fact, readonly FactValue[]] }
  | { readonly atLeast: readonly [Fact, number] }
  /** True where the fact is given. */
  | { readonly known: Fact };

const fact = z.enum(facts);
const factValue = z.union([z.string(), z.number(), z.boolean()]);

export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(condition) }),
    z.strictObject({ any: z.array(condition) }),
    z.strictObject({ not: condition }),
    z.strictObject({ eq: z.tuple([fact, factValue]) }),
    z.strictObject({ in: z.tuple([fact, z.array(factValue)]) }),
    z.strictObject({ atLeast: z.tuple([fact, z.number()]) }),
    z.strictObject({ known: fact }),
  ]),
);
