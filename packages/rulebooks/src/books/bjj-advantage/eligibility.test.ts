import { describe, expect, it } from 'vitest';
import { type Entrant, entryFindings } from '../../lookup/eligibility.ts';
import { ageGroupFor } from '../../lookup/groups.ts';
import { bjjAdvantage as book } from './index.ts';

const nobody: Entrant = { age: null, gender: null, months: null, belt: null };

/** The codes of what speaks against an entry, with what the book proposes instead. */
const against = (column: object, entrant: Partial<Entrant>): readonly string[] =>
  entryFindings(book, { discipline: 'no-gi', ...column }, { ...nobody, ...entrant }).map(
    ({ code, proposed }) => [code, ...proposed].join(' '),
  );

describe('ADV-DIV-04 who may enter by age', () => {
  it.each([
    ['adults', 18, []],
    ['adults', 70, []],
    ['adults', 17, ['other-age-group kids']],
    ['kids', 17, []],
    ['kids', 0, []],
    ['kids', 18, ['other-age-group adults']],
  ])('%s at %i: %j', (ageGroup, age, findings) => {
    expect(against({ ageGroup }, { age, gender: 'female' })).toEqual(findings);
  });

  it('who is not born yet belongs nowhere', () => {
    expect(ageGroupFor(book, -1, 'male')).toBeUndefined();
  });
});

describe('who may enter a no-gi level by months of grappling', () => {
  const levels = ['novice', 'intermediate', 'advanced', 'elite'];
  it.each([
    ['ADV-LVL-01', 0, 'novice'],
    ['ADV-LVL-01', 11, 'novice'],
    ['ADV-LVL-02', 12, 'intermediate'],
    ['ADV-LVL-02', 23, 'intermediate'],
    ['ADV-LVL-03', 24, 'advanced'],
    ['ADV-LVL-03', 59, 'advanced'],
    ['ADV-LVL-04', 60, 'elite'],
    ['ADV-LVL-04', 300, 'elite'],
  ])('%s %i months: %s and no other', (clause, months, level) => {
    for (const entered of levels) {
      const expected = entered === level ? [] : [`other-level ${level}`];
      expect(against({ level: entered }, { months })).toEqual(expected);
    }
    const other = levels.find((one) => one !== level);
    const [finding] = entryFindings(
      book,
      { discipline: 'no-gi', level: other ?? '' },
      { ...nobody, months },
    );
    expect(finding?.clause).toBe(clause);
  });
});

describe('who may enter a division of the gi by belt', () => {
  const belts = ['white', 'blue', 'purple', 'brown', 'black'];
  it.each([
    ['ADV-TIME-01', 'white'],
    ['ADV-TIME-02', 'blue'],
    ['ADV-TIME-03', 'purple'],
    ['ADV-TIME-04', 'brown'],
    ['ADV-TIME-04', 'black'],
  ])('%s %s: in that of the belt and in no other', (_, belt) => {
    for (const rank of belts) {
      const expected = rank === belt ? [] : [`other-level ${belt}`];
      expect(against({ discipline: 'gi', rank }, { belt })).toEqual(expected);
    }
  });
});
