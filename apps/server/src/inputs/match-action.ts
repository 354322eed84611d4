import type { MatchAction } from '@threecount/match';
import { z } from 'zod';

/*
 * The form of what officials do (the match script's `do` and its keys). Codes are the engine's affair: it knows what
 * the book has and refuses the rest with a reason.
 */

const side = z.enum(['red', 'blue']);
const sideOrBoth = z.enum(['red', 'blue', 'both']);
const code = z.string().min(1).max(64);
const text = z.string().trim().max(500);
const yes = z.boolean().exactOptional();
/** The place of an earlier act of the match, from 0. */
const line = z.int().min(0);
const landing = z.enum(['guard', 'half-guard', 'side-control', 'mount', 'back']);
const difference = z.int().min(-999).max(999).exactOptional();

const ruling = z.union([
  z.strictObject({
    adjust: z.strictObject({ side, points: difference, advantages: difference, fouls: difference }),
  }),
  z.strictObject({ winner: side, method: code.exactOptional() }),
  z.strictObject({ reopen: z.literal(true), remainingMs: z.int().min(0).max(86_400_000) }),
]);

const act = <D extends string, S extends z.core.$ZodLooseShape>(name: D, shape: S) =>
  z.strictObject({ do: z.literal(name), ...shape });

const calls = [
  act('score', {
    side,
    technique: code,
    landing: landing.exactOptional(),
    inBounds: yes,
    initiatedInBounds: yes,
    inTime: yes,
    insteadOf: line.exactOptional(),
  }),
  act('attempt', { side, technique: code, secured: yes }),
  act('attempt-over', { side }),
  act('advantage', {
    side,
    reason: z.enum(['near-takedown', 'near-sweep', 'near-pass', 'near-submission', 'aggression']),
    inTime: yes,
    insteadOf: line.exactOptional(),
  }),
  act('foul', {
    side: sideOrBoth,
    foul: code,
    malicious: yes,
    outcome: z.enum(['none', 'injury', 'submission']).exactOptional(),
    technique: code.exactOptional(),
    inTime: yes,
    insteadOf: line.exactOptional(),
  }),
] as const;

const clock = [
  act('start', {}),
  act('stop', {}),
  act('time-out', {
    reason: z.enum(['referee', 'injury', 'blood', 'uniform', 'equipment']),
    side: side.exactOptional(),
  }),
  act('resume', { position: z.enum(['same', 'standing']).exactOptional(), inTime: yes }),
  act('wait', {}),
] as const;

const endings = [
  act('submission', {
    side,
    by: z.enum(['tap', 'foot-tap', 'verbal', 'cry', 'unconscious']),
    technique: code.exactOptional(),
    inTime: yes,
  }),
  act('stoppage', {
    side,
    by: z.enum(['referee', 'doctor']),
    reason: z.enum(['danger', 'injury', 'unconscious']),
  }),
  act('unable', {
    side: sideOrBoth,
    cause: z.enum(['accident', 'technique', 'foul', 'malicious-foul', 'illness', 'blood']),
  }),
  act('forfeit', {
    side,
    reason: z.enum(['request', 'no-show', 'uniform', 'equipment', 'medical', 'hygiene', 'towel']),
  }),
  act('disqualify', {
    side,
    reason: code,
    kind: z.enum(['technical', 'disciplinary']).exactOptional(),
  }),
  act('no-contest', { reason: text }),
] as const;

const rulings = [
  act('decision', { side, criterion: code.exactOptional() }),
  act('coin-toss', { side }),
  act('override', { ruling, by: text.min(1), reason: text.min(1) }),
  act('void', { action: line, reason: text.exactOptional() }),
] as const;

/** What an official did, without its time. */
export const matchAction: z.ZodType<MatchAction> = z.discriminatedUnion('do', [
  ...clock,
  ...calls,
  ...endings,
  ...rulings,
]);
