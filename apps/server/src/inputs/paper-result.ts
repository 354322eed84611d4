import { methods, teamMethods } from '@threecount/match';
import type { PaperResult } from '@threecount/tournament';
import { z } from 'zod';

const score = z.object({ points: z.int().min(-999).max(999) });

/** A result read from a sheet of paper. */
export const paperResult = z.object({
  winner: z.enum(['red', 'blue']).nullable(),
  method: z.enum([...new Set([...methods, ...teamMethods])]),
  red: score,
  blue: score,
  elapsedMs: z.number().min(0).max(86_400_000).nullable().default(null),
  by: z.string().trim().min(1).max(200),
}) satisfies z.ZodType<PaperResult>;
