import { z } from 'zod';
import { fouls, submissions, techniques } from '../codes.ts';
import { cited, list } from './cite.ts';
import { condition } from './condition.ts';

/** Whose work an item of the guide is. */
export const officials = [
  'referee',
  'scorekeeper',
  'timekeeper',
  'organiser',
  'inspector',
  'weigh-in',
  'medical',
  'senior-official',
  'competitor',
  'coach',
  'team-captain',
] as const;

/** When an item of the guide is wanted. */
export const moments = [
  'publication',
  'registration',
  'bracket',
  'weigh-in',
  'inspection',
  'call',
  'before-start',
  'score',
  'attempt',
  'foul',
  'stop',
  'resume',
  'decision',
  'coin-toss',
  'after-end',
  'any-time',
] as const;

const words = z.string().min(1);

const common = {
  /** Unique in the book; what a desk writes down refers to it. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  who: list(z.enum(officials)),
  moments: list(z.enum(moments)),
  /** A fact that is not known does not hide an item. */
  when: condition.exactOptional(),
  /** Codes of techniques and submissions that it helps with. */
  techniques: list(z.enum([...techniques, ...submissions])).exactOptional(),
  fouls: list(z.enum(fouls)).exactOptional(),
  /** In a few words, in our language. */
  label: words,
  text: words.exactOptional(),
  /** Belongs to the short list before the start. */
  reminder: z.literal(true).exactOptional(),
  /** The organiser's choice that changes it. */
  option: words.exactOptional(),
  ...cited,
};

/** How a checklist item is looked at. `parts`: ticked or measured one by one; empty: as one. */
const check = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('eye'), parts: list(words) }),
  /** Bounds are included; null: no bound on that side. */
  z.strictObject({
    by: z.literal('measure'),
    unit: z.enum(['cm', 'in']),
    min: z.number().nullable(),
    max: z.number().nullable(),
    parts: list(words),
  }),
  z.strictObject({ by: z.literal('choice'), accepts: list(words), refuses: list(words) }),
  /** Against what the entry says. */
  z.strictObject({ by: z.literal('record'), of: z.enum(['rank', 'division']), parts: list(words) }),
]);

const checklist = z.strictObject({
  kind: z.literal('checklist'),
  ...common,
  check,
  /** What a fail means: not cleared until seen again; taken off at once; the start waits; only written down. */
  fails: z.enum(['recheck', 'remove', 'start-waits', 'noted']),
});

const procedure = z.strictObject({
  kind: z.literal('procedure'),
  ...common,
  steps: list(words),
  ask: z
    .strictObject({
      question: words,
      answers: list(z.strictObject({ answer: words, next: words })),
    })
    .exactOptional(),
  /** A count at the table; at its end something is offered, never done. */
  count: z
    .strictObject({
      ms: z.number().int().positive(),
      offers: z.enum(['score', 'foul']),
      foul: z.enum(fouls).exactOptional(),
    })
    .exactOptional(),
});

/** Null where nothing is shown or said; `given` false: the text promises it and lacks it, the organiser may write it. */
const gesture = z.strictObject({
  kind: z.literal('gesture'),
  ...common,
  given: z.boolean(),
  hands: words.nullable(),
  command: words.nullable(),
  outcome: words.nullable(),
});

const guidance = z.strictObject({
  kind: z.literal('guidance'),
  ...common,
  points: list(words).exactOptional(),
});

const gate = z.strictObject({
  kind: z.literal('gate'),
  ...common,
  blocks: z.enum([
    'publication',
    'entry',
    'division',
    'line-up',
    'weigh-in',
    'inspection',
    'clearance',
    'call',
    'resume',
    'award',
    'refund',
  ]),
  until: words,
  /** Where in the book the table stands that it goes by. */
  table: list(words).exactOptional(),
});

const policy = z.strictObject({
  kind: z.literal('policy'),
  ...common,
  /** What holds where the organiser says nothing. */
  byDefault: words,
});

/** One thing that an official of the book looks at, asks, shows, says, waits for or decides; in our words. */
export const guideItem = z.discriminatedUnion('kind', [
  checklist,
  procedure,
  gesture,
  guidance,
  gate,
  policy,
]);
/** The kinds of items. */
export const guideKinds = [
  'checklist',
  'procedure',
  'gesture',
  'guidance',
  'gate',
  'policy',
] as const satisfies readonly GuideItem['kind'][];
export type GuideItem = z.infer<typeof guideItem>;
