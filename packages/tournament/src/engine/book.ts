import type { BySide, MatchSetup, Refusal, Stage } from '@threecount/match';
import {
  belts,
  type DivisionColumn,
  type Options,
  type Resolution,
  type ResolvedRules,
  type Rulebook,
  resolveRules,
  type ScreenRules,
  screenRules,
} from '@threecount/rulebooks';

/*
 * Everything that this package asks of a book, in one place: the rest of the package does not know a book's shape.
 */

const resolved = new WeakMap<Rulebook, Map<string, Resolution>>();

/** Resolving is pure, and the matches of a division share their rules: each is worked out once. */
function resolve(
  book: Rulebook,
  options: Options,
  column: DivisionColumn,
  stage: Stage,
  ranks: BySide<string | null>,
): Resolution {
  const known = resolved.get(book) ?? new Map<string, Resolution>();
  resolved.set(book, known);
  const key = JSON.stringify([options, column, stage, ranks.red, ranks.blue]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const resolution = resolveRules(book, options, column, { stage, ranks: [ranks.red, ranks.blue] });
  known.set(key, resolution);
  return resolution;
}

/** What one match is fought under, or why the book has no rules for it. */
export function setupOf(
  book: Rulebook,
  column: DivisionColumn,
  options: Options,
  stage: Stage,
  ranks: BySide<string | null>,
):
  | { readonly ok: true; readonly setup: MatchSetup }
  | { readonly ok: false; readonly refusal: Refusal } {
  const resolution = resolve(book, options, column, stage, ranks);
  if (resolution.ok) return { ok: true, setup: { rules: resolution.rules, stage, ranks } };
  const message = resolution.problems.map((it) => `${it.place}: ${it.message}`).join('; ');
  return { ok: false, refusal: { code: 'no-rules', message } };
}

/** The organiser's choices that this division and stage take; a book may bind a choice to some of them. */
export function applicableOptions(
  book: Rulebook,
  column: DivisionColumn,
  options: Options,
  stage: Stage,
): Options {
  const resolution = resolve(book, options, column, stage, { red: null, blue: null });
  if (resolution.ok) return options;
  const refused = new Set(resolution.problems.map((problem) => problem.place.split('.')[1]));
  const bad = resolution.problems.some((problem) => !problem.place.startsWith('options.'));
  if (bad) return options;
  return Object.fromEntries(Object.entries(options).filter(([name]) => !refused.has(name)));
}

/** Names of choices that the book does not have. */
export function unknownOptions(book: Rulebook, options: Options): string[] {
  const names = [...book.options.map((option) => option.name), ...book.eventOptions];
  return Object.keys(options).filter((name) => !names.includes(name));
}

/** Length in milliseconds of the first period of a division's matches; null where it cannot be said. */
export function durationOf(
  book: Rulebook,
  column: DivisionColumn,
  options: Options,
): number | null {
  const ranks = { red: null, blue: null };
  const fitting = applicableOptions(book, column, options, 'bracket');
  const resolution = resolve(book, fitting, column, 'bracket', ranks);
  return resolution.ok ? (resolution.rules.periods[0]?.lengthMs ?? null) : null;
}

/** The rules of a division before its competitors are known, or why the book has none for it. */
export function rulesOf(
  book: Rulebook,
  column: DivisionColumn,
  options: Options,
): { readonly rules: ResolvedRules } | { readonly rules: null; readonly problem: string } {
  const fitting = applicableOptions(book, column, options, 'bracket');
  const made = setupOf(book, column, fitting, 'bracket', { red: null, blue: null });
  if (!made.ok) return { rules: null, problem: made.refusal.message };
  return { rules: made.setup.rules };
}

const screens = new WeakMap<object, ScreenRules>();

/** The rules of a match as screens draw them. */
export function screenOf(setup: Pick<MatchSetup, 'rules'>): ScreenRules {
  const found = screens.get(setup.rules);
  if (found !== undefined) return found;
  const screen = screenRules(setup.rules);
  screens.set(setup.rules, screen);
  return screen;
}

/** A belt that the books know, or null: lists write all sorts of things there. */
export function beltOf(text: string): string | null {
  const belt = text.trim().toLowerCase();
  return belts.find((known) => known === belt) ?? null;
}
