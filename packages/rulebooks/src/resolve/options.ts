import type { OptionRule } from '../schema/options.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import { type Facts, holds } from './holds.ts';
import { readDurations } from './option-durations.ts';
import { readHandicap } from './option-handicap.ts';
import { namedTable, readTable } from './option-legality.ts';
import { readTechnicalFouls } from './option-technical.ts';
import { quoted, unknownName } from './problem.ts';
import { type Reading, refuse } from './reading.ts';

/** The organiser's choices, by name; what is left out has the book's default. */
export type Options = Readonly<Record<string, unknown>>;

/** What the options change in the book, or why they cannot be taken. */
export function readOptions(book: Rulebook, options: Options, facts: Facts): Reading {
  const patches: Reading['patches'][number][] = [];
  const problems: Reading['problems'][number][] = [];
  for (const [name, value] of inOrder(book, options)) {
    const rule = book.options.find((option) => option.name === name);
    const reading = rule
      ? readOption(book, rule, value, options, facts)
      : unknownOption(book, name);
    patches.push(...reading.patches);
    problems.push(...reading.problems);
  }
  return { patches, problems };
}

/** Rows that are put before others come first, changes that overrule others last. */
function inOrder(book: Rulebook, options: Options): readonly (readonly [string, unknown])[] {
  const place = (name: string): number => {
    const kind = book.options.find((option) => option.name === name)?.kind;
    if (kind === 'durations') return 0;
    return kind === 'legality' || kind === 'technical-fouls' ? 2 : 1;
  };
  return Object.entries(options).toSorted(([a], [b]) => place(a) - place(b));
}

function unknownOption(book: Rulebook, name: string): Reading {
  const valid = book.options.map((option) => option.name);
  const place = `options.${name}`;
  if (book.eventOptions.includes(name))
    return refuse(place, 'is a setting of the tournament, not of a match', valid);
  return refuse(place, `is no option of rulebook ${book.id}`, valid);
}

function readOption(
  book: Rulebook,
  rule: OptionRule,
  value: unknown,
  options: Options,
  facts: Facts,
): Reading {
  const place = `options.${rule.name}`;
  switch (rule.kind) {
    case 'choice':
      return readChoice(book, rule, place, value, options, facts);
    case 'number':
      return readNumber(rule, place, value, facts);
    case 'legality':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? readTable(book, rule, place, value as Readonly<Record<string, unknown>>, facts)
        : namedTable(rule, place, value);
    case 'durations':
      return readDurations(book, rule, place, value);
    case 'technical-fouls':
      return readTechnicalFouls(book, place, value);
    case 'handicap':
      return readHandicap(book, rule, place, value);
  }
}

function readChoice(
  book: Rulebook,
  rule: Extract<OptionRule, { kind: 'choice' }>,
  place: string,
  value: unknown,
  options: Options,
  facts: Facts,
): Reading {
  const names = rule.values.map((v) => String(v.value));
  const said = typeof value === 'number' ? String(value) : value;
  const chosen = rule.values.find((v) => String(v.value) === said);
  if (!chosen) return { patches: [], problems: [unknownName(place, value, names)] };
  if (chosen === rule.values[0]) return { patches: chosen.patches, problems: [] };
  if (!holds(rule.onlyWhen, facts))
    return refuse(place, 'may not be set in this division and stage', names.slice(0, 1));
  if (rule.needs !== undefined && !isSet(book, options, rule.needs))
    return refuse(place, `needs options.${rule.needs} to be set`);
  return { patches: chosen.patches, problems: [] };
}

/** Whether an option has a value other than the word for "not set". */
function isSet(book: Rulebook, options: Options, name: string): boolean {
  const rule = book.options.find((option) => option.name === name);
  const value = options[name] ?? null;
  return value !== null && !(rule?.kind === 'number' && rule.none === value);
}

function readNumber(
  rule: Extract<OptionRule, { kind: 'number' }>,
  place: string,
  value: unknown,
  facts: Facts,
): Reading {
  if (value === rule.none || value === null) return { patches: [], problems: [] };
  const ms = typeof value === 'number' ? value * rule.unitMs : Number.NaN;
  const valid = [rule.none, 'a positive number'];
  if (!Number.isSafeInteger(ms) || ms <= 0)
    return refuse(place, `${quoted(value)} is no length of time`, valid);
  if (!holds(rule.onlyWhen, facts))
    return refuse(place, 'may not be set in this division and stage', [rule.none]);
  return { patches: [{ path: rule.path, to: ms }], problems: [] };
}
