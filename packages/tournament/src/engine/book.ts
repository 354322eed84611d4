import type { BySide, MatchSetup, Refusal, Stage } from '@threecount/match';
import {
  belts,
  checkOptions,
  type DivisionColumn,
  type OfficialRules,
  type Options,
  officialRules,
  type Problem,
  type Resolution,
  type Rulebook,
  resolveDivision,
  resolveRules,
  type ScreenRules,
  screenRules,
} from '@threecount/rulebooks';

/*
 * Everything that this package asks of a book, in one place: the rest of the package does not know a book's shape.
 */

export type { Options };

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
  return { ok: false, refusal: { code: 'no-rules', message: problemWords(resolution.problems) } };
}

const problemWords = (problems: readonly Problem[]): string =>
  problems.map((it) => `${it.place}: ${it.message}`).join('; ');

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

/** What is wrong with the organiser's choices, with its place and what would be right; null: nothing. */
export function optionProblem(book: Rulebook, options: Options): string | null {
  const [first] = checkOptions(book, options);
  if (first === undefined) return null;
  const valid = first.valid ?? [];
  const instead = valid.length === 0 ? '' : `; valid: ${valid.join(', ')}`;
  return `${first.place}: ${first.message}${instead}.`;
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

/** What officials look up about a division, or why the book has no rules for it. */
export function officialOf(
  book: Rulebook,
  column: DivisionColumn,
  options: Options,
): { readonly official: OfficialRules } | { readonly official: null; readonly problem: string } {
  const fitting = applicableOptions(book, column, options, 'bracket');
  const { resolution, lengths } = resolveDivision(book, fitting, column);
  if (resolution.ok) return { official: officialRules(book, resolution.rules, lengths, options) };
  return { official: null, problem: problemWords(resolution.problems) };
}

/** What officials look up about one match. */
export const officialOfMatch = (
  book: Rulebook,
  { rules }: MatchSetup,
  options: Options,
): OfficialRules => officialRules(book, rules, [], options);

const screens = new WeakMap<object, ScreenRules>();

/** The rules of a match as screens draw them. */
export function screenOf(setup: Pick<MatchSetup, 'rules'>): ScreenRules {
  const found = screens.get(setup.rules);
  if (found !== undefined) return found;
  const screen = screenRules(setup.rules);
  screens.set(setup.rules, screen);
  return screen;
}

/**
 * The counts of a match with the organiser's seconds, and what is asked at the table unless it is switched off. Both only
 * remind, so that they may change during a match.
 */
export function withSettings(screen: ScreenRules, options: Options): ScreenRules {
  const { advantagePrompt, ...others } = screen;
  const asked = advantagePrompt && options[advantagePrompt.option] !== 'off';
  const counts = screen.counts.map((count) => {
    const seconds = count.option === undefined ? undefined : options[count.option];
    return typeof seconds === 'number' && seconds > 0 ? { ...count, ms: seconds * 1_000 } : count;
  });
  return { ...others, ...(asked ? { advantagePrompt } : {}), counts };
}

/** A belt that the books know, or null: lists write all sorts of things there. */
export function beltOf(text: string): string | null {
  const belt = text.trim().toLowerCase();
  return belts.find((known) => known === belt) ?? null;
}
