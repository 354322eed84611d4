import { z } from 'zod';
import { fouls } from '../codes.ts';
import { cited, list } from './cite.ts';
import { condition } from './condition.ts';
import { disqualificationKind, effect, ending } from './effect.ts';

/** The order of costs. Rung n is the cost of the n-th step; the last repeats. */
export const ladderRule = z.strictObject({
  id: z.string(),
  /** Which fouls share one count. */
  counts: z.enum(['all', 'by-group', 'by-code']),
  rungs: list(z.strictObject({ effects: list(effect), ...cited })),
  /** What its steps are shown as: `fouls`, or a kind of warning outside the common count. */
  countsAs: z.string(),
  /** Periods in which this ladder holds; empty: all. */
  periods: list(z.string()),
  ...cited,
});
export type LadderRule = z.infer<typeof ladderRule>;

const consequence = z.discriminatedUnion('does', [
  z.strictObject({
    does: z.literal('ladder'),
    ladder: z.string(),
    /** The rung a first step begins with, from 1. */
    firstRung: z.number().int().min(1),
  }),
  z.strictObject({
    does: z.literal('disqualify'),
    kind: disqualificationKind.exactOptional(),
    /** Where it rests on another clause than the foul's. */
    cite: z.strictObject(cited).exactOptional(),
  }),
  /** A warning outside the ladder; the next one disqualifies. */
  z.strictObject({
    does: z.literal('warn-then-disqualify'),
    warning: z.string(),
    kind: disqualificationKind.exactOptional(),
    /** The clause of the second one. */
    cite: z.strictObject(cited).exactOptional(),
  }),
  z.strictObject({ does: z.literal('record') }),
]);
export type Consequence = z.infer<typeof consequence>;

export const foulRule = z.strictObject({
  code: z.enum(fouls),
  label: z.string(),
  group: z.string(),
  when: condition.exactOptional(),
  /** The kind of a disqualification for it without malice, where the ladder or the referee disqualifies. */
  kind: disqualificationKind.exactOptional(),
  /** The code whose count it shares where each code has its own. */
  counted: z.string().exactOptional(),
  plain: consequence,
  /** In these periods instead of `plain`. */
  inPeriods: z
    .strictObject({ periods: list(z.string()), plain: consequence, ...cited })
    .exactOptional(),
  malicious: consequence,
  /** Instead of `plain` where the foul made the other side tap or hurt it. */
  submission: consequence.exactOptional(),
  injury: consequence.exactOptional(),
  stalling: z.boolean(),
  asksMalicious: z.boolean(),
  /** Taken after the end too: which ones turn the result there. Other ones are only recorded. */
  afterEnd: z.enum(['malicious-reverses', 'reverses', 'record']).exactOptional(),
  details: list(
    z.strictObject({
      label: z.string(),
      when: condition.exactOptional(),
      /** Where another clause than the foul's names it. */
      cite: z.strictObject(cited).exactOptional(),
    }),
  ),
  /** What the help of the picker says, in our words. */
  help: z.string().exactOptional(),
  /** Clause of the referee's own disqualification for it, where it is another. */
  disqualifyClause: z.string().exactOptional(),
  /** The clause where a technique is named with the foul. */
  techniqueClause: z.string().exactOptional(),
  ...cited,
});
export type FoulRule = z.infer<typeof foulRule>;

const disqualificationRule = z.strictObject({
  bars: z.boolean(),
  cite: z.strictObject(cited).exactOptional(),
});

export const foulRules = z.strictObject({
  groups: list(z.strictObject({ id: z.string(), label: z.string() })),
  ladders: list(ladderRule),
  fouls: list(foulRule),
  /** Reasons of a disqualification besides the fouls. */
  reasons: list(
    z.strictObject({
      code: z.enum(fouls),
      label: z.string(),
      kind: disqualificationKind.exactOptional(),
      ...cited,
    }),
  ),
  /**
   * Kinds of disqualification: who is barred from the rest of the tournament. Left out: the book knows one kind only,
   * which bars nobody.
   */
  kinds: z
    .strictObject({
      technical: disqualificationRule,
      disciplinary: disqualificationRule,
      /** Only where teams fight. */
      team: disqualificationRule.exactOptional(),
    })
    .exactOptional(),
  disqualification: z.strictObject(cited),
  unknown: z.strictObject(cited),
  /** A foul that hurts. */
  harm: z.strictObject(cited),
  /** Both disqualified by one call. */
  both: ending,
  /** Both on the last rung by one call: as any two disqualified (if left out), or neither is. */
  bothByLadder: z.enum(['as-both', 'fight-on']).exactOptional(),
  /** Steps of a ladder count as a warning after which another breach disqualifies. */
  stepsWarn: z.boolean().exactOptional(),
  /** A score of the offender at the moment of the foul or after it in the same stop; left out: nothing scores. */
  gain: z.strictObject({ policy: z.enum(['flag', 'void']), ...cited }).exactOptional(),
  /** Both warned in one call restart standing. */
  bothRestartStanding: z.boolean(),
});
export type FoulRules = z.infer<typeof foulRules>;
