import type { Condition, Fact } from '../schema/condition.ts';
import type { OptionRule, PatchValue } from '../schema/options.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import { levelNames } from './division-column.ts';
import { unknownName } from './problem.ts';
import { type Reading, refuse } from './reading.ts';

/** The organiser's match times: seconds under codes of a division joined by `/`, such as `adults/professional`; more codes go before fewer. */
export function readDurations(
  book: Rulebook,
  rule: Extract<OptionRule, { kind: 'durations' }>,
  place: string,
  value: unknown,
): Reading {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(place, 'must be an object: division -> seconds', Object.keys(factsByCode(book)));
  const rows: PatchValue[] = [];
  const particular = Object.entries(value).toSorted(
    ([a], [b]) => b.split('/').length - a.split('/').length,
  );
  for (const [division, seconds] of particular) {
    const at = `${place}.${division}`;
    const conditions: Condition[] = [];
    for (const code of division.split('/')) {
      const condition = factsByCode(book)[code];
      if (!condition)
        return { patches: [], problems: [unknownName(at, code, Object.keys(factsByCode(book)))] };
      conditions.push(condition);
    }
    if (typeof seconds !== 'number' || !Number.isSafeInteger(seconds * 1000) || seconds <= 0)
      return refuse(at, 'must be a number of seconds');
    const [clause = ''] = rule.clauses;
    // A condition is plain JSON.
    const when = { all: conditions } as unknown as PatchValue;
    rows.push({ when, ms: seconds * 1000, clause, standing: 'default' });
  }
  const before = book.match.durations as unknown as readonly PatchValue[];
  return { patches: [{ path: ['durations'], to: [...rows, ...before] }], problems: [] };
}

/** The codes by which a division of the book can be named. */
export const divisionCodes = (book: Rulebook): readonly string[] => Object.keys(factsByCode(book));

/** What each code of the book's divisions says. */
function factsByCode(book: Rulebook): Readonly<Record<string, Condition>> {
  const { disciplines, ageGroups, ranks } = book.divisions;
  const lists: readonly [Fact, readonly string[]][] = [
    ['discipline', disciplines],
    ['ageGroup', ageGroups.map((group) => group.id)],
    ['gender', ['male', 'female']],
    ['level', levelNames(book, undefined)],
    ['rank', ranks],
  ];
  const named = lists.flatMap(([fact, codes]) =>
    codes.map((code): [string, Condition] => [code, { eq: [fact, code] }]),
  );
  return {
    ...Object.fromEntries(named),
    absolute: { eq: ['absolute', true] },
    pro: { eq: ['pro', true] },
  };
}
