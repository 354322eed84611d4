import { z } from 'zod';
import { matchId } from './common.ts';
import { paperResult } from './paper-result.ts';

const said = { by: z.string().trim().min(1).max(200), reason: z.string().trim().min(1).max(500) };
const seen = z.array(matchId).max(10_000);

export const correctResult = z.strictObject({
  type: z.literal('correct-result'),
  result: paperResult.nullable(),
  ...said,
  seen,
});

export const takeBackCorrection = z.strictObject({
  type: z.literal('take-back-correction'),
  ...said,
  seen,
});

/** `seen`: what the preview said would need a ruling. */
export const restoreMatch = z.strictObject({
  type: z.literal('restore-match'),
  ...said,
  seen: seen.exactOptional(),
});

export const reinstateEntry = z.strictObject({
  type: z.literal('reinstate-entry'),
  lifted: z.strictObject(said).exactOptional(),
  seen: seen.exactOptional(),
});

export const withdrawEntry = z.strictObject({
  type: z.literal('withdraw-entry'),
  reason: z.string().trim().min(1).max(500),
});

/** `people`: who of a team did it. */
export const disqualifyEntry = z.strictObject({
  type: z.literal('disqualify-entry'),
  kind: z.enum(['technical', 'disciplinary']),
  people: z.array(z.string().min(1).max(64)).max(100).exactOptional(),
  ...said,
});

/** What is only looked at: what it would have to name as seen is what the answer says. */
export const proposedChange = z.discriminatedUnion('type', [
  correctResult.extend({ seen: seen.default([]) }),
  takeBackCorrection.extend({ seen: seen.default([]) }),
  restoreMatch,
  reinstateEntry,
  withdrawEntry,
  disqualifyEntry,
]);
