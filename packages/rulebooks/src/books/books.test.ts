import { describe, expect, it } from 'vitest';
import { parseRulebook } from '../schema/parse.ts';
import { books, findBook } from './index.ts';

/** Every object in a value that carries a citation. */
function citations(value: unknown): { clause: string; standing?: string }[] {
  if (Array.isArray(value)) return value.flatMap(citations);
  if (typeof value !== 'object' || value === null) return [];
  const here =
    'clause' in value && typeof value.clause === 'string' ? [value as { clause: string }] : [];
  return [...here, ...Object.values(value).flatMap(citations)];
}

/** Every disqualification that a book speaks of. */
function disqualifications(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(disqualifications);
  if (typeof value !== 'object' || value === null) return [];
  const words = Object.entries(value).filter(([key]) => ['do', 'does', 'ending'].includes(key));
  const here = words.some(([, word]) => /disqualif/.test(String(word))) ? [value] : [];
  return [...here, ...Object.values(value).flatMap(disqualifications)];
}

describe.each(books.map((book) => [book.id, book] as const))('the book %s', (_, book) => {
  it('is found by its id', () => {
    expect(findBook(book.id)).toBe(book);
  });

  it('is plain data that the schema takes', () => {
    const copy: unknown = JSON.parse(JSON.stringify(book));
    expect(copy).toEqual(book);
    expect(parseRulebook(copy)).toEqual({ ok: true, book: copy });
  });

  it('cites only clauses that it lists, each with a standing', () => {
    const all = citations(book);
    expect(all.length).toBeGreaterThan(100);
    for (const { clause, standing } of all) {
      expect(Object.keys(book.clauses)).toContain(clause);
      expect(['printed', 'reconstructed', 'default']).toContain(standing);
    }
    for (const option of book.options)
      for (const clause of option.clauses) expect(Object.keys(book.clauses)).toContain(clause);
  });

  it('names every group, ladder and column that it refers to', () => {
    const { fouls, legality } = book.match;
    for (const foul of fouls.fouls) {
      expect(fouls.groups.map((group) => group.id)).toContain(foul.group);
      if (foul.plain.does === 'ladder')
        expect(fouls.ladders.map((ladder) => ladder.id)).toContain(foul.plain.ladder);
    }
    const columns = legality.columns.map((column) => column.id);
    for (const row of legality.rows) for (const id of row.legal) expect(columns).toContain(id);
  });

  it('names the kind of a disqualification where it knows kinds, and only there', () => {
    const { fouls, endings, allowances } = book.match;
    const all = [...disqualifications([fouls, endings, allowances]), ...fouls.reasons];
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((one) => 'kind' in one !== 'kinds' in fouls)).toEqual([]);
  });

  it('puts no code twice', () => {
    const { fouls, scoring, legality } = book.match;
    for (const codes of [
      fouls.fouls.map((foul) => foul.code),
      scoring.techniques.map((technique) => technique.code),
      legality.rows.map((row) => row.technique),
      book.options.map((option) => option.name),
    ])
      expect(new Set<string>(codes).size).toBe(codes.length);
  });
});

describe('a book from outside', () => {
  it('is refused with every place that is wrong', () => {
    const parsed = parseRulebook({ ...books[0], id: 'Not An Id', surprise: 1 });
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.problems.map((problem) => problem.place)).toContain('id');
    expect(findBook('nowhere')).toBeUndefined();
  });
});
