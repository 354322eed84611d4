import { z } from 'zod';
import { list } from './cite.ts';
import { condition } from './condition.ts';

const json: z.ZodType<PatchValue> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), list(json), z.record(z.string(), json)]),
);
/** Plain JSON, put in place of a value. */
export type PatchValue =
  | string
  | number
  | boolean
  | null
  | readonly PatchValue[]
  | { readonly [key: string]: PatchValue };

/**
 * Where in the match rules: keys; in a list an index, an element's id (`id`, `code`, `reason`, `cause`), `key=value` for
 * every element with that value, or `*` for each.
 */
const path = list(z.string());

/** Replaces one value. */
export const patch = z.strictObject({ path, to: json });
export type Patch = z.infer<typeof patch>;

const common = { name: z.string(), label: z.string(), clauses: list(z.string()) };

/** A choice of the organiser that bears on a match. The first value is the default. */
export const optionRule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    ...common,
    values: list(z.strictObject({ value: z.string(), patches: list(patch) })),
    /** Values other than the first are refused unless this holds. */
    onlyWhen: condition.exactOptional(),
    /** An option that must be set with any but the first value. */
    needs: z.string().exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('number'),
    ...common,
    /** The word for "not set". */
    none: z.string(),
    /** One unit in milliseconds. */
    unitMs: z.number().int().positive(),
    path,
    onlyWhen: condition.exactOptional(),
  }),
  /** The organiser's own legality table: technique -> columns in which it is legal. */
  z.strictObject({
    kind: z.literal('legality'),
    ...common,
    values: list(z.strictObject({ value: z.string(), patches: list(patch) })),
  }),
  /** The organiser's handicap scores: a list of { rank, maxKg, score }; `maxKg` null: no upper bound. */
  z.strictObject({ kind: z.literal('handicap'), ...common, path }),
]);
export type OptionRule = z.infer<typeof optionRule>;
