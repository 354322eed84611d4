import { describe, expect, it } from 'vitest';
import { books, findBook } from '../books/index.ts';
import { matchRules } from '../schema/rulebook.ts';
import type { DivisionColumn } from './division-column.ts';
import { readOptions } from './options.ts';
import { applyPatches } from './patch.ts';
import { type Bout, resolveRules } from './resolve.ts';
import type { ResolvedRules } from './resolved.ts';
import { screenRules } from './screen.ts';

const book = findBook('five');
if (!book) throw new Error('no book');
const men: DivisionColumn = {
  discipline: 'no-gi',
  ageGroup: 'adults',
  gender: 'male',
  level: 'expert',
};

function rules(options = {}, division = men, bout: Bout = {}): ResolvedRules {
  const resolved = resolveRules(book as NonNullable<typeof book>, options, division, bout);
  if (!resolved.ok) throw new Error(resolved.problems.map((p) => `${p.place} ${p.message}`).join());
  return resolved.rules;
}

function problems(options: object, division: DivisionColumn = men, bout: Bout = {}): string[] {
  const resolved = resolveRules(
    book as NonNullable<typeof book>,
    options as Record<string, unknown>,
    division,
    bout,
  );
  return resolved.ok ? [] : resolved.problems.map((p) => `${p.place}: ${p.message}`);
}

describe('resolved rules', () => {
  it('are plain data', () => {
    const resolved = rules();
    expect(JSON.parse(JSON.stringify(resolved))).toEqual(resolved);
    expect(JSON.parse(JSON.stringify(screenRules(resolved)))).toEqual(screenRules(resolved));
  });

  it('name the book, its hash and what was chosen', () => {
    const resolved = rules({ stacking: 'all' });
    expect(resolved.book.id).toBe('five');
    expect(resolved.options).toEqual({ stacking: 'all' });
    expect(resolved.periods).toHaveLength(1);
    expect(resolved.periods[0]?.lengthMs).toBe(360_000);
  });

  it('leave out what the division has not', () => {
    const codes = (division: DivisionColumn): string[] =>
      rules({}, division).fouls.fouls.map((foul) => foul.code);
    expect(codes(men)).toContain('clothing-grab');
    expect(codes({ ...men, discipline: 'gi' })).not.toContain('clothing-grab');
    const feigning = (discipline: string): string[] =>
      screenRules(rules({}, { ...men, discipline })).fouls.find((f) => f.code === 'feigning')
        ?.details as string[];
    expect(feigning('gi')).toContain('gi off');
    expect(feigning('no-gi')).not.toContain('gi off');
  });
});

describe('options', () => {
  it('each value of each option gives rules that the schema takes', () => {
    for (const option of book.options) {
      if (!('values' in option)) continue;
      for (const { value } of option.values) {
        const options = {
          [option.name]: value,
          ...('needs' in option && option.needs ? { [option.needs]: 60 } : {}),
        };
        const reading = readOptions(book, options, { pro: true });
        expect(reading.problems).toEqual([]);
        expect(matchRules.safeParse(applyPatches(book.match, reading.patches)).success).toBe(true);
      }
    }
  });

  it('every default changes nothing', () => {
    for (const option of book.options)
      if ('values' in option) expect(option.values[0]?.patches).toEqual([]);
  });

  it.each([
    [{ nonsense: 'x' }, 'options.nonsense: is no option of rulebook five'],
    [
      { bracketFormat: 'round-robin' },
      'options.bracketFormat: is a setting of the tournament, not of a match',
    ],
    [{ stacking: 'some' }, 'options.stacking: "some" is not known here'],
    [{ injuryMinutes: -1 }, 'options.injuryMinutes: -1 is no length of time'],
    [{ injuryMinutes: 'long' }, 'options.injuryMinutes: "long" is no length of time'],
    [
      { overtime: 'on', overtimeSeconds: 60 },
      'options.overtime: may not be set in this division and stage',
    ],
    [{ legalityTable: 'mine' }, 'options.legalityTable: "mine" is not known here'],
    [
      { legalityTable: { slam: ['E'] } },
      'options.legalityTable.slam: is forbidden by the text itself (FIVE-LEG-03)',
    ],
    [
      { legalityTable: { headlock: [] } },
      'options.legalityTable.headlock: "headlock" is not known here',
    ],
    [
      { legalityTable: { kneebar: ['Z'] } },
      'options.legalityTable.kneebar: ["Z"] is not known here',
    ],
  ])('%j is refused by name', (options, message) => {
    expect(problems(options)).toContain(message);
  });

  it('overtime may be set for PRO divisions and special matches', () => {
    const options = { overtime: 'on', overtimeSeconds: 90 };
    expect(problems(options, { ...men, pro: true })).toEqual([]);
    expect(rules(options, men, { stage: 'special' }).periods[1]?.lengthMs).toBe(90_000);
    expect(problems({ overtime: 'on' }, { ...men, pro: true })).toEqual([
      'options.overtime: needs options.overtimeSeconds to be set',
    ]);
  });

  it('times by option', () => {
    const injury = (options: object): number | null | undefined =>
      rules(options).allowances.find((a) => a.reason === 'injury')?.limitMs;
    expect(injury({})).toBeNull();
    expect(injury({ injuryMinutes: 'none' })).toBeNull();
    expect(injury({ injuryMinutes: 2.5 })).toBe(150_000);
  });
});

