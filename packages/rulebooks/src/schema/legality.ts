import { z } from 'zod';
import { submissions } from '../codes.ts';
import { cited, list } from './cite.ts';
import { condition } from './condition.ts';
import { illegalPolicy } from './endings.ts';

/** Technique x column. A technique in no row is unlisted. */
export const legalityRules = z.strictObject({
  /** An unconfirmed table flags; a confirmed one rules. */
  confirmed: z.boolean(),
  /** The flag of a technique that an unconfirmed table bars or does not list. */
  flag: z.enum(['technique-unlisted', 'check-technique']),
  /** Whether a confirmed table bars what it does not list (if left out, it does), or only flags it. */
  unlistedBars: z.boolean().exactOptional(),
  /** While the table is unconfirmed, a submission whose technique nobody named is flagged too. */
  flagsUnnamed: z.boolean().exactOptional(),
  /** What a technique is while too little is known of the division: as one in no row (if left out), or flagged. */
  unclearIs: z.enum(['unlisted', 'conditional']).exactOptional(),
  /** In a bout of two belts the lower one's column binds both. */
  lowerRankBinds: z.boolean(),
  columns: list(z.strictObject({ id: z.string(), label: z.string(), when: condition })),
  rows: list(
    z.strictObject({
      technique: z.enum(submissions),
      /** Columns in which it is legal. */
      legal: list(z.string()),
      /** Holds besides the column. */
      when: condition.exactOptional(),
      /** The referee judges each time: accepted and flagged. */
      judged: z.literal(true).exactOptional(),
      /** Forbidden by the text itself: no table may allow it. */
      locked: z.boolean(),
      /** What a submission by it means where it is illegal, if not what the book says of all. */
      submission: illegalPolicy.exactOptional(),
      /** Columns for which another clause says how it stands. */
      cites: list(z.strictObject({ columns: list(z.string()), ...cited })).exactOptional(),
      ...cited,
    }),
  ),
  ...cited,
});
export type LegalityRules = z.infer<typeof legalityRules>;
