import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBook } from '../books/index.ts';
import { type Entrant, entryFindings } from './eligibility.ts';
import { ageGroupFor } from './groups.ts';

interface AgeCase {
  readonly clause: string;
  readonly age: number;
  readonly gender: string;
  /** Null: the text has none. */
  readonly group: string | null;
}

interface LevelCase {
  readonly clause: string;
  readonly discipline: string;
  readonly ageGroup: string;
  readonly gender: string;
  readonly months?: number;
  readonly belt?: string;
  readonly otherBelt?: string;
  /** Null: what is known does not settle it. */
  readonly level?: string | null;
  /** The level that is proposed for a belt that the group does not list. */
  readonly unlisted?: string;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../cases/${name}.json`, import.meta.url), 'utf8'));
const ages = read('five-ages') as readonly AgeCase[];
const levels = read('five-levels') as readonly LevelCase[];
const book = findBook('five');
if (!book) throw new Error('no book');

const groups = [
  ['junior-kids', 'mixed'],
  ['senior-kids', 'mixed'],
  ['preteens', 'male'],
  ['preteens', 'female'],
  ['junior-teens', 'male'],
  ['junior-teens', 'female'],
  ['senior-teens', 'male'],
  ['senior-teens', 'female'],
  ['adults', 'male'],
  ['adults', 'female'],
  ['adults-30', 'male'],
  ['adults-40', 'male'],
] as const;

const nobody: Entrant = { age: null, gender: null, months: null, belt: null };
const columnOf = (discipline: string, ageGroup: string, gender: string) =>
  gender === 'mixed' ? { discipline, ageGroup } : { discipline, ageGroup, gender };

describe('who may enter a division of five by age and gender', () => {
  it.each(ages)('$clause: $age years, $gender: $group', ({ age, gender, group, clause }) => {
    expect(ageGroupFor(book, age, gender)?.id).toBe(group ?? undefined);
    if (group !== null) expect(ageGroupFor(book, age, gender)?.clause).toBe(clause);
    for (const discipline of ['gi', 'no-gi'])
      for (const [id, offered] of groups) {
        const entrant = { ...nobody, age, gender };
        const codes = entryFindings(book, columnOf(discipline, id, offered), entrant).map(
          (finding) => finding.code,
        );
        const fits = id === group && (offered === 'mixed' || offered === gender);
        expect([id, offered, codes.length === 0]).toEqual([id, offered, fits]);
        if (id === group && !fits) expect(codes).toEqual(['gender']);
      }
  });

  it('says where the competitor belongs, or that the book has no place', () => {
    const column = columnOf('no-gi', 'senior-teens', 'female');
    const grown = entryFindings(book, column, { ...nobody, age: 18, gender: 'female' });
    expect(grown).toMatchObject([
      { code: 'other-age-group', proposed: ['adults'], clause: 'FIVE-DIV-09' },
    ]);
    expect(grown[0]?.message).toContain('Adults');
    const tiny = { ...nobody, age: 3, gender: 'male' };
    expect(entryFindings(book, columnOf('gi', 'junior-kids', 'mixed'), tiny)).toMatchObject([
      { code: 'age-unlisted', proposed: [] },
    ]);
  });

  it('FIVE-DIV-07 no woman enters a group of men', () => {
    for (const [ageGroup, age] of [
      ['adults-30', 35],
      ['adults-40', 45],
    ] as const) {
      const woman = { ...nobody, age, gender: 'female' };
      expect(entryFindings(book, { discipline: 'gi', ageGroup }, woman)).toMatchObject([
        { code: 'other-age-group', proposed: ['adults'] },
        { code: 'gender', proposed: [] },
      ]);
    }
  });

  it('what is not known is not held against anybody', () => {
    for (const [id, offered] of groups)
      expect(entryFindings(book, columnOf('gi', id, offered), nobody)).toEqual([]);
  });
});

const levelsOf = ({ discipline, ageGroup }: LevelCase): readonly string[] => {
  if (discipline === 'no-gi' && ageGroup.startsWith('adults'))
    return ['beginner', 'novice', 'intermediate', 'expert'];
  if (ageGroup.startsWith('adults')) return ['white', 'blue', 'purple', 'brown', 'black'];
  return ageGroup.endsWith('kids')
    ? ['beginner', 'advanced']
    : ['beginner', 'intermediate', 'advanced'];
};

describe('who may enter which level of five', () => {
  const named = levels.map((given) => {
    const { belt = 'no', otherBelt, months = 'unknown', level, unlisted } = given;
    const other = otherBelt === undefined ? '' : `, ${otherBelt} belt elsewhere`;
    const into = level ?? (unlisted === undefined ? 'not settled' : `unlisted, ${unlisted}`);
    const who = `${given.discipline} ${given.ageGroup} ${given.gender}`;
    return [`${given.clause}: ${who}, ${belt} belt${other}, months ${months}: ${into}`, given];
  });

  it.each(named as [string, LevelCase][])('%s', (_, given) => {
    const { discipline, ageGroup, gender, months = null, belt = null } = given;
    const { otherBelt = null } = given;
    const entrant = { age: null, gender, months, belt, otherBelt };
    for (const id of levelsOf(given)) {
      const key = discipline === 'gi' && ageGroup.startsWith('adults') ? 'rank' : 'level';
      const column = { discipline, ageGroup, gender, [key]: id };
      const found = entryFindings(book, column, entrant);
      if (given.unlisted !== undefined)
        expect(found).toMatchObject([{ code: 'level-unlisted', proposed: [given.unlisted] }]);
      else if (given.level === null || given.level === id) expect([id, found]).toEqual([id, []]);
      else
        expect([id, found]).toMatchObject([
          id,
          [{ code: 'other-level', proposed: [given.level], clause: given.clause }],
        ]);
    }
  });

  it('FIVE-LVL-10 says why the level is another one', () => {
    const column = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'novice' };
    const [finding] = entryFindings(book, column, { ...nobody, months: 60 });
    expect(finding?.message).toBe('With 60 months of training the level is Expert, not Novice.');
  });

  it('FIVE-GIL-13 proposes the highest level for a belt that the group does not list', () => {
    const column = { discipline: 'gi', ageGroup: 'preteens', level: 'beginner' };
    const [finding] = entryFindings(book, column, { ...nobody, belt: 'green' });
    expect(finding?.message).toContain('green belt');
    expect(finding?.message).toContain('Advanced');
  });

  const codesOf = (column: object, entrant: Partial<Entrant>) =>
    entryFindings(
      book,
      { discipline: 'no-gi', ageGroup: 'adults', ...column },
      {
        ...nobody,
        ...entrant,
      },
    ).map(({ code, clause }) => `${code} ${clause}`);

  it.each([
    ['blue', 'intermediate', false],
    ['purple', 'intermediate', true],
    ['brown', 'novice', true],
    ['black', 'beginner', true],
    ['purple', 'expert', false],
    ['black', 'expert', false],
  ])('FIVE-LVL-10 no-gi a %s belt in %s is looked at: %s', (belt, level, doubtful) => {
    for (const ageGroup of ['adults', 'adults-30', 'adults-40'])
      expect(codesOf({ ageGroup, level }, { belt })).toEqual(
        doubtful ? ['level-doubtful FIVE-LVL-10'] : [],
      );
  });

  it.each([
    ['white', null, false],
    ['white', 35, false],
    ['white', 36, true],
    ['blue', 36, false],
  ])('FIVE-GIL-10 gi a %s belt after %s months is looked at: %s', (belt, months, doubtful) => {
    expect(codesOf({ discipline: 'gi', rank: belt }, { belt, months })).toEqual(
      doubtful ? ['level-doubtful FIVE-GIL-10'] : [],
    );
  });

  it('FIVE-LVL-10 years decide: the belt is named with them where the level is another one', () => {
    const found = codesOf({ level: 'novice' }, { belt: 'purple', months: 40 });
    expect(found).toEqual(['other-level FIVE-LVL-09']);
  });
});