describe('divisions', () => {
  it.each([
    [{ ...men, discipline: 'judo' }, 'division.discipline: "judo" is not known here'],
    [{ ...men, ageGroup: 'masters' }, 'division.ageGroup: "masters" is not known here'],
    [{ ...men, level: 'elite' }, 'division.level: "elite" is not known here'],
    [{ ...men, rank: 'red' }, 'division.rank: "red" is not known here'],
    [{ ...men, gender: 'other' }, 'division.gender: "other" is not known here'],
    [JSON.parse('{"ageGroup":"adults"}'), 'division.discipline: needed by rulebook five'],
    [{ discipline: 'gi' }, 'division.ageGroup: needed by rulebook five'],
    [{ discipline: 'gi', ageGroup: 'adults-30' }, 'division.gender: needed by rulebook five'],
    [
      { discipline: 'gi', ageGroup: 'senior-kids', level: 'expert' },
      'division.level: "expert" is not known here',
    ],
  ])('%j is refused by name', (division, message) => {
    expect(problems({}, division)).toContain(message);
  });

  it('FIVE-GIL-09 a belt that nobody has is refused with all belts, lowest first', () => {
    const resolved = book && resolveRules(book, {}, { ...men, rank: 'red' });
    expect(resolved?.ok === false && resolved.problems.map(({ valid }) => valid)).toEqual([
      ['white', 'grey', 'yellow', 'orange', 'green', 'blue', 'purple', 'brown', 'black'],
    ]);
  });
});

describe('legality', () => {
  const legal = (technique: string, division: DivisionColumn, options = {}): string | undefined =>
    rules(options, division).legality.techniques[technique]?.legal;
  const gi = { ...men, discipline: 'gi' };

  it.each([
    ['kneebar', { discipline: 'no-gi', ageGroup: 'preteens' }, 'illegal'],
    ['armbar', { discipline: 'no-gi', ageGroup: 'junior-kids' }, 'legal'],
    ['kneebar', men, 'legal'],
    ['kneebar', { ...men, level: 'intermediate' }, 'illegal'],
    ['heel-hook', men, 'legal'],
    [
      'heel-hook',
      { discipline: 'gi', ageGroup: 'adults', gender: 'male', rank: 'black' },
      'illegal',
    ],
    ['heel-hook', { ...men, ageGroup: 'adults-30' }, 'illegal'],
    ['wrist-lock', { discipline: 'gi', ageGroup: 'adults', gender: 'male', rank: 'blue' }, 'legal'],
    [
      'wrist-lock',
      { discipline: 'gi', ageGroup: 'adults', gender: 'male', rank: 'white' },
      'illegal',
    ],
    ['collar-choke', { ...gi, rank: 'white' }, 'legal'],
    ['collar-choke', men, 'illegal'],
    ['other', men, 'conditional'],
    ['scissor-takedown', men, 'illegal'],
  ])('%s in %j is %s', (technique, division, standing) => {
    expect(legal(technique, division)).toBe(standing);
  });

  it('without a level only what all columns agree on is ruled', () => {
    const open = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male' };
    expect(legal('armbar', open)).toBe('legal');
    expect(legal('neck-crank', open)).toBe('illegal');
    expect(legal('kneebar', open)).toBe('unlisted');
  });

  it('the organiser’s table is confirmed by being given, and keeps what is locked', () => {
    const options = { legalityTable: { kneebar: ['K'], slam: [], armbar: true } };
    const resolved = rules(options, { discipline: 'no-gi', ageGroup: 'preteens' }).legality;
    expect(resolved.confirmed).toBe(true);
    expect(resolved.techniques['kneebar']?.legal).toBe('legal');
    expect(resolved.techniques['armbar']?.legal).toBe('legal');
    expect(resolved.techniques['slam']).toMatchObject({ legal: 'illegal', locked: true });
    expect(resolved.techniques['triangle']).toBeUndefined();
  });
});

it('there is one book to resolve at least', () => {
  expect(books.length).toBeGreaterThan(0);
});
