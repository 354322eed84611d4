import {
  belts,
  books,
  type DivisionColumn,
  findBook,
  type Options,
  type Rulebook,
  resolveRules,
  stages,
  unknownName,
} from '@threecount/rulebooks';
import type { BySide, MatchSetup, Stage, TimedAction } from '../types.ts';
import { fault, isObject, type JsonObject, type Parsed, placeOf, unknownKey } from './fields.ts';
import { parseActions } from './parse-actions.ts';

/** A match script that is valid under its rulebook. */
export interface MatchScript {
  readonly about: string | null;
  readonly setup: MatchSetup;
  readonly names: BySide<string>;
  readonly actions: readonly TimedAction[];
  readonly expect: JsonObject | null;
}

export const matchFormat = 'threecount.match/1';
const keys = [
  'format',
  'about',
  'rulebook',
  'options',
  'division',
  'stage',
  'red',
  'blue',
  'actions',
  'expect',
];
const divisionKeys = [
  'discipline',
  'ageGroup',
  'gender',
  'level',
  'rank',
  'absolute',
  'pro',
  'event',
] as const;

/** Reads a match script; what is not valid is named with its place and the names that would have been. */
export function parseMatchScript(value: unknown): Parsed<MatchScript> {
  if (!isObject(value)) return fault('file', 'must be an object', keys);
  if (value['format'] !== matchFormat)
    return { ok: false, ...unknownName('format', value['format'], [matchFormat]) };
  const wrong = unknownKey(value, '', keys) ?? texts(value);
  if (wrong) return wrong;
  const corners = parseCorners(value);
  if (!corners.ok) return corners;
  const setup = parseSetup(value, corners.value.ranks);
  if (!setup.ok) return setup;
  const { decision } = setup.value.rules.endings;
  const actions = parseActions(value['actions'], decision, '');
  if (!actions.ok) return actions;
  return {
    ok: true,
    value: {
      about: typeof value['about'] === 'string' ? value['about'] : null,
      setup: setup.value,
      names: corners.value.names,
      actions: actions.value,
      expect: isObject(value['expect']) ? value['expect'] : null,
    },
  };
}

/** The keys for free text that any script has. */
export function texts(value: JsonObject): Parsed<never> | null {
  if (value['about'] !== undefined && typeof value['about'] !== 'string')
    return fault('about', 'must be a text');
  if (value['expect'] !== undefined && !isObject(value['expect']))
    return fault('expect', 'must be an object');
  return null;
}

/** The book that a script names. */
export function parseBook(id: unknown): Parsed<Rulebook> {
  const book = findBook(String(id));
  if (book) return { ok: true, value: book };
  const valid = books.map((known) => known.id);
  return { ok: false, ...unknownName('rulebook', id, valid) };
}

function parseSetup(value: JsonObject, ranks: BySide<string | null>): Parsed<MatchSetup> {
  const found = parseBook(value['rulebook']);
  if (!found.ok) return found;
  const book = found.value;
  const { stage: named = 'bracket', options = {} } = value;
  const stage = stages.find((known) => known === named);
  if (!stage) return { ok: false, ...unknownName('stage', named, stages) };
  if (!isObject(options)) return fault('options', 'must be an object');
  const division = parseDivision(value['division']);
  if (!division.ok) return division;
  const bout = { stage, ranks: [ranks.red, ranks.blue] };
  const resolved = resolveRules(book, options satisfies Options, division.value, bout);
  if (resolved.ok)
    return { ok: true, value: { rules: resolved.rules, stage: stage satisfies Stage, ranks } };
  const [problem] = resolved.problems;
  return problem ? { ok: false, ...problem } : fault('division', 'does not fit the rulebook');
}

function parseDivision(value: unknown): Parsed<DivisionColumn> {
  if (!isObject(value)) return fault('division', 'must be an object', divisionKeys);
  const wrong = unknownKey(value, 'division', divisionKeys);
  if (wrong) return wrong;
  for (const key of divisionKeys) {
    const type = key === 'absolute' || key === 'pro' ? 'boolean' : 'string';
    const given = value[key];
    if (given !== undefined && typeof given !== type)
      return fault(
        placeOf('division', key),
        `must be a ${type === 'boolean' ? 'true or false' : 'code'}`,
      );
  }
  // The keys and their types were checked; a missing discipline is the book's to ask for.
  return { ok: true, value: value as unknown as DivisionColumn };
}

function parseCorners(
  value: JsonObject,
): Parsed<{ readonly names: BySide<string>; readonly ranks: BySide<string | null> }> {
  const red = parseCorner(value['red'], 'red');
  if (!red.ok) return red;
  const blue = parseCorner(value['blue'], 'blue');
  if (!blue.ok) return blue;
  return {
    ok: true,
    value: {
      names: { red: red.value.name ?? 'Red', blue: blue.value.name ?? 'Blue' },
      ranks: { red: red.value.rank, blue: blue.value.rank },
    },
  };
}

function parseCorner(
  value: unknown,
  side: string,
): Parsed<{ readonly name: string | null; readonly rank: string | null }> {
  if (value === undefined) return { ok: true, value: { name: null, rank: null } };
  if (!isObject(value)) return fault(side, 'must be an object', ['name', 'rank']);
  const wrong = unknownKey(value, side, ['name', 'rank']);
  if (wrong) return wrong;
  const { name = null, rank = null } = value;
  if (name !== null && typeof name !== 'string') return fault(`${side}.name`, 'must be a text');
  if (rank === null) return { ok: true, value: { name, rank: null } };
  const belt = belts.find((known) => known === rank);
  return belt
    ? { ok: true, value: { name, rank: belt } }
    : { ok: false, ...unknownName(`${side}.rank`, rank, belts) };
}
