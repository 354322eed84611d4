import type { OfficialRules, Rulebook } from '@threecount/rulebooks';
import type { Section } from '../model/line.ts';
import { refereePage } from '../model/referee-page.ts';
import { divisionsOf } from './divisions-of.ts';

/** The clauses that stand on a page. */
export const clausesOn = (sections: readonly Section[]): ReadonlySet<string> =>
  new Set(
    sections.flatMap(({ groups }) =>
      groups.flatMap(({ lines }) => lines.flatMap(({ cites }) => cites.map((one) => one.clause))),
    ),
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const namesClause = (key: string): boolean => key === 'clause' || key.endsWith('Clause');

/**
 * A copy of the data without what rests on the clause: elements of lists go, and a part that a book can not be without
 * keeps its values and loses the citation.
 */
export function takeOut<T>(data: T, clause: string): T {
  const without = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value
        .filter((item) => item !== clause && !(isObject(item) && item['clause'] === clause))
        .map(without);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, inner]) => !(namesClause(key) && inner === clause))
        .map(([key, inner]) => [key, without(inner)]),
    );
  };
  return without(data) as T;
}

/** A division whose page shows each clause. */
function firstWith(divisions: readonly OfficialRules[]): ReadonlyMap<string, OfficialRules> {
  const found = new Map<string, OfficialRules>();
  for (const division of divisions)
    for (const clause of clausesOn(refereePage(division)))
      if (!found.has(clause)) found.set(clause, division);
  return found;
}

/** The clauses of a book that an official finds on the page of a division, and that go from it with their data. */
export function seenClauses(book: Rulebook): ReadonlySet<string> {
  const shown = firstWith(divisionsOf(book));
  const held = [...shown].filter(
    ([clause, division]) => !clausesOn(refereePage(takeOut(division, clause))).has(clause),
  );
  return new Set(held.map(([clause]) => clause));
}
