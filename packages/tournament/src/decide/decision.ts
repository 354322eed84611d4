import type { Refusal } from '@threecount/match';
import type { Rulebook } from '@threecount/rulebooks';
import type { TournamentEvent } from '../types/events.ts';

/** What became of an action: the facts it makes, or an expected "no". */
export type TournamentDecision =
  | { readonly ok: true; readonly events: readonly TournamentEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A book as it can be pinned. */
export interface BookEdition {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  readonly content: Rulebook;
}

/** What a decision needs from outside. */
export interface DecideContext {
  /** Instant of the act, epoch ms: the same that the envelope keeps as `actedAt`. */
  readonly now: number;
  /** The device that asks; left out where the program itself does (simulate), whom no holder keeps out. */
  readonly device?: string;
  /** The present edition of a book; null for a book we do not have. */
  readonly book: (id: string) => BookEdition | null;
}

export function accept(...events: readonly TournamentEvent[]): TournamentDecision {
  return { ok: true, events };
}

export function refuse(code: string, message: string): TournamentDecision {
  return { ok: false, refusal: { code, message } };
}

/** Longest name of a tournament, division or mat. */
const maxName = 200;

/** A refusal for a text that names nothing, or null. */
export function blankRefusal(what: string, text: string): TournamentDecision | null {
  if (text.trim() === '') return refuse('blank', `${what} is missing.`);
  if (text.length > maxName) {
    return refuse('too-long', `${what} is longer than ${maxName} characters.`);
  }
  return null;
}

/** Whether a number (epoch ms) is a time that a date can show. */
export const isInstant = (at: number): boolean => Math.abs(at) <= 8_640_000_000_000_000;

/** True for an ISO calendar date that exists. */
export function isCalendarDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date)) return false;
  const ms = Date.parse(`${date}T00:00:00.000Z`);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(date);
}
