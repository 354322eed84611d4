import type { RoundView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { card, round, who, winnerOf } from '../testing.ts';
import { paperLimits, sectionsOf } from './sections.ts';

/** A knock-out of `size`, nothing fought. */
function knockOut(size: number): RoundView[] {
  const rounds: RoundView[] = [];
  for (let n = size / 2, c = 0; n >= 1; n /= 2, c++) {
    const matches = Array.from({ length: n }, (_, i) =>
      card(`${c}-${i}`, {
        red: c === 0 ? who(`r${i}`) : winnerOf(`${c - 1}-${2 * i}`),
        blue: c === 0 ? who(`b${i}`) : winnerOf(`${c - 1}-${2 * i + 1}`),
      }),
    );
    rounds.push({ part: 'main', round: { kind: 'round-of', size: 2 * n }, matches });
  }
  return rounds;
}

/** Those with one loss: of each two rounds of a length the second takes losers from elsewhere. */
function lower(first: number): RoundView[] {
  const rounds: RoundView[] = [];
  for (let n = first, c = 0; n >= 1; n = c % 2 === 0 ? n / 2 : n) {
    const matches = Array.from({ length: n }, (_, i) => {
      if (c === 0) return card(`l0-${i}`, { red: who(`r${i}`), blue: who(`b${i}`) });
      const own = `l${c - 1}-`;
      if (c % 2 === 1)
        return card(`l${c}-${i}`, { red: who(`x${c}${i}`), blue: winnerOf(own + i) });
      const blue = winnerOf(own + (2 * i + 1));
      return card(`l${c}-${i}`, { red: winnerOf(own + 2 * i), blue });
    });
    rounds.push({ part: 'lower', round: { kind: 'lower', number: c + 1 }, matches });
    c++;
  }
  return rounds;
}

const shape = (rounds: readonly RoundView[]): number[] => rounds.map((r) => r.matches.length);
const idsOf = (rounds: readonly RoundView[]): string[] =>
  rounds.flatMap((r) => r.matches.map(({ matchId }) => matchId));

describe('sectionsOf', () => {
  it('leaves whole what one sheet holds', () => {
    expect(sectionsOf(knockOut(32), paperLimits).map(shape)).toEqual([[16, 8, 4, 2, 1]]);
    expect(sectionsOf([], paperLimits)).toEqual([]);
  });

  it('cuts a knock-out into subtrees and the rounds that their winners go to', () => {
    expect(sectionsOf(knockOut(64), paperLimits).map(shape)).toEqual([
      [16, 8, 4, 2, 1],
      [16, 8, 4, 2, 1],
      [1],
    ]);
    const large = sectionsOf(knockOut(512), paperLimits);
    expect(large).toHaveLength(17);
    expect(large.map(shape).at(-1)).toEqual([8, 4, 2, 1]);
    expect(idsOf(large[1] ?? [])).toContain('4-1');
    expect(idsOf(large[1] ?? [])).toContain('0-16');
  });

  it('puts several short subtrees of a lower part on one sheet', () => {
    const shapes = sectionsOf(lower(32), paperLimits).map(shape);
    for (const each of shapes) {
      expect(each.length).toBeLessThanOrEqual(6);
      expect(Math.max(...each)).toBeLessThanOrEqual(16);
    }
    expect(shapes[0]).toEqual([16, 16, 8, 8, 4, 4]);
  });

  it('has each match in one part, whatever the size', () => {
    for (const rounds of [knockOut(128), knockOut(2048), lower(1), lower(64), lower(256)]) {
      const parts = sectionsOf(rounds, paperLimits).flatMap(idsOf);
      expect(parts.toSorted()).toEqual(idsOf(rounds).toSorted());
    }
  });

  it('keeps the match for third place with the final', () => {
    const third = round('third-place', [card('t')]);
    const parts = sectionsOf([...knockOut(64), third], paperLimits);
    expect(idsOf(parts.at(-1) ?? [])).toEqual(['5-0', 't']);
  });
});
