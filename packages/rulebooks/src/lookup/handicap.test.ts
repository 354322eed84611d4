import { describe, expect, it } from 'vitest';
import { findBook } from '../books/index.ts';
import type { TeamRules } from '../schema/team.ts';
import { handicapScore, handicapWarnings } from './handicap.ts';

const rows = [
  { rank: 'purple', maxKg: null, score: 1 },
  { rank: 'purple', maxKg: 80, score: 0 },
  { rank: 'purple', maxKg: 70, score: -0.5 },
  { rank: 'blue', maxKg: 90, score: -1 },
] as const;

describe('a handicap score', () => {
  it.each([
    ['purple', 70, { is: 'score', score: -0.5 }],
    ['purple', 70.1, { is: 'score', score: 0 }],
    ['purple', 80, { is: 'score', score: 0 }],
    ['purple', 80.1, { is: 'score', score: 1 }],
    ['purple', 250, { is: 'score', score: 1 }],
    ['blue', 90, { is: 'score', score: -1 }],
    ['blue', 90.1, { is: 'no-band' }],
    ['black', 80, { is: 'no-rank' }],
  ])('CLS-COMP-08 %s at %d kg', (rank, kg, found) => {
    expect(handicapScore(rows, rank, kg)).toEqual(found);
  });
});

describe('doubts about a table', () => {
  const ranks = ['white', 'blue', 'purple', 'brown', 'black'] as const;
  type Rows = NonNullable<TeamRules['handicap']['rows']>;
  const own = (): TeamRules['handicap'] => {
    const found = findBook('classic')?.match.team?.handicap;
    if (!found) throw new Error('classic is missing');
    return found;
  };
  const doubts = (table: Rows) => handicapWarnings({ ...own(), rows: table }, ranks);
  const whole: Rows = ranks.map((rank, i) => ({ rank, maxKg: null, score: i - 2 }));

  it('CLS-COMP-08 the book gives no table, and none is doubted', () => {
    expect(own().rows).toBeNull();
    expect(handicapWarnings(own(), ranks)).toEqual([]);
  });

  it('none about one that rises with belt and weight and is 0 for a purple belt of 80 kg', () => {
    expect(doubts(whole)).toEqual([]);
    expect(doubts([...whole, { rank: 'purple', maxKg: 79, score: -0.3 }])).toEqual([]);
  });

  it('CLS-COMP-08 looks at 80 kg, and neither a kilogram above nor below', () => {
    expect(doubts([...whole, { rank: 'purple', maxKg: 79, score: -0.3 }])).toEqual([]);
    const above = whole.map((row) => (row.rank === 'purple' ? { ...row, score: 0.4 } : row));
    expect(doubts([...above, { rank: 'purple', maxKg: 80, score: 0 }])).toEqual([]);
  });

  it('CLS-COMP-08 a purple belt of 80 kg that is not 0, or is not in it', () => {
    const moved = whole.map((row) => ({ ...row, score: row.score + 0.5 }));
    expect(doubts(moved)).toEqual([
      {
        code: 'not-as-expected',
        rank: 'purple',
        kg: 80,
        expected: 0,
        found: 0.5,
        clause: 'CLS-COMP-08',
      },
    ]);
    const without = whole.filter(({ rank }) => rank !== 'purple');
    expect(doubts(without)).toMatchObject([
      { code: 'not-as-expected', found: null },
      { code: 'belt-missing', rank: 'purple' },
    ]);
  });

  it('a score that falls with the weight, or with the belt', () => {
    expect(doubts([...whole, { rank: 'brown', maxKg: 80, score: 1.5 }])).toEqual([
      { code: 'falls-with-weight', rank: 'brown', kg: null },
    ]);
    const low = whole.map((row) => (row.rank === 'brown' ? { ...row, score: -0.5 } : row));
    expect(doubts(low)).toEqual([{ code: 'falls-with-belt', rank: 'brown', kg: null }]);
    expect(doubts([...whole, { rank: 'blue', maxKg: 60, score: -3 }])).toEqual([
      { code: 'falls-with-belt', rank: 'blue', kg: 60 },
    ]);
  });

  it('a belt whose heaviest band ends, and a row that stands twice', () => {
    const ends = whole.map((row) => (row.rank === 'black' ? { ...row, maxKg: 100 } : row));
    expect(doubts(ends)).toEqual([{ code: 'no-open-band', rank: 'black', kg: 100 }]);
    expect(doubts([...whole, { rank: 'white', maxKg: null, score: -2 }])).toEqual([
      { code: 'row-twice', rank: 'white', kg: null },
    ]);
  });
});
