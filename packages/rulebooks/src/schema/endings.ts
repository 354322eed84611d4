import { z } from 'zod';
import { cited, list } from './cite.ts';
import { condition } from './condition.ts';
import { ending } from './effect.ts';

const choice = { label: z.string(), ...cited };

/** What a submission by a technique that is illegal in the division means. */
export const illegalPolicy = z.enum(['void-and-penalty', 'disqualify', 'stands']);

/** The ways to end a match by call. */
export const endingRules = z.strictObject({
  submissions: list(
    z.strictObject({
      by: z.string(),
      method: z.string(),
      when: condition.exactOptional(),
      ...choice,
    }),
  ),
  illegalSubmission: z.strictObject({
    policy: illegalPolicy,
    foul: z.string(),
    /** The match goes on standing after it. */
    restartStanding: z.boolean().exactOptional(),
    /** Where nobody is disqualified by it, and the other side is unconscious. */
    unconscious: ending.exactOptional(),
    ...cited,
  }),
  stoppages: list(
    z.strictObject({
      reason: z.string(),
      /** Only by this official; left out: by either. */
      by: z.enum(['referee', 'doctor']).exactOptional(),
      method: z.string(),
      when: condition.exactOptional(),
      ...choice,
    }),
  ),
  unable: list(z.strictObject({ cause: z.string(), ends: ending, ...choice })),
  /** First row whose condition and causes hold; no causes: any. */
  bothUnable: list(
    z.strictObject({
      id: z.string(),
      causes: list(z.string()),
      when: condition.exactOptional(),
      ends: ending,
      ...cited,
    }),
  ),
  forfeits: list(z.strictObject({ reason: z.string(), ends: ending, ...choice })),
  decision: z.strictObject({
    /** In order; `fewer-fouls` is compared with the record. */
    criteria: list(
      z.strictObject({ code: z.string(), check: z.enum(['none', 'fewer-fouls']), ...choice }),
    ),
    /** False: the criterion may be left out. */
    needsCriterion: z.boolean(),
    /** Whether steps that only warned count where a criterion is compared with the record. */
    warningsCount: z.boolean().exactOptional(),
    /** What naming the last criterion does while the record is level in it too; left out: it is refused. */
    allLevel: z.enum(['refuse', 'senior-official']).exactOptional(),
    ...cited,
  }),
  coinToss: z.strictObject({ known: z.boolean(), ...cited }),
  noContest: z.strictObject({ known: z.boolean(), ...cited }),
  override: z.strictObject(cited),
});
export type EndingRules = z.infer<typeof endingRules>;
