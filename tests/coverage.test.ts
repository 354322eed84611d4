import { describe, expect, test } from 'vitest';
import { citations, shownAs } from '../scripts/coverage/places.mjs';
import { prove } from '../scripts/coverage/prove.mjs';
import { figures, lineOf, tableText } from '../scripts/coverage/table.mjs';
import { takings } from '../scripts/coverage/takings.mjs';

/** A book that is none. */
const small = () => ({
  id: 'small',
  clauses: { 'X-A-1': '', 'X-A-2': '', 'X-A-3': '', 'X-A-4': '', 'X-A-5': '', 'X-A-6': '' },
  match: {
    durations: [
      { ms: 5, clause: 'X-A-1', standing: 'printed' },
      { ms: 7, clause: 'X-A-2', standing: 'printed' },
    ],
    clock: { stop: { halts: false, clause: 'X-A-3', standing: 'printed' } },
    scoring: { again: { policy: 'pay' }, start: { clause: 'X-A-4', standing: 'printed' } },
  },
  options: [
    { name: 'stop', clauses: ['X-A-3'], values: [] },
    { name: 'late', clauses: ['X-A-6'], values: [{ patches: [{ path: ['ms'], to: 5 }] }] },
  ],
  guide: [{ kind: 'guidance', id: 'help', clause: 'X-A-5', standing: 'printed' }],
});
const anything = { isValid: () => true, words: () => null };
const whats = (id: string, rests: readonly object[] = []): string[] => {
  const book = small();
  return takings(book, citations(book).get(id) ?? [], rests, anything).map((way) => way.what);
};

describe('where a clause stands', () => {
  test('in rules, options and the guide, by names', () => {
    const places = citations(small());
    expect(places.get('X-A-1')?.map(shownAs)).toEqual(['match.durations.0']);
    expect(places.get('X-A-3')?.map(shownAs)).toEqual(['match.clock.stop', 'options.stop']);
    expect(places.get('X-A-5')?.map(shownAs)).toEqual(['guide.help']);
    expect(places.get('X-A-9')).toBeUndefined();
  });
});

describe('ways to take a rule out', () => {
  test('an element of a list is left out, or its own values are neutral', () => {
    expect(whats('X-A-1')).toEqual([
      'left out',
      'durations.ms 5 -> 0',
      'durations.ms 5 -> 6',
      'durations.ms 5 -> null',
    ]);
  });

  test('a part is left out or turned round; the option beside it stays', () => {
    expect(whats('X-A-3')).toEqual(['left out', 'left out', 'stop.halts false -> true']);
  });

  test('a bare citation and the guide leave nothing to take out', () => {
    expect(whats('X-A-4')).toEqual([]);
    expect(whats('X-A-5')).toEqual([]);
  });

  test('what a rule rests on elsewhere is stated beside the book', () => {
    expect(whats('X-A-4', [{ at: 'match.durations.1.ms', to: 0 }])).toEqual([
      'match.durations.1.ms -> 0',
    ]);
    expect(whats('X-A-4', [{ at: 'match.durations', add: { ms: 1 } }])).toEqual([
      'match.durations: one more',
    ]);
    expect(whats('X-A-1', [{ at: 'match.durations.1.ms', to: 0 }])[0]).toBe(
      'match.durations.1.ms -> 0',
    );
    expect(() => whats('X-A-4', [{ at: 'match.nowhere' }])).toThrow('there is no match.nowhere');
  });

  test('every way changes the book and leaves nothing behind', () => {
    const book = small();
    for (const id of Object.keys(book.clauses))
      for (const way of takings(book, citations(book).get(id) ?? [], [], anything)) {
        const undo = way.change();
        expect([way.what, JSON.stringify(book) === JSON.stringify(small())]).toEqual([
          way.what,
          false,
        ]);
        undo();
        expect(book).toEqual(small());
      }
  });

  test('what the schema refuses is no way', () => {
    const book = small();
    const found = citations(book).get('X-A-1') ?? [];
    expect(takings(book, found, [], { ...anything, isValid: () => false })).toEqual([]);
  });
});

