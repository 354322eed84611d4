import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../initial.ts';
import { isBye } from '../testing/is-bye.ts';
import type { Bracket, BracketMatch, FormatPlan, ThirdPlace } from '../types/entities.ts';
import { buildBracket, planFor } from './build.ts';

const entries = (count: number): string[] => Array.from({ length: count }, (_, i) => `e${i + 1}`);
const { standing } = defaultSettings;
const built = (plan: FormatPlan, count: number): Bracket =>
  buildBracket('d1', {
    plan,
    seedText: 'x',
    order: entries(count),
    standing,
    disqualifiedGoOn: false,
  });
const knockOut = (count: number, third: ThirdPlace = 'none'): readonly BracketMatch[] =>
  built({ format: 'single-elimination', thirdPlace: third }, count).matches;
const real = (matches: readonly BracketMatch[]): BracketMatch[] =>
  matches.filter((match) => !isBye(match));

describe('a knock-out', () => {
  it('of five has one match in its first round and byes for the first three', () => {
    const matches = knockOut(5);
    const first = matches.filter((match) => match.column === 0);
    const fought = real(first);
    expect(fought).toHaveLength(1);
    expect(fought[0]).toMatchObject({ red: { entryId: 'e5' }, blue: { entryId: 'e4' } });
    const free = first
      .filter(isBye)
      .map((match) => (match.red.kind === 'bye' ? match.blue : match.red));
    expect(free).toEqual(['e1', 'e3', 'e2'].map((entryId) => ({ kind: 'competitor', entryId })));
    expect(real(matches)).toHaveLength(4);
  });

  it.each([
    [9, 7, 1, 8],
    [17, 15, 1, 16],
    [33, 31, 1, 32],
    [52, 12, 20, 51],
    [300, 212, 44, 299],
  ])(
    'of %i has %i byes, %i matches in its first round and %i in all',
    (count, byes, first, all) => {
      const matches = knockOut(count);
      expect(matches.filter(isBye)).toHaveLength(byes);
      expect(real(matches).filter((match) => match.column === 0)).toHaveLength(first);
      expect(real(matches)).toHaveLength(all);
      const empty = matches.filter(
        (match) => match.red.kind === 'bye' && match.blue.kind === 'bye',
      );
      expect(empty).toEqual([]);
    },
  );

  it('has a match for third place before the final, from four entries on', () => {
    const kinds = (count: number): string[] => knockOut(count, 'fought').map((m) => m.round.kind);
    expect(kinds(4)).toEqual(['semi-final', 'semi-final', 'third-place', 'final']);
    expect(kinds(3)).toEqual(['semi-final', 'semi-final', 'final']);
    expect(knockOut(4, 'fought')[2]).toMatchObject({
      red: { kind: 'loser-of', matchId: 'd1-1' },
      blue: { kind: 'loser-of', matchId: 'd1-2' },
    });
  });
});

describe('a round robin', () => {
  it.each([
    [3, 3, 3],
    [4, 6, 3],
    [5, 10, 5],
  ])('of %i has %i matches in %i rounds, everyone once against everyone', (count, all, rounds) => {
    const { matches } = built({ format: 'round-robin', thirdPlace: 'none' }, count);
    const pairs = matches.map(({ red, blue }) => [idOf(red), idOf(blue)].sort().join(' '));
    expect(new Set(pairs).size).toBe(all);
    expect(matches).toHaveLength(all);
    expect(new Set(matches.map((match) => match.column)).size).toBe(rounds);
    for (let column = 0; column < rounds; column += 1) {
      const inRound = matches.filter((match) => match.column === column);
      const ids = inRound.flatMap(({ red, blue }) => [idOf(red), idOf(blue)]);
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const entryId of entries(count)) {
      const reds = matches.filter(({ red }) => idOf(red) === entryId).length;
      const blues = matches.filter(({ blue }) => idOf(blue) === entryId).length;
      expect(Math.abs(reds - blues)).toBeLessThanOrEqual(1);
    }
  });
});

function idOf(slot: BracketMatch['red']): string {
  if (slot.kind !== 'competitor') throw new Error('no competitor');
  return slot.entryId;
}

describe('planFor', () => {
  const knockOut = { format: 'single-elimination', thirdPlace: 'shared' } as const;
  const robin = { format: 'round-robin', thirdPlace: 'none' } as const;
  const formats = [
    { from: 2, to: 2, plan: { format: 'best-of-three' } },
    { from: 3, to: 4, plan: robin },
    { from: 5, to: null, plan: knockOut },
  ] as const;
  it.each([
    [1, 'alone'],
    [2, 'best-of-three'],
    [3, 'round-robin'],
    [4, 'round-robin'],
    [5, 'single-elimination'],
    [4096, 'single-elimination'],
  ])('%i entries: %s', (count, format) => {
    expect(planFor(count, formats).format).toBe(format);
  });
});
