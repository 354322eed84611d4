import type { OptionRule, PatchValue } from '../schema/options.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import { type Problem, unknownName } from './problem.ts';
import { type Reading, refuse } from './reading.ts';

type Row = Readonly<Record<string, unknown>>;
const keys = ['rank', 'maxKg', 'score'];

/** The organiser's handicap table: rows of belt, upper weight in kilograms (null: none) and score. */
export function readHandicap(
  book: Rulebook,
  rule: Extract<OptionRule, { kind: 'handicap' }>,
  place: string,
  value: unknown,
): Reading {
  if (!Array.isArray(value)) return refuse(place, 'must be a list of rows', keys);
  const rows: readonly unknown[] = value;
  const problems = rows.flatMap((row, i) => rowProblems(book, `${place}[${i}]`, row));
  if (problems.length > 0) return { patches: [], problems };
  return { patches: [{ path: rule.path, to: rows as readonly PatchValue[] }], problems: [] };
}

function rowProblems(book: Rulebook, place: string, given: unknown): readonly Problem[] {
  if (typeof given !== 'object' || given === null)
    return [{ place, message: 'must be a row', valid: keys }];
  const row = given as Row;
  const { ranks } = book.divisions;
  const { rank, maxKg = null, score } = row;
  const strange = Object.keys(row).find((key) => !keys.includes(key));
  const problems: Problem[] = [];
  if (strange !== undefined) problems.push(unknownName(place, strange, keys));
  if (!ranks.some((known) => known === rank))
    problems.push(unknownName(`${place}.rank`, rank, ranks));
  if (maxKg !== null && !(typeof maxKg === 'number' && maxKg > 0))
    problems.push({ place: `${place}.maxKg`, message: 'must be kilograms or null' });
  if (typeof score !== 'number' || !Number.isFinite(score))
    problems.push({ place: `${place}.score`, message: 'must be a number' });
  return problems;
}
