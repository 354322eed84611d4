import { z } from 'zod';

const id = z.string().min(1).max(64);

/** Where somebody who comes late comes into a bracket. */
export const latePlace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bye'), matchId: id, side: z.enum(['red', 'blue']) }),
  z.strictObject({ kind: z.literal('instead-of'), entryId: id }),
]);
