import { z } from 'zod';
import { cited, list } from './cite.ts';

/** Whom an effect meets, seen from the side that the call concerns. */
const target = z.enum(['side', 'opponent']);

export const disqualificationKind = z.enum(['technical', 'disciplinary', 'team']);
/** Named in the books that know several kinds (`kinds` of the foul rules), and only there. */
const kind = disqualificationKind.exactOptional();

/** What one call or one rung does. Negative points are points off. */
export const effect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('points'), to: target, points: z.number().int() }),
  z.strictObject({ do: z.literal('advantage'), to: target, advantages: z.number().int() }),
  z.strictObject({ do: z.literal('warn'), label: z.string() }),
  z.strictObject({ do: z.literal('disqualify'), kind }),
  /** The side loses, without being disqualified. */
  z.strictObject({ do: z.literal('lose'), method: z.string() }),
  /** The match may only go on standing. */
  z.strictObject({ do: z.literal('restart-standing') }),
]);
export type Effect = z.infer<typeof effect>;

/** Looks at one count; decides if it differs. */
const more = z.strictObject({
  step: z.literal('more'),
  /** `scored`: points without those that penalties gave or took. */
  of: z.enum(['points', 'scored', 'advantages', 'fewer-fouls']),
  /** `period`: only what was made in the present period; left out: in the whole match. */
  scope: z.enum(['match', 'period']).exactOptional(),
  method: z.string(),
  ...cited,
});

/** One step of the way from a level or ended match to an outcome; the first that applies decides. */
export const verdictStep = z.discriminatedUnion('step', [
  more,
  z.strictObject({
    step: z.literal('next-period'),
    /** Applies only while neither side has scored in the present period. */
    when: z.literal('no-points-in-period').exactOptional(),
    ...cited,
  }),
  z.strictObject({
    step: z.literal('ask'),
    ask: z.enum(['decision', 'coin-toss', 'senior-official']),
    /** Applies only while neither side has scored, or only in sudden death. */
    when: z.enum(['no-points', 'sudden-death']).exactOptional(),
    propose: list(more).exactOptional(),
    ...cited,
  }),
  z.strictObject({
    step: z.literal('nobody'),
    method: z.enum(['draw', 'disqualification', 'injury']),
    ...cited,
  }),
]);
export type VerdictStep = z.infer<typeof verdictStep>;

/** How a call ends the match, seen from the side that it concerns. */
export const ending = z.discriminatedUnion('ending', [
  z.strictObject({ ending: z.literal('loses'), method: z.string(), ...cited }),
  z.strictObject({ ending: z.literal('wins'), method: z.string(), ...cited }),
  z.strictObject({ ending: z.literal('disqualified'), kind, ...cited }),
  z.strictObject({ ending: z.literal('opponent-disqualified'), kind, ...cited }),
  z.strictObject({ ending: z.literal('verdict'), steps: list(verdictStep), ...cited }),
]);
export type Ending = z.infer<typeof ending>;
