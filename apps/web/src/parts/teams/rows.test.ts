import { describe, expect, it } from 'vitest';
import { kgOf } from './kg.ts';
import { checkRows, emptyRows, type TypedRow } from './rows.ts';
import { teamRules } from './testing.ts';

const row = (over: Partial<TypedRow> = {}): TypedRow => ({
  name: '',
  rank: 'blue',
  weight: '80',
  injured: false,
  substitute: false,
  ...over,
});
const single = teamRules('single-rank', {}, 'blue');
const texts = (checked: ReturnType<typeof checkRows>) =>
  checked.problems.map((all) => all.map(({ field, text }) => `${field}: ${text}`));

describe('kgOf', () => {
  it('reads kilograms as people type them', () => {
    expect([kgOf(' 82,5 '), kgOf('82.5kg'), kgOf('0'), kgOf('')]).toEqual([82.5, 82.5, 0, null]);
    for (const text of ['abc', '-5', '8 2', '1.2.3', '99999']) expect(kgOf(text)).toBeNaN();
  });
});

describe('checkRows', () => {
  it('leaves empty places out, and knows each one that is filled by its place', () => {
    const rows = [row(), ...emptyRows(single).slice(0, 2), row({ weight: '95,5' }), row()];
    const checked = checkRows(single, '', rows);
    expect(checked.filled).toBe(3);
    expect(checked.shares).toEqual([80, null, null, 95.5, 80]);
    expect(checked.check.limit).toMatchObject({ sum: 255.5, most: 430 });
    expect(checked.general).toEqual(['The team has 3 people where 5 are needed.']);
  });

  it('takes two without a name for two, and one name twice for one person', () => {
    expect(texts(checkRows(single, '', [row(), row()])).flat()).toEqual([]);
    const twice = checkRows(single, '', [row({ name: 'Ada' }), row(), row({ name: ' ada' })]);
    expect(texts(twice)[2]).toEqual(['name: ada stands in this team twice.']);
  });

  it('says at the field what cannot be, and what could be', () => {
    const rows = [
      row({ weight: '900' }),
      row({ weight: '0' }),
      row({ weight: 'heavy' }),
      row({ rank: 'pink' }),
      row({ rank: 'brown' }),
    ];
    expect(texts(checkRows(single, '', rows))).toEqual([
      ['weight: 900 kg is no weight of a person. Valid: 10 to 300 kg.'],
      ['weight: 0 kg is no weight of a person. Valid: 10 to 300 kg.'],
      ['weight: “heavy” is no weight. Write kilograms, as 82.5.'],
      ['rank: pink cannot stand in this event. Valid: White, Blue, Purple, Brown, Black.'],
      ['rank: This event is for: Blue.'],
    ]);
  });

  it('names the belts and weights of a handicap table that lacks some', () => {
    const handicapTable = [
      { rank: 'blue', maxKg: 85, score: -1 },
      { rank: 'purple', maxKg: null, score: 0 },
    ];
    const rules = teamRules('all-ranks', { handicapTable });
    const rows = [row({ rank: 'white' }), row({ weight: '90' }), row({ rank: '' }), row()];
    const checked = checkRows(rules, '', rows);
    expect(texts(checked)).toEqual([
      ['rank: The handicap table has no row for White. It has: Blue, Purple.'],
      ['weight: The handicap table ends below 90 kg for this belt.'],
      ['rank: Choose a belt.'],
      [],
    ]);
    expect(checked.shares).toEqual([null, null, null, -1]);
  });

  it('says so where no handicap table is entered', () => {
    const rows = [row(), row(), row(), row(), row()];
    const { general } = checkRows(teamRules('all-ranks'), '', rows);
    expect(general).toEqual([
      'The organiser has not entered the handicap table yet, so no score can be told.',
    ]);
  });

  it('tells single changes by the row that they are of', () => {
    const heavy = [row(), row({ name: 'Bea', weight: '120' }), row(), row(), row()];
    const [first, second] = checkRows(single, '', heavy).changes;
    expect(first).toEqual({ row: 0, texts: ['weighs at most 70 kg'] });
    expect(second).toEqual({ row: 1, texts: ['weighs at most 110 kg'] });
  });

  it('keeps substitutes apart from the team', () => {
    const rules = teamRules('single-rank', { substitutes: 1 }, 'blue');
    expect(
      emptyRows(rules)
        .map(({ substitute }) => substitute)
        .lastIndexOf(true),
    ).toBe(5);
    const five = [row({ injured: true, name: 'Ada' }), row(), row(), row(), row()];
    const bench = row({ substitute: true, name: 'Fay', weight: '120' });
    const { check } = checkRows(rules, '', [...five, bench]);
    expect(check).toMatchObject({ legal: true, limit: { sum: 400 } });
    expect(check.substitutions).toMatchObject([{ place: 0, by: 'Fay', sum: 440, legal: false }]);
  });
});