describe('proof', () => {
  const part = { safeParse: () => ({ success: true }) };
  /** As the schema of a book: everything is valid. */
  const rulebook = {
    shape: { match: { ...part, shape: {} }, options: part },
  };
  for (const key of ['durations', 'clock', 'scoring'])
    Object.assign(rulebook.shape.match.shape, { [key]: part });

  const proofOf = async (id: string, run: (book: ReturnType<typeof small>) => void) => {
    const book = small();
    const own = { file: 'x.test.ts', name: id, run: () => run(book) };
    const verdicts = await prove({
      book,
      rulebook,
      applyPatches: (match: object) => match,
      cited: new Map([[id, [own]]]),
      rests: {},
      ids: [id],
    });
    return verdicts.get(id);
  };

  test('a test that comes to another outcome proves the row', async () => {
    const verdict = await proofOf('X-A-1', (book) => expect(book.match.durations[0]?.ms).toBe(5));
    expect(verdict).toMatchObject({ state: 'proven', how: 'left out' });
  });

  test('what an option puts in is taken out too', async () => {
    const verdict = await proofOf('X-A-6', (book) =>
      expect(book.options[1]?.values[0]?.patches[0]?.to).toBe(5),
    );
    expect(verdict).toMatchObject({ state: 'proven' });
  });

  test('a test that holds whatever the rule is does not', async () => {
    expect(await proofOf('X-A-1', () => undefined)).toEqual({ state: 'not proven' });
  });

  test('nor one that can only break', async () => {
    const breaks = (book: ReturnType<typeof small>) => {
      if (book.match.durations.length < 2) throw new TypeError('no such row');
    };
    expect(await proofOf('X-A-1', breaks)).toEqual({ state: 'not proven' });
  });

  test('where nothing can be taken out, no test helps', async () => {
    expect(await proofOf('X-A-4', () => undefined)).toEqual({ state: 'no rule to take out' });
  });

  test('a test that fails without any change is a gap that is told', async () => {
    const verdict = await proofOf('X-A-1', () => expect(1).toBe(2));
    expect(verdict).toMatchObject({ state: 'its test fails', by: { name: 'X-A-1' } });
  });
});

describe('the table', () => {
  const row = (id: string, kind: string) => ({ id, kind, topic: 'a | b', who: 'referee' });
  const places = citations(small());
  const line = (id: string, kind: string, verdict?: object) =>
    lineOf({
      row: row(id, kind),
      found: places.get(id) ?? [],
      items: small().guide.filter((item) => item.clause === id),
      rests: [],
      tests: ['x.json'],
      verdict,
      seen: id === 'X-A-5' ? 'yes' : 'no',
    });
  const lines = [
    line('X-A-1', 'computed', { state: 'proven', how: 'left out' }),
    line('X-A-4', 'computed', { state: 'no rule to take out' }),
    line('X-A-5', 'guidance'),
    line('X-A-9', 'gate'),
  ];

  test('says where each row lives and what is missing', () => {
    expect(lines.map((each) => [each.lives, each.state])).toEqual([
      ['engine rule: `match.durations.0`', 'proven (left out)'],
      ['engine rule: `match.scoring.start`', 'no rule to take out'],
      ['guidance `help`', 'in the book'],
      ['', 'not in the book'],
    ]);
  });

  test('counts by kind, gaps by name', () => {
    expect(figures(lines)).toEqual([
      { kind: 'computed', rows: 2, done: 1, gaps: [['no rule to take out', ['X-A-4']]] },
      { kind: 'gate', rows: 1, done: 0, gaps: [['not in the book', ['X-A-9']]] },
      { kind: 'guidance', rows: 1, done: 1, gaps: [] },
    ]);
  });

  test('is Markdown that a bar in a cell does not break', () => {
    const text = tableText('small', lines);
    expect(text).toContain(
      '| X-A-5 | guidance | a \\| b | referee | guidance `help` | x.json | in the book | yes |',
    );
    expect(text).toContain('Seen at the mat: 1 of 4; not: X-A-1, X-A-4, X-A-9');
    expect(text).toContain('| computed | 2 | 1 | no rule to take out: X-A-4 |');
  });
});
