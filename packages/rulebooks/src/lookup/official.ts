import { withOwnGestures } from '../options/own-gestures.ts';
import type { Options } from '../resolve/options.ts';
import type { ResolvedRules } from '../resolve/resolved.ts';
import type { GuideItem } from '../schema/guide.ts';
import type { OptionRule } from '../schema/options.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import type { LengthForBelts } from './division-rules.ts';
import { guideFor } from './guide.ts';

/** Where the book leaves a choice to the organiser: what is chosen. */
export interface ChoiceMade {
  readonly name: string;
  readonly label: string;
  readonly clauses: readonly string[];
  /** A code or a number; null: not set, or a table of the organiser's. */
  readonly value: string | number | null;
  /** True where the organiser chose it; else it is the default. */
  readonly chosen: boolean;
}

/** All that an official looks up about the matches of one division. Plain data, for one page without a network. */
export interface OfficialRules {
  readonly rules: ResolvedRules;
  /** Labels of the columns of the legality table by which the division is judged. */
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  /** Lengths of a match where they hang on the two belts; else empty. */
  readonly lengths: readonly LengthForBelts[];
  readonly guide: readonly GuideItem[];
  readonly choices: readonly ChoiceMade[];
}

/**
 * What officials look up: the resolved rules, the guide that fits the division, and the choices in force.
 * @param settings all that the organiser chose, what bears on no match too
 */
export function officialRules(
  book: Rulebook,
  rules: ResolvedRules,
  lengths: readonly LengthForBelts[] = [],
  settings: Options = {},
): OfficialRules {
  const { columns } = rules.legality;
  return {
    rules,
    columns: book.match.legality.columns
      .filter((column) => columns.includes(column.id))
      .map(({ id, label }) => ({ id, label })),
    lengths,
    guide: withOwnGestures(guideFor(book, rules.division), settings),
    choices: book.options.map((option) => choiceMade(option, rules.options)),
  };
}

function choiceMade(option: OptionRule, options: ResolvedRules['options']): ChoiceMade {
  const { name, label, clauses } = option;
  const given = Object.hasOwn(options, name) ? options[name] : undefined;
  const chosen = given !== undefined;
  const simple = typeof given === 'string' || typeof given === 'number' ? given : null;
  return { name, label, clauses, value: chosen ? simple : defaultOf(option), chosen };
}

function defaultOf(option: OptionRule): string | number | null {
  switch (option.kind) {
    case 'choice':
    case 'legality':
      return option.values[0]?.value ?? null;
    case 'number':
      return option.none;
    case 'durations':
    case 'technical-fouls':
    case 'handicap':
      return null;
  }
}
