import { describe, expect, it } from 'vitest';
import { card, competitor, round, winnerOf } from '../testing.ts';
import { bracketSizes } from './measures.ts';

const widthOf = (line: string): number => 8 * line.length;
const named = (familyName: string) => ({
  kind: 'competitor' as const,
  competitor: competitor('e1', { givenName: 'Ana', familyName }),
});
const two = (familyName: string) => [
  round('semi-final', [card('a', { red: named(familyName) }), card('b')]),
  round('final', [card('f', { red: winnerOf('a'), blue: winnerOf('b') })]),
];
const long = 'x'.repeat(26);

describe('bracketSizes', () => {
  it('keeps short names in narrow boxes of one line', () => {
    expect(bracketSizes(two('Berg'), 1400, widthOf)).toMatchObject({ boxWidth: 216, lines: 1 });
  });

  it('makes boxes as wide as the longest name where there is room', () => {
    const wide = bracketSizes(two(long), 1400, widthOf);
    expect(wide).toMatchObject({ boxWidth: 300, lines: 1, columnGap: 36 });
    expect(bracketSizes(two(long), 636, widthOf)).toMatchObject({ boxWidth: 300, lines: 1 });
  });

  it('takes the room that there is, and two lines, where it is too little', () => {
    expect(bracketSizes(two(long), 596, widthOf)).toMatchObject({ boxWidth: 280, lines: 2 });
    const phone = bracketSizes(two(long), 320, widthOf);
    expect(phone).toMatchObject({ boxWidth: 216, lines: 2, columnGap: 20 });
    expect(phone.boxHeight).toBeGreaterThan(bracketSizes(two(long), 1400, widthOf).boxHeight);
  });

  it('needs no more room than there is where narrow columns fit', () => {
    const six = Array.from({ length: 6 }, (_, i) => two('Berg')[i % 2] ?? []).flat();
    const { boxWidth, columnGap } = bracketSizes(six, 1442, widthOf);
    expect(6 * boxWidth + 5 * columnGap).toBeLessThanOrEqual(1442);
  });

  it('leaves room for the words above the two', () => {
    const card1 = card('a', { standing: 'needs-ruling', matName: 'Mat of the great hall' });
    const { boxWidth } = bracketSizes([round('final', [card1])], 1400, widthOf);
    expect(boxWidth).toBeGreaterThan(260);
  });

  it('counts the seed, and does not count the match for third place as a column', () => {
    const seeded = { ...competitor('e1', { familyName: long, givenName: 'Ana' }), seed: 1 };
    const rounds = [
      round('semi-final', [card('a', { red: { kind: 'competitor', competitor: seeded } })]),
      round('third-place', [card('t')]),
    ];
    expect(bracketSizes(rounds, 400, widthOf)).toMatchObject({ boxWidth: 356, lines: 1 });
  });

  it('leaves room for the line-ups of teams', () => {
    const team = { red: null, blue: null, bouts: 0 };
    const ofTeams = [round('final', [card('a', { team })])];
    const usual = bracketSizes([round('final', [card('a')])], 1400, widthOf);
    const { boxHeight, boxWidth } = bracketSizes(ofTeams, 1400, widthOf);
    expect(boxHeight).toBe(usual.boxHeight + 60);
    expect(boxWidth).toBe(usual.boxWidth);
  });

  it('is no wider than a name reads well', () => {
    expect(bracketSizes(two('x'.repeat(90)), 1900, widthOf)).toMatchObject({
      boxWidth: 420,
      lines: 2,
    });
  });
});
