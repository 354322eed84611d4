import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  areApart,
  excludeEachOther,
  isIdleCell,
  isOneGroup,
  isSettledBefore,
} from '../scripts/mutants/apart.mjs';
import { bundleTests } from '../scripts/mutants/bundle.mjs';
import { mutantsOf } from '../scripts/mutants/mutations.mjs';
import { bookLine, unnoticedText } from '../scripts/mutants/report.mjs';
import { Schema } from '../scripts/mutants/schema.mjs';
import { booksIn, tryBook } from '../scripts/mutants/try.mjs';

/** A book that is none, with a place of each sort. */
const small = () => ({
  id: 'small',
  clauses: { 'X-1': 'p. 1' },
  divisions: {},
  match: {
    durations: [
      { when: { eq: ['event', 'a'] }, ms: 5, clause: 'X-1', standing: 'printed' },
      { when: { not: { in: ['event', ['b']] } }, ms: null, clause: 'X-1', standing: 'printed' },
    ],
    fouls: { restart: true, method: 'draw', label: 'A word' },
  },
  options: [],
  eventOptions: [],
  unconfirmed: [],
  guide: [{ kind: 'procedure', steps: ['a word'], count: { ms: 15 } }],
});
const anything = { isValid: () => true, words: () => ['draw', 'points'] };

describe('mutants of a book', () => {
  const book = small();
  const mutants = mutantsOf(book, anything);
  const whats = (path: string): string[] =>
    mutants.filter((mutant) => mutant.path.join('.') === path).map((mutant) => mutant.what);

  test.each([
    ['match.durations.0.ms', ['5 -> 6', '5 -> 4', '5 -> null']],
    ['match.durations.1.ms', ['null -> 1']],
    ['match.durations.0.when.eq.1', ['event: a -> b']],
    ['match.durations.1.when', ['without not', 'not left out']],
    ['match.durations.1.when.not.in.1', ['without "b"']],
    ['match.fouls.restart', ['true -> false']],
    ['match.fouls.method', ['draw -> points']],
    ['match.fouls', ['without restart', 'without method']],
    ['match.fouls.label', []],
    ['guide.0', ['without count']],
    ['guide.0.count.ms', ['15 -> 16', '15 -> 14', '15 -> null']],
  ])('%s: %j', (path, expected) => {
    expect(whats(path)).toEqual(expected);
  });

  test('rows are left out and reordered', () => {
    expect(whats('match.durations')).toHaveLength(3);
  });

  test('each carries the clause that it rests on, changes the book, and leaves nothing behind', () => {
    for (const mutant of mutants) {
      const undo = mutant.change();
      expect([mutant.what, JSON.stringify(book) === JSON.stringify(small())]).toEqual([
        mutant.what,
        false,
      ]);
      undo();
      expect(book).toEqual(small());
    }
    expect(mutants.find((mutant) => mutant.what === '5 -> 6')?.clause).toBe('X-1');
  });

  test('tables that no group has both of keep their order', () => {
    const table = (id: string, discipline: string, ...ageGroups: readonly string[]) => {
      return { id, discipline, ageGroups };
    };
    const levels = [
      table('one', 'gi', 'a'),
      table('two', 'gi', 'b'),
      table('three', 'no-gi', 'b'),
      table('four', 'no-gi', 'b', 'c'),
      table('five', 'no-gi'),
    ];
    const changes = mutantsOf({ ...small(), divisions: { levels } }, anything, 'divisions.levels');
    const orders = changes.filter(({ what }) => what.includes(' before '));
    expect(orders.map(({ what }) => what)).toEqual(['four before three', 'five before four']);
  });

  test('what the schema refuses is none', () => {
    expect(mutantsOf(small(), { ...anything, isValid: () => false })).toEqual([]);
  });
});

describe('conditions of which at most one can hold', () => {
  const gi = { eq: ['discipline', 'gi'] };
  const blue = { all: [gi, { eq: ['rank', 'blue'] }] };
  const either = { in: ['rank', ['white', 'blue']] };

  test.each([
    ['two belts', blue, { all: [gi, { in: ['rank', ['white', 'brown']] }] }, true],
    [
      'each way of one against the other',
      { any: [blue, gi] },
      { eq: ['discipline', 'no-gi'] },
      true,
    ],
    ['one way of several', { any: [blue, either] }, { eq: ['discipline', 'no-gi'] }, false],
    ['lists that share a belt', either, { eq: ['rank', 'white'] }, false],
    ['different facts', gi, { eq: ['level', 'novice'] }, false],
    ['what is not', gi, { not: gi }, false],
    ['nothing asked', { all: [] }, gi, false],
  ])('%s', (_, one, other, apart) => {
    expect(areApart(one, other)).toBe(apart);
    expect(areApart(other, one)).toBe(apart);
  });
});

