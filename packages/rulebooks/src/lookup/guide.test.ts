import { describe, expect, it } from 'vitest';
import { findBook } from '../books/index.ts';
import { bookHash } from '../hash/book-hash.ts';
import { resolveRules } from '../resolve/resolve.ts';
import { screenRules } from '../resolve/screen.ts';
import type { GuideItem } from '../schema/guide.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import { type GuideQuery, guideFor } from './guide.ts';

function bookOf(id: string): Rulebook {
  const book = findBook(id);
  if (!book) throw new Error(`no book ${id}`);
  return book;
}
const five = bookOf('five');
const ids = (query: GuideQuery, book = five): readonly string[] =>
  guideFor(book, query).map((item) => item.id);

describe('guideFor', () => {
  it('gives everything where nothing is asked, the help of the fouls last', () => {
    const all = guideFor(five);
    expect(all.slice(0, five.guide.length)).toEqual(five.guide);
    const help = five.match.fouls.fouls.filter((foul) => foul.help !== undefined);
    expect(help.length).toBeGreaterThan(0);
    expect(all.slice(five.guide.length).map((item) => item.text)).toEqual(
      help.map((foul) => foul.help),
    );
  });

  it('by official and moment', () => {
    const start = ids({ who: 'scorekeeper', moment: 'before-start' });
    expect(start).toEqual(['three-count', 'ankle-bands', 'red-belt']);
    expect(ids({ who: 'timekeeper' })).toEqual(['stalling', 'time', 'fight-again']);
  });

  it('by technique: what it needs to score', () => {
    expect(ids({ technique: 'knee-on-belly' })).toEqual([
      'three-count',
      'three-count-knee',
      'threat-first',
      'knee-on-belly',
      'knee-defended',
    ]);
    expect(ids({ technique: 'no such technique' })).toEqual([]);
  });

  it('by foul, with the help of its own rule', () => {
    expect(ids({ foul: 'fish-hooking' })).toEqual(['foul-fish-hooking']);
    expect(ids({ foul: 'biting' })).toEqual(['bitten']);
  });

  it('by discipline and age group; what is not known hides nothing', () => {
    const shoes = (query: GuideQuery) => ids(query).filter((id) => id.startsWith('shoes'));
    expect(shoes({ discipline: 'gi' })).toEqual(['shoes-gi']);
    expect(shoes({ discipline: 'no-gi' })).toEqual(['shoes-no-gi']);
    expect(shoes({})).toEqual(['shoes-gi', 'shoes-no-gi']);
    expect(ids({ ageGroup: 'adults', moment: 'attempt' })).toEqual(['threat-first']);
    expect(ids({ ageGroup: 'preteens', moment: 'attempt' })).toContain('support-joint');
  });

  it('by kind, in the order of the book', () => {
    expect(ids({ kind: 'gesture', moment: 'stop' })).toEqual([
      'stop',
      'time',
      'own-separate',
      'own-out-of-bounds',
    ]);
    expect(guideFor(bookOf('classic'), { kind: 'gesture' })).toEqual([]);
  });
});

describe('the guide and the rules of a match', () => {
  const division = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' };
  const rulesOf = (book: Rulebook) => {
    const resolved = resolveRules(book, {}, division);
    if (!resolved.ok) throw new Error('not resolved');
    return resolved.rules;
  };

  it('reminders come from it, by the conditions of the match', () => {
    expect(screenRules(rulesOf(five)).reminders.map((row) => row.code)).toEqual([
      'three-count',
      'no-overtime',
      'clothing',
      'ready',
    ]);
  });

  it('counts come from it, with the setting that changes their seconds', () => {
    const kept = rulesOf(five).counts.filter(({ offers }) => offers === 'foul');
    expect(kept).toMatchObject([{ ms: 20_000, foul: 'stalling', option: 'stallingSeconds' }]);
  });

  it('nothing else of it goes to the tables', () => {
    const goes = (item: GuideItem) => item.reminder === true || 'count' in item;
    const without = { ...five, guide: five.guide.filter(goes) };
    const { book: _, ...rules } = rulesOf(five);
    const { book: __, ...bare } = rulesOf(without);
    expect(rules).toEqual(bare);
  });

  it('a changed item is a changed book', () => {
    const [first, ...rest] = five.guide;
    if (!first) throw new Error('empty');
    const changed = { ...five, guide: [{ ...first, label: 'Another' }, ...rest] };
    expect(bookHash(changed)).not.toBe(bookHash(five));
  });
});
