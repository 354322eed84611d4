import { describe, expect, it } from 'vitest';
import { books } from '../books/index.ts';
import { bookHash } from '../hash/book-hash.ts';
import { canonicalJson } from '../hash/canonical.ts';
import { sha256 } from '../hash/sha256.ts';
import { unconfirmedTables } from '../lookup/unconfirmed.ts';
import type { DivisionColumn } from '../resolve/division-column.ts';
import { resolveRules } from '../resolve/resolve.ts';
import { screenRules } from '../resolve/screen.ts';
import { parseRulebook } from './parse.ts';
import { readPinnedBook } from './pinned-book.ts';
import type { Rulebook } from './rulebook.ts';

type Path = readonly string[];

/** Members that came after the first form of a book; `*`: in every element. A later one is added here. */
const LATER: readonly Path[] = [
  ['guide'],
  ['match', 'competitors'],
  ['match', 'team'],
  ...['loss', 'fewest', 'hurtWinner', 'shortTeam', 'substitutes', 'overLimit', 'settings'].map(
    (member) => ['match', 'team', member],
  ),
  ...['reorder', 'injured', 'absent'].map((member) => ['match', 'team', member]),
  ['match', 'team', 'settings', '*', 'acrossMatches'],
  ['match', 'team', 'tieBreaks', '*', 'pick'],
  ['match', 'team', 'tieBreaks', '*', 'except'],
  ['match', 'team', 'composition', '*', 'lowerRanks'],
  ['match', 'team', 'handicap', 'expected'],
  ['divisions', 'weights', 'entered'],
  ['divisions', 'weights', 'entered', 'label'],
  ['match', 'durations', '*', 'id'],
  ['match', 'durations', '*', 'flag'],
  ['match', 'periods', '*', 'position'],
  ['match', 'periods', '*', 'when'],
  ['match', 'clock', 'timeOuts', '*', 'prompt'],
  ['match', 'clock', 'start', 'runsClock'],
  ['match', 'clock', 'resume', 'clock'],
  ['match', 'scoring', 'suppressors', 'unsecured'],
  ['match', 'scoring', 'penaltyPoints', 'floor'],
  ['match', 'scoring', 'techniques', '*', 'againClause'],
  ['match', 'fouls', 'harm'],
  ['match', 'fouls', 'bothByLadder'],
  ['match', 'fouls', 'stepsWarn'],
  ['match', 'fouls', 'ladders', '*', 'countsAs'],
  ...['kind', 'counted', 'inPeriods', 'disqualifyClause', 'help'].map((member) => [
    'match',
    'fouls',
    'fouls',
    '*',
    member,
  ]),
  ['match', 'legality', 'flag'],
  ['match', 'legality', 'unlistedBars'],
  ['match', 'legality', 'flagsUnnamed'],
  ['match', 'legality', 'unclearIs'],
  ['match', 'legality', 'rows', '*', 'submission'],
  ['match', 'endings', 'illegalSubmission', 'restartStanding'],
  ['match', 'endings', 'stoppages', '*', 'when'],
  ['match', 'endings', 'stoppages', '*', 'by'],
];

const adults: DivisionColumn = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male' };
const columns: Readonly<Record<string, DivisionColumn>> = {
  five: { ...adults, level: 'expert' },
  classic: { ...adults, event: 'single-rank', rank: 'white' },
  'bjj-advantage': { discipline: 'gi', ageGroup: 'adults', gender: 'male', rank: 'white' },
  'grappling-x': { ...adults, level: 'advanced' },
};

function without(value: unknown, [first, ...rest]: Path): unknown {
  if (value === undefined) return value;
  if (first === '*') return (value as unknown[]).map((item) => without(item, rest));
  if (typeof value !== 'object' || value === null || first === undefined) return value;
  const { [first]: inner, ...others } = value as Record<string, unknown>;
  if (inner === undefined || rest.length === 0) return others;
  return { ...value, [first]: without(inner, rest) };
}

/** A copy as a log gives it, so that nothing is known of it beforehand. */
const stored = (book: Rulebook, paths: readonly Path[] = []): Rulebook =>
  JSON.parse(JSON.stringify(paths.reduce<unknown>(without, book))) as Rulebook;

const resolvedOf = (book: Rulebook) => {
  const resolution = resolveRules(book, {}, columns[book.id] ?? adults);
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems));
  return resolution.rules;
};

describe.each(books.map((book) => [book.id, book] as const))('%s', (_, book) => {
  it('of today is given back as it is', () => {
    const content = stored(book);
    expect(readPinnedBook(content)).toBe(content);
  });

  it.each(LATER.map((path) => [path.join('.'), path] as const))(
    'made before %s is read, is whole, resolves, and keeps its hash',
    (_name, path) => {
      const content = stored(book, [path]);
      const read = readPinnedBook(content);
      expect(parseRulebook(read)).toMatchObject({ ok: true });
      const rules = resolvedOf(read);
      expect(rules.book.hash).toBe(sha256(canonicalJson(content)));
      expect(() => screenRules(rules)).not.toThrow();
      expect(unconfirmedTables(read)).toEqual(unconfirmedTables(book));
    },
  );

  it('made before all of them is too', () => {
    const content = stored(book, LATER);
    const read = readPinnedBook(content);
    expect(parseRulebook(read)).toMatchObject({ ok: true });
    expect(bookHash(read)).toBe(sha256(canonicalJson(content)));
    expect(bookHash(read)).not.toBe(bookHash(book));
  });
});

it('reminders of a book without a guide become a guide of them', () => {
  const [five] = books;
  if (five === undefined) throw new Error('no book');
  const reminder = {
    code: 'ready',
    label: 'Both ready?',
    clause: 'FIVE-GES-01',
    standing: 'default',
  };
  const { guide: _, ...older } = stored(five);
  const read = readPinnedBook({ ...older, match: { ...older.match, reminders: [reminder] } });
  expect(parseRulebook(read)).toMatchObject({ ok: true });
  expect(resolvedOf(read).reminders).toEqual([reminder]);
});

it.each([null, 'five', {}, { format: 'threecount.rulebook/9', match: {} }])(
  'what is no book (%j) is told',
  (content) => {
    expect(() => readPinnedBook(content)).toThrow('does not know');
  },
);
