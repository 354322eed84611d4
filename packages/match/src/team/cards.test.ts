import { describe, expect, it } from 'vitest';
import { runTeamCase, type TeamCase } from '../testing/team-case.ts';

type Card = Omit<TeamCase, 'clause' | 'it'>;
const won = (letters: string): readonly string[] =>
  letters.split(' ').map((one) => (one === '-' ? 'draw' : `${one} submission`));
const five = '- - - - -';
const single = { winner: null, steps: [] };

/** What goes wrong in practice with matches of two teams, and what is right. */
const cards: readonly (readonly [string, Card])[] = [
  [
    '5: fewer warnings in the last bout go before the totals',
    {
      bouts: ['draw 0:4', 'draw', 'draw', 'draw', 'draw 1:0'],
      expect: { winner: 'b', method: 'last-bout-warnings', steps: [{ a: 1, b: 0 }] },
    },
  ],
  [
    '5: the same numbers in bout three are a draw',
    {
      bouts: ['draw 0:4', 'draw', 'draw 1:0'],
      expect: { ...single, due: '3-3', awaiting: 'bout' },
    },
  ],
  [
    '103: the running order is kept, and the last bout counts',
    {
      bouts: won('a - b a a -'),
      expect: {
        fights: ['0-0', '0-1', '1-2', '2-2', '2-3', '2-4'],
        winner: 'a',
        remaining: { a: 2, b: 0 },
        unused: { a: 2, b: 0 },
        submissions: { a: 3, b: 1 },
      },
    },
  ],
  [
    '136: six bouts',
    {
      bouts: won('- b b - a b'),
      expect: { winner: 'b', remaining: { a: 0, b: 2 }, submissions: { a: 1, b: 3 } },
    },
  ],
  [
    '138: eight bouts without a draw',
    { bouts: won('b a a b a b a a'), expect: { winner: 'a', remaining: { a: 2, b: 0 } } },
  ],
  [
    '139: the last bout drawn with nobody behind, two submissions each',
    {
      bouts: won('a b - b - a -'),
      expect: {
        winner: null,
        awaiting: 'team-tie-break',
        steps: [{ a: 0, b: 0 }, { a: 0, b: 0 }, { a: 2, b: 2 }, { winner: null }],
      },
    },
  ],
  [
    '141: the last bout drawn while one side has people left: no warnings are looked at',
    {
      bouts: ['draw 3:0', 'draw', 'b submission', 'b submission', 'draw 0:2'],
      expect: { winner: 'b', method: 'last-fighter', remaining: { a: 0, b: 2 }, steps: [] },
    },
  ],
  [
    '142: five draws, warnings in the last',
    {
      bouts: [...won('- - - -'), 'draw 0:2'],
      expect: { winner: 'a', method: 'last-bout-warnings' },
    },
  ],
  [
    '144: everything equal',
    { bouts: won(five), expect: { winner: null, awaiting: 'team-tie-break' } },
  ],
  [
    '145: whoever was not used begins the next team match',
    {
      bouts: won('b b a a - a a'),
      expect: {
        fights: ['0-0', '1-0', '2-0', '2-1', '2-2', '3-3', '3-4'],
        winner: 'a',
        next: { a: 4, b: 0 },
      },
    },
  ],
  [
    '145: two unused, one still standing: those two, the two who lost, the one who stood',
    {
      bouts: won('- - b b b'),
      startsAt: { b: 0 },
      expect: { winner: 'b', next: { a: 0, b: 3 }, unused: { a: 0, b: 2 } },
    },
  ],
  [
    '148: belts apart shorten the bout',
    {
      event: 'all-ranks',
      ranks: { a: Array(5).fill('blue'), b: ['blue', 'purple', 'brown', 'black', 'black'] },
      bouts: won('a a a a'),
      expect: { lengths: [300, 240, 180, 120] },
    },
  ],
  [
    '155: one beats five: five are left, four never on the mat',
    { bouts: won('a a a a a'), expect: { remaining: { a: 5, b: 0 }, unused: { a: 4, b: 0 } } },
  ],
  [
    '159: both disqualified in the bout that settles it: somebody has to rule',
    {
      bouts: won(five),
      picks: { a: 0, b: 0 },
      settled: ['0:00 start', '1:00 foul both spiking'],
      expect: { winner: null, awaiting: 'team-tie-break', suddenDeath: { method: null } },
    },
  ],
];

describe('cards', () => {
  it.each(cards)('%s', (name, card) => {
    expect(runTeamCase({ clause: name, it: name, ...card })).toEqual([]);
  });
});
