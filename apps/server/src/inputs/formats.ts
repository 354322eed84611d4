import type { FormatPlan, FormatRow, StandingRules } from '@threecount/tournament';
import { z } from 'zod';

const size = z.int().min(1).max(100_000);
const thirdPlace = z.enum(['fought', 'shared', 'none']);
const format = <T extends string>(value: T) => z.literal(value);

export const formatPlan = z.discriminatedUnion('format', [
  z.strictObject({ format: format('alone') }),
  z.strictObject({ format: format('single-elimination'), thirdPlace }),
  z.strictObject({
    format: format('repechage'),
    from: z.enum(['quarter-finals', 'finalists', 'all']),
  }),
  z.strictObject({ format: format('double-elimination') }),
  z.strictObject({ format: format('round-robin'), thirdPlace }),
  z.strictObject({ format: format('pools'), poolSize: size, advance: size, thirdPlace }),
  z.strictObject({ format: format('best-of-three') }),
  z.strictObject({ format: format('bracket-of-three'), rematch: z.enum(['fought', 'none']) }),
]) satisfies z.ZodType<FormatPlan>;

export const formatRow = z.strictObject({
  from: size,
  to: size.nullable(),
  plan: formatPlan,
}) satisfies z.ZodType<FormatRow>;

const step = z.enum([
  'wins',
  'mutual',
  'submissions',
  'difference',
  'points',
  'against',
  'fastest',
]);

export const standing = z.strictObject({
  steps: z.array(step).max(20),
  restart: z.enum(['again', 'onward']),
  withdrawn: z.enum(['walkovers', 'struck']),
}) satisfies z.ZodType<StandingRules>;
