import type { StandingsRow } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { competitor } from '../../parts/testing.ts';
import { levelRows } from './level-rows.ts';

describe('levelRows', () => {
  it('takes those who share a place', () => {
    const rows = [1, 1, 3].map(
      (place, i): StandingsRow => ({
        competitor: competitor(`e${i}`),
        place,
        wins: 0,
        losses: 0,
        submissions: 0,
        pointsFor: 0,
        pointsAgainst: 0,
        placedBy: null,
      }),
    );
    expect(levelRows(rows).map((row) => row.competitor.entryId)).toEqual(['e0', 'e1']);
  });
});
