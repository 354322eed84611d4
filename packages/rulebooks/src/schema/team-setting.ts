import { z } from 'zod';
import { list } from './cite.ts';
import { patch } from './options.ts';

const common = {
  name: z.string(),
  label: z.string(),
  clauses: list(z.string()),
  /** Bears on a team's way through the tournament and on no single team match, whose script refuses it. */
  acrossMatches: z.literal(true).exactOptional(),
};

/** A choice of the organiser about teams; what it changes lies in the rules of a match, as an option's patches do. */
export const teamSetting = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    ...common,
    /** The first one is the default. */
    values: list(z.strictObject({ value: z.string(), patches: list(patch) })),
  }),
  z.strictObject({
    kind: z.literal('amount'),
    ...common,
    /** The least and the most that is taken. */
    from: z.number(),
    to: z.number(),
    whole: z.boolean(),
    path: list(z.string()),
  }),
]);
export type TeamSetting = z.infer<typeof teamSetting>;
