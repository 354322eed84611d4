import type { ClubRow } from '@threecount/tournament';
import { expect, it } from 'vitest';
import { levelClubs, pointsOf } from './points.ts';

it('points are three numbers from 0 on', () => {
  expect(pointsOf(['9', '3', '1'])).toEqual([9, 3, 1]);
  expect(pointsOf(['2.5', '0', '0'])).toEqual([2.5, 0, 0]);
  for (const wrong of [
    ['9', '3'],
    ['9', '3', ''],
    ['9', '-1', '0'],
    ['x', '1', '1'],
  ]) {
    expect(pointsOf(wrong)).toBeNull();
  }
});

it('level clubs are those that share a place without a ruling', () => {
  const row = (name: string, place: number, placedBy: ClubRow['placedBy']): ClubRow => {
    return { name, place, placedBy, points: 9, golds: 1, silvers: 0, bronzes: 0 };
  };
  const rows = [row('a', 1, 'golds'), row('b', 2, null), row('c', 2, null), row('d', 4, 'ruling')];
  expect(levelClubs(rows).map((group) => group.map(({ name }) => name))).toEqual([['b', 'c']]);
});
