import { books, resolveRules } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { divisions } from '../table/logic/testing.ts';
import { rungWords } from './rung-words.ts';

function laddersOf(id: string): readonly (readonly string[])[] {
  const book = books.find((one) => one.id === id);
  const made = book && resolveRules(book, {}, divisions[id] ?? { discipline: 'no-gi' });
  if (!made?.ok) throw new Error(`no rules of ${id}`);
  return made.rules.fouls.ladders.map(({ rungs }) =>
    rungs.map(({ effects }) => rungWords(effects)),
  );
}

describe('the rungs of a ladder in words', () => {
  it('pay the opponent in one book and cost the offender in another', () => {
    expect(laddersOf('five')[0]?.slice(1, 3)).toEqual([
      '2 points to the opponent',
      '3 points to the opponent',
    ]);
    expect(laddersOf('bjj-advantage')[0]?.slice(1, 3)).toEqual([
      '1 advantage to the opponent',
      '2 points off',
    ]);
  });

  it('end with the disqualification, in every book', () => {
    for (const { id } of books) expect(laddersOf(id)[0]?.at(-1), id).toMatch(/disqualified/);
  });
});
