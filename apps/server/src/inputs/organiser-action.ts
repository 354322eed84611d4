import type { TournamentAction } from '@threecount/tournament';
import { z } from 'zod';
import { isoDate, name } from './common.ts';
import {
  correctResult,
  disqualifyEntry,
  reinstateEntry,
  restoreMatch,
  takeBackCorrection,
  withdrawEntry,
} from './corrections.ts';
import { formatPlan, formatRow, standing } from './formats.ts';
import { latePlace } from './late-place.ts';
import { timeZone } from './time-zone.ts';

const id = z.string().min(1).max(64);
/** Of something that is made by this: letters, digits, `_` and `-`. */
const newId = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'letters, digits, _ and - only')
  .refine((text) => text !== '__proto__', 'not this word');
const text = z.string().trim().min(1).max(500);
const seed = z.int().min(1).max(10_000).nullable();

const column = z.strictObject({
  discipline: id,
  ageGroup: id.exactOptional(),
  gender: id.exactOptional(),
  level: id.exactOptional(),
  rank: id.exactOptional(),
  absolute: z.boolean().exactOptional(),
  pro: z.boolean().exactOptional(),
  event: id.exactOptional(),
});

const choice = z.strictObject({
  column,
  standing: z.enum(['guessed', 'confirmed']),
  alternatives: z.array(column).max(50),
});

const settings = z.strictObject({
  formats: z.array(formatRow).max(50).exactOptional(),
  standing: standing.exactOptional(),
  calls: z.strictObject({ number: z.int(), intervalSeconds: z.number() }).exactOptional(),
  rest: z.union([z.literal('match-length'), z.number().min(0).max(86_400)]).exactOptional(),
  options: z.record(id, z.unknown()).exactOptional(),
});

const instant = z.iso.datetime({ offset: true });
const sessions = z.array(z.strictObject({ start: instant, end: instant.nullable() })).max(30);
const breaks = z
  .array(
    z.strictObject({
      start: instant,
      minutes: z.int().min(1).max(720),
      name: z.string().trim().max(100).default(''),
    }),
  )
  .max(50);

const points = z.number().min(0).max(1_000_000);
const clubRules = z.strictObject({
  by: z.enum(['club', 'team']).exactOptional(),
  points: z.tuple([points, points, points]).exactOptional(),
  aloneCounts: z.boolean().exactOptional(),
  ties: z
    .array(z.enum(['golds', 'silvers', 'bronzes', 'higher-belt', 'heavier-class']))
    .max(5)
    .exactOptional(),
});

const act = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

const said = { by: text, reason: text };
const overrule = z.strictObject(said).exactOptional();

const occasion = [
  act('rename-tournament', { name }),
  act('set-date', { date: isoDate.nullable() }),
  act('set-settings', { settings }),
  act('confirm-table', { table: id }),
  act('publish', {}),
  act('set-time-zone', { timeZone: timeZone.nullable() }),
  act('set-sessions', { sessions }),
  act('set-club-rules', { rules: clubRules }),
  act('rule-club-order', {
    group: z.string().min(1).max(200).nullable(),
    order: z.array(text).max(1_000),
    by: text,
    reason: text,
  }),
] as const;

const divisions = [
  act('create-division', {
    divisionId: newId,
    name,
    column: choice,
    counts: z.boolean().exactOptional(),
  }),
  act('set-column', { column }),
  act('set-plan', { plan: formatPlan.nullable() }),
  act('swap-places', { a: id, b: id }),
  act('set-seeds', { seeds: z.array(z.strictObject({ entryId: id, seed })).max(10_000) }),
  act('clear-draw', {}),
  act('place-late-entry', { entryId: id, place: latePlace }),
  act('assign-division', { matId: id.nullable() }),
  act('move-match', { matchId: id, matId: id.nullable() }),
  act('set-order-closing', { at: z.number().nullable() }),
  act('rule-level-places', { order: z.array(id).max(1_000), by: text, reason: text }),
] as const;

const mats = [
  act('add-mat', { matId: newId, name }),
  act('rename-mat', { name }),
  act('remove-mat', {}),
  act('order-mat', { matchIds: z.array(id).max(10_000) }),
  act('set-mat-sessions', { sessions: sessions.nullable() }),
  act('set-breaks', { breaks }),
] as const;

const member = z.strictObject({
  personId: id,
  rank: z.string().max(64),
  weightKg: z.number().nullable(),
});

const entries = [
  act('set-seed', { seed }),
  withdrawEntry,
  reinstateEntry,
  disqualifyEntry,
  act('hold-entry', { until: z.number().nullable(), ...said }),
  act('lift-hold', { by: text }),
  act('name-team', {
    members: z.array(member).max(100),
    substitutes: z.array(member).max(100).exactOptional(),
  }),
  act('weigh-member', { personId: id, weightKg: z.number(), date: z.iso.date().exactOptional() }),
  act('lodge-order', { order: z.array(id).max(100), overrule }),
  act('set-member-injured', { personId: id, injured: z.boolean(), by: text }),
  act('leave-member-out', { personId: id, by: text }),
  act('put-substitute', { personId: id, substitute: id, by: text }),
] as const;

const matches = [
  act('call-match', { overrule }),
  act('record-no-show', {
    absent: z
      .array(z.enum(['red', 'blue']))
      .min(1)
      .max(2),
    overrule,
  }),
  act('cancel-match', said),
  restoreMatch,
  act('reopen-result', { by: text, reason: text }),
  correctResult,
  takeBackCorrection,
  act('rule-match', { ruling: z.enum(['void', 'stands']), by: text, reason: text }),
] as const;

/**
 * What an organiser does by the general route. Creating, importing and what a table does have routes
 * of their own, which bring what they need.
 */
export const organiserAction = z.discriminatedUnion('type', [
  ...occasion,
  ...divisions,
  ...mats,
  ...entries,
  ...matches,
]) satisfies z.ZodType<TournamentAction>;
