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

/** Replaces one value, or adds names to a list or takes them out. */
export const patch = z.union([
  z.strictObject({ path, to: json }),
  z.strictObject({ path, add: list(z.string()) }),
  z.strictObject({ path, remove: list(z.string()) }),
]);
export type Patch = z.infer<typeof patch>;

const common = { name: z.string(), label: z.string(), clauses: list(z.string()) };

/** A choice of the organiser that bears on a match. The first value is the default. */
export const optionRule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    ...common,
    values: list(
      z.strictObject({ value: z.union([z.string(), z.number()]), patches: list(patch) }),
    ),
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
    /** The organiser's table changes the book's; left out: it replaces it. */
    changes: z.literal(true).exactOptional(),
  }),
  /** Match times by division: an object of seconds, each under codes of a division joined by `/`. */
  z.strictObject({ kind: z.literal('durations'), ...common }),
  /** The fouls whose disqualification without malice is technical; that of all others is disciplinary. */
  z.strictObject({ kind: z.literal('technical-fouls'), ...common }),
  /** The organiser's handicap scores: a list of { rank, maxKg, score }; `maxKg` null: no upper bound. */
  z.strictObject({ kind: z.literal('handicap'), ...common, path }),
]);
export type OptionRule = z.infer<typeof optionRule>;
