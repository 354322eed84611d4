import { submissions } from '../codes.ts';
import type { OptionRule, Patch, PatchValue } from '../schema/options.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import { type Facts, holds } from './holds.ts';
import { type Problem, unknownName } from './problem.ts';

/** The organiser's choices, by name; what is left out has the book's default. */
export type Options = Readonly<Record<string, unknown>>;

interface Reading {
  readonly patches: readonly Patch[];
  readonly problems: readonly Problem[];
}

/** What the options change in the book, or why they cannot be taken. */
export function readOptions(book: Rulebook, options: Options, facts: Facts): Reading {
  const patches: Patch[] = [];
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(options)) {
    const rule = book.options.find((option) => option.name === name);
    const reading = rule
      ? readOption(book, rule, value, options, facts)
      : unknownOption(book, name);
    patches.push(...reading.patches);
    problems.push(...reading.problems);
  }
  return { patches, problems };
}

const refuse = (place: string, message: string, valid?: readonly string[]): Reading => ({
  patches: [],
  problems: [valid ? { place, message, valid } : { place, message }],
});

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
      return readChoice(rule, place, value, options, facts);
    case 'number':
      return readNumber(rule, place, value, facts);
    case 'legality':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? ownTable(book, place, value as Readonly<Record<string, unknown>>)
        : namedTable(rule, place, value);
  }
}

function readChoice(
  rule: Extract<OptionRule, { kind: 'choice' }>,
  place: string,
  value: unknown,
  options: Options,
  facts: Facts,
): Reading {
  const names = rule.values.map((v) => v.value);
  const chosen = rule.values.find((v) => v.value === value);
  if (!chosen) return { patches: [], problems: [unknownName(place, value, names)] };
  if (chosen === rule.values[0]) return { patches: chosen.patches, problems: [] };
  if (!holds(rule.onlyWhen, facts))
    return refuse(place, 'may not be set in this division and stage', names.slice(0, 1));
  if (rule.needs !== undefined && options[rule.needs] === undefined)
    return refuse(place, `needs options.${rule.needs} to be set`);
  return { patches: chosen.patches, problems: [] };
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
    return refuse(place, `${JSON.stringify(value)} is no length of time`, valid);
  if (!holds(rule.onlyWhen, facts))
    return refuse(place, 'may not be set in this division and stage', [rule.none]);
  return { patches: [{ path: rule.path, to: ms }], problems: [] };
}

function namedTable(
  rule: Extract<OptionRule, { kind: 'legality' }>,
  place: string,
  value: unknown,
): Reading {
  const chosen = rule.values.find((v) => v.value === value);
  if (chosen) return { patches: chosen.patches, problems: [] };
  const valid = [...rule.values.map((v) => v.value), 'a table: technique -> columns'];
  return { patches: [], problems: [unknownName(place, value, valid)] };
}

/** The organiser's table replaces every row but the locked and the judged ones, and is confirmed by being given. */
function ownTable(
  book: Rulebook,
  place: string,
  table: Readonly<Record<string, unknown>>,
): Reading {
  const { rows, columns, clause } = book.match.legality;
  const ids = columns.map((column) => column.id);
  const problems: Problem[] = [];
  const given: PatchValue[] = [];
  for (const [technique, value] of Object.entries(table)) {
    const at = `${place}.${technique}`;
    const row = rows.find((r) => r.technique === technique);
    const legal = value === true ? ids : value === false ? [] : value;
    if (!submissions.some((code) => code === technique)) {
      problems.push(unknownName(at, technique, submissions));
    } else if (!Array.isArray(legal) || !legal.every((id) => ids.includes(id))) {
      problems.push(unknownName(at, value, ids));
    } else if (row?.locked && legal.length > 0) {
      problems.push({
        place: at,
        message: `is forbidden by the text itself (${row.clause})`,
        valid: [],
      });
    } else if (!row?.locked && row?.judged !== true) {
      given.push({ technique, legal, locked: false, clause, standing: 'default' });
    }
  }
  const kept = rows.filter((row) => row.locked || row.judged === true) as unknown as PatchValue[];
  const patches: readonly Patch[] = [
    { path: ['legality', 'rows'], to: [...given, ...kept] },
    { path: ['legality', 'confirmed'], to: true },
  ];
  return { patches: problems.length > 0 ? [] : patches, problems };
}
