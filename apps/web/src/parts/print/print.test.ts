import type { DivisionView, PoolStandings, RoundView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { card, competitor, divisionView, round, who, winnerOf } from '../testing.ts';
import { nameSizes, paperMeasures } from './paper-sizes.ts';
import { rowsPerSheet, type Sheet, sheetsOf } from './sheet-plan.ts';

const knockOut = (size: number): RoundView[] => {
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
};

const partOf = (sheet: Sheet) =>
  sheet.kind === 'pictures' && sheet.pictures.map(({ index, of }) => [index, of])[0];

const pool = (number: number, size: number): PoolStandings => ({
  pool: number,
  level: false,
  rows: Array.from({ length: size }, (_, i) => ({
    competitor: competitor(`${number}-${i}`),
    place: 1,
    placedBy: null,
    wins: 0,
    losses: 0,
    submissions: 0,
    pointsFor: 0,
    pointsAgainst: 0,
  })) as unknown as PoolStandings['rows'],
});

const withPools = (sizes: readonly number[]): DivisionView => ({
  ...divisionView([]),
  standings: sizes.map((size, i) => pool(i + 1, size)),
});

describe('sheetsOf', () => {
  it('is one sheet up to 32 entries, then parts and the rounds after them', () => {
    const sheets = (size: number) => sheetsOf(divisionView(knockOut(size)), 'picture');
    expect(sheets(32)).toHaveLength(1);
    expect(sheets(64)).toHaveLength(3);
    expect(sheets(128)).toHaveLength(5);
    expect(sheets(512)).toHaveLength(17);
    expect(sheets(128).map((sheet) => partOf(sheet))).toEqual(
      [0, 1, 2, 3, 4].map((index) => [index, 5]),
    );
  });

  it('lists matches that are called, so many a sheet', () => {
    const bye = card('bye', { number: 0 });
    const rounds = [...knockOut(64), round('third-place', [bye])];
    const sheets = sheetsOf(divisionView(rounds), 'list');
    const counts = sheets.map((sheet) => (sheet.kind === 'lists' ? sheet.matches.length : -1));
    expect(counts).toEqual([rowsPerSheet, rowsPerSheet, 63 - 2 * rowsPerSheet]);
  });

  it('card 42: a second final leaves the sheets once it is not needed', () => {
    for (const form of ['list', 'picture'] as const) {
      const ids = (standing: 'waiting' | 'not-needed'): string[] => {
        const spare = card('spare', { number: 4, standing });
        const second: RoundView = {
          part: 'finals',
          round: { kind: 'second-final' },
          matches: [spare],
        };
        const rounds = [...knockOut(4), second];
        return sheetsOf(divisionView(rounds), form).flatMap((sheet) => {
          const matches =
            sheet.kind === 'lists'
              ? sheet.matches
              : sheet.pictures.flatMap(({ rounds: drawn }) => drawn.flatMap((one) => one.matches));
          return matches.map(({ matchId }) => matchId);
        });
      };
      expect(ids('waiting')).toContain('spare');
      expect(ids('not-needed')).toEqual(['0-0', '0-1', '1-0']);
    }
  });

  it('puts whole tables of pools on a sheet, as many as it holds', () => {
    const pools = (sizes: number[]) =>
      sheetsOf(withPools(sizes), 'picture').map((sheet) =>
        sheet.kind === 'lists' ? sheet.pools.length : -1,
      );
    expect(pools([4, 4, 4])).toEqual([3]);
    expect(pools([16])).toEqual([1]);
    expect(pools([16, 16])).toEqual([1, 1]);
    expect(pools([4, 4, 4, 4, 4, 4, 4])).toEqual([4, 3]);
  });

  it('has lists of the pools before the picture of the knock-out', () => {
    const pooled: RoundView = {
      part: 'pool',
      round: { kind: 'pool', pool: 1, number: 1 },
      matches: [card('p')],
    };
    const view = { ...withPools([3, 3]), rounds: [pooled, ...knockOut(4)] };
    const [lists, pictures, ...others] = sheetsOf(view, 'picture');
    expect(lists).toMatchObject({ kind: 'lists', matches: [{ matchId: 'p' }] });
    expect(pictures).toMatchObject({ kind: 'pictures' });
    expect(others).toEqual([]);
    const many = { ...pooled, matches: Array.from({ length: 20 }, (_, i) => card(`p${i}`)) };
    const large = { ...withPools([8, 8]), rounds: [many] };
    expect(sheetsOf(large, 'picture')).toMatchObject([{ matches: [] }, { pools: [] }]);
  });

  it('has both drawings of a small bracket on one sheet', () => {
    const lower = knockOut(8).map((each) => ({ ...each, part: 'lower' as const }));
    const count = (size: number): number =>
      sheetsOf(divisionView([...knockOut(size), ...lower]), 'picture').length;
    expect(count(16)).toBe(1);
    expect(count(32)).toBe(2);
  });
});

describe('a picture on paper', () => {
  it('is no wider and no higher than Letter and A4 allow, whatever the part', () => {
    for (const rounds of [knockOut(2), knockOut(8), knockOut(32)]) {
      const { boxWidth, columnGap, boxHeight, rowGap, headHeight } = paperMeasures(rounds);
      const rows = rounds[0]?.matches.length ?? 0;
      expect(rounds.length * (boxWidth + columnGap) - columnGap).toBeLessThanOrEqual(186.001);
      expect(headHeight + rows * (boxHeight + rowGap)).toBeLessThanOrEqual(225);
    }
  });

  it('sets names smaller, on two lines and on three, rather than cut them', () => {
    const sizeOf = (widths: number[], width: number) => nameSizes(widths, 33)(width);
    expect(sizeOf([80, 100], 100)).toBe('large');
    expect(sizeOf([80, 200], 80)).toBe('usual');
    expect(sizeOf([80, 200], 200)).toBe('small');
    expect(sizeOf([80, 400], 400)).toBe('tiny');
  });
});
