import { readFileSync } from 'node:fs';
import { books, guideFor } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { asksOf, deskOfficials } from './asks.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly who: string;
}

const ofTeams = books.filter(({ match }) => match.team !== null && match.team !== undefined);

describe.each(ofTeams.map((book) => [book.id, book] as const))('the desk under %s', (id, book) => {
  const file = new URL(
    `../../../../../packages/rulebooks/src/books/${id}/rows.json`,
    import.meta.url,
  );
  const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly Row[];
  const desk: readonly string[] = deskOfficials;
  const own = rows.filter(({ kind, who }) => kind !== 'computed' && desk.includes(who));
  const shown = asksOf(guideFor(book));

  it('is shown every clause that somebody there checks, decides or does', () => {
    expect(own.length).toBeGreaterThan(15);
    const missing = own.filter(
      (row) =>
        !shown.some(
          ({ who, items }) => who === row.who && items.some(({ clause }) => clause === row.id),
        ),
    );
    expect(missing.map(({ id: clause, who }) => `${clause} ${who}`)).toEqual([]);
  });

  it('is not shown what the book does not ask', () => {
    const without = guideFor(book).filter(({ clause }) => clause !== own[0]?.id);
    const clauses = asksOf(without).flatMap(({ items }) => items.map(({ clause }) => clause));
    expect(clauses).not.toContain(own[0]?.id);
  });
});
