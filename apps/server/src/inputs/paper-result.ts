import { methods, teamMethods } from '@threecount/match';
import type { PaperResult } from '@threecount/tournament';
import { z } from 'zod';

const score = z.object({ points: z.int().min(-999).max(999) });

/** How a team goes on after a team match; the domain knows how many it has. */
const team = z.strictObject({
  next: z.int().min(0).max(99).exactOptional(),
  submissions: z.int().min(0).max(999),
  warnings: z.int().min(0).max(999),
});

/** A result read from a sheet of paper. */
export const paperResult = z.object({
  winner: z.enum(['red', 'blue']).nullable(),
  barred: z
    .array(z.enum(['red', 'blue']))
    .max(2)
    .exactOptional(),
  method: z.enum([...new Set([...methods, ...teamMethods])]),
  red: score,
  blue: score,
  elapsedMs: z.number().min(0).max(86_400_000).nullable().default(null),
  by: z.string().trim().min(1).max(200),
  teams: z.strictObject({ red: team, blue: team }).exactOptional(),
  barredFighters: z.array(z.string().min(1).max(64)).max(100).exactOptional(),
}) satisfies z.ZodType<PaperResult>;
