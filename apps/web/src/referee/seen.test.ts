import { readFileSync } from 'node:fs';
import { books, type OfficialRules, type Rulebook } from '@threecount/rulebooks';
import { describe, expect, test } from 'vitest';
import { refereePage } from './model/referee-page.ts';
import { divisionsOf } from './testing/divisions-of.ts';
import { clausesOn, seenClauses, takeOut } from './testing/seen.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly who: string;
}

const atTheMat = ['referee', 'scorekeeper', 'timekeeper'];

function rowsOf(id: string): readonly Row[] {
  const file = new URL(`../../../../packages/rulebooks/src/books/${id}/rows.json`, import.meta.url);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly Row[];
  return rows.filter((row) => atTheMat.includes(row.who));
}

/** The names of all lines on the page of a division. */
const keysOn = (division: OfficialRules): ReadonlySet<string> =>
  new Set(
    refereePage(division).flatMap(({ groups }) =>
      groups.flatMap(({ lines }) => lines.map((line) => line.key)),
    ),
  );

describe.each(books.map((book) => [book.id, book] as const))('officials of %s', (id, book) => {
  const rows = rowsOf(id);
  const seen = seenClauses(book);
  const missing = (all: readonly Row[]) => all.filter((row) => !seen.has(row.id));

  test('see every clause of theirs that they look at, ask, show, say or decide', () => {
    const own = rows.filter((row) => row.kind !== 'computed');
    expect(own.length).toBeGreaterThan(0);
    expect(missing(own)).toEqual([]);
  });

  test('see every clause that is computed', () => {
    const computed = rows.filter((row) => row.kind === 'computed');
    expect(computed.length).toBeGreaterThan(0);
    expect(missing(computed)).toEqual([]);
  });

  test('have a line an item, which goes when the item is left out of the book', () => {
    const divisions = divisionsOf(book);
    const own = new Set(rows.filter((row) => row.kind !== 'computed').map((row) => row.id));
    const items = book.guide.filter(
      (item) => own.has(item.clause) && item.who.some((who) => atTheMat.includes(who)),
    );
    expect(items.length).toBeGreaterThanOrEqual(own.size);
    const lost = items.filter((item) => {
      const shown = divisions.find((division) => keysOn(division).has(`guide ${item.id}`));
      if (shown === undefined) return true;
      const guide = shown.guide.filter((other) => other.id !== item.id);
      return keysOn({ ...shown, guide }).has(`guide ${item.id}`);
    });
    expect(lost.map((item) => item.id)).toEqual([]);
  });
});

describe('taking out', () => {
  const cited = (clause: string) => ({ clause, standing: 'printed' });

  test('leaves out elements of lists, and citations of what must stay', () => {
    const data = {
      list: [cited('A'), { ...cited('B'), againClause: 'A' }],
      rule: { is: 1, ...cited('A') },
      names: ['A', 'B'],
    };
    expect(takeOut(data, 'A')).toEqual({
      list: [cited('B')],
      rule: { is: 1, standing: 'printed' },
      names: ['B'],
    });
  });

  test('a page that shows a clause by itself would be found out', () => {
    const [division] = divisionsOf(books[0] as Rulebook);
    if (division === undefined) throw new Error('no division');
    const item = division.guide.find(({ who }) => who.includes('referee'));
    const clause = item?.clause ?? '';
    expect(clausesOn(refereePage(division)).has(clause)).toBe(true);
    expect(clausesOn(refereePage(takeOut(division, clause))).has(clause)).toBe(false);
  });
});