describe('two conditions that one before them settles', () => {
  const women = { eq: ['gender', 'female'] };
  const advanced = { eq: ['level', 'advanced'] };
  const both = { all: [women, advanced] };

  test.each([
    ['the same, before them', [both], women, advanced, true],
    ['half of it, before them', [women], women, advanced, true],
    ['a wider list', [{ in: ['level', ['advanced', 'beginner']] }], women, advanced, true],
    ['a narrower one', [both], women, { in: ['level', ['advanced', 'beginner']] }, false],
    ['nothing before them', [], women, advanced, false],
    ['a part in another form', [{ all: [both, { known: 'rank' }] }], women, advanced, false],
    ['what is not', [{ not: women }], women, advanced, false],
  ])('%s', (_, before, one, other, settled) => {
    expect(isSettledBefore(before, one, other)).toBe(settled);
    expect(isSettledBefore(before, other, one)).toBe(settled);
  });
});

describe('a ladder whose fouls are of one group', () => {
  const on = (ladder: string) => ({ does: 'ladder', ladder });
  const out = { does: 'disqualify' };
  const fouls = [
    { group: 'a', plain: on('x'), malicious: out, inPeriods: { plain: on('y') } },
    { group: 'b', plain: on('x'), malicious: out },
  ];

  test.each([
    ['x', false],
    ['y', true],
    ['z', true],
  ])('%s: %j', (ladder, one) => {
    expect(isOneGroup({ fouls }, ladder)).toBe(one);
  });
});

describe('steps to an outcome of which at most one comes to something', () => {
  const coin = { step: 'ask', ask: 'coin-toss', when: 'no-points' };
  const points = { step: 'more', of: 'points', scope: 'match' };

  test.each([
    ['a coin without points, and more points', coin, points, true],
    ['a coin at any time', { step: 'ask', ask: 'coin-toss' }, points, false],
    ['fewer fouls', coin, { ...points, of: 'fewer-fouls' }, false],
    ['two comparisons', points, { ...points, scope: 'period' }, false],
  ])('%s: %j, %j', (_, one, other, apart) => {
    expect(excludeEachOther(one, other)).toBe(apart);
    expect(excludeEachOther(other, one)).toBe(apart);
  });
});

describe('cells of a table of techniques that can mean nothing', () => {
  const column = { when: { eq: ['ageGroup', 'kids'] } };
  const row = { locked: false };

  test.each([
    ['a row that is forbidden by the text', { ...row, locked: true }, true],
    ['a row that is judged each time', { ...row, judged: true }, true],
    ['a row that never holds there', { ...row, when: { eq: ['ageGroup', 'adults'] } }, true],
    ['a row that may hold there', { ...row, when: { eq: ['discipline', 'gi'] } }, false],
    ['any other row', row, false],
  ])('%s: %j', (_, given, idle) => {
    expect(isIdleCell(given, column)).toBe(idle);
  });
});

describe('what an option puts in', () => {
  const asks = (holds: (value: { ms: number }) => boolean) => ({
    safeParse: (value: { ms: number }) => ({ success: holds(value) }),
  });
  const rulebook = { shape: { match: asks(({ ms }) => ms >= 0), options: asks(() => true) } };
  const put = (match: object, [patch]: { to: number }[]) => ({ ...match, ms: patch?.to });

  test.each([
    [0, true],
    [-1, false],
  ])('%i is a mutant: %j, as the rules have it there', (to, valid) => {
    const options = [{ values: [{ patches: [{ path: ['ms'], to }] }] }];
    const schema = new Schema(rulebook, { match: { ms: 5 }, options }, put);
    expect(schema.isValid(['options', 0, 'values', 0, 'patches', 0, 'to'])).toBe(valid);
  });
});

describe('the books', () => {
  let bundle: Awaited<ReturnType<typeof bundleTests>>;
  beforeAll(async () => {
    bundle = await bundleTests();
  });
  afterAll(() => bundle.remove());

  test('are all there', async () => {
    expect(await booksIn(bundle.url)).toContain('classic');
  });

  test('every length that changes is noticed', { timeout: 120_000 }, async () => {
    const only = 'match.durations.1';
    const result = await tryBook(bundle.url, 'classic', { jobs: 1, only });
    expect(result.tried.rules).toBeGreaterThan(4);
    expect(result.tried.guide).toBe(0);
    expect(result.unnoticed).toEqual([]);
  });
});

describe('the report', () => {
  const unnoticed = [{ path: 'match.a.1.ms', sort: 'match.a.*.ms', what: '5 -> 6', clause: 'X-1' }];

  test('says of each mutant where it is and what it cites', () => {
    const tried = { rules: 8, guide: 0 };
    expect(bookLine({ book: 'small', tried, unnoticed, tests: 3 })).toBe(
      'small: rules: 1 of 8 mutants noticed by nobody (12.5 %); guide: 0 of 0 mutants noticed by nobody (0.0 %); 3 tests',
    );
    expect(unnoticedText({ unnoticed })).toContain('match.a.1.ms: 5 -> 6 [X-1]');
  });
});
