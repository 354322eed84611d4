import { describe, expect, it } from 'vitest';
import { defaultClubRules } from '../initial.ts';
import { type ClubMedal, rankClubs } from './club-rank.ts';

const medals = (club: string, golds: number, silvers = 0, bronzes = 0): ClubMedal[] => [
  ...Array.from({ length: golds }, () => medal(club, 1)),
  ...Array.from({ length: silvers }, () => medal(club, 2)),
  ...Array.from({ length: bronzes }, () => medal(club, 3)),
];
const medal = (club: string, place: 1 | 2 | 3, belt = 3, weight = 70): ClubMedal => {
  return { club, place, belt, weight };
};
const lines = (all: readonly ClubMedal[], rules = defaultClubRules, ruling: string[] = []) =>
  rankClubs(all, rules, ruling).map(({ place, club, points, placedBy }) => {
    return `${place} ${club} ${points} ${placedBy ?? 'level'}`;
  });

describe('card 170: ties in team points', () => {
  it('are broken by golds, then silvers, then bronzes', () => {
    const all = [...medals('x', 2, 4), ...medals('y', 3, 1), ...medals('z', 3, 0, 3)];
    expect(lines(all)).toEqual(['1 y 30 silvers', '2 z 30 silvers', '3 x 30 golds']);
  });

  it('then by the higher belt of a champion, then by the heavier class', () => {
    const belt = [medal('x', 1, 4, 60), medal('y', 1, 8, 60), medal('z', 1, 4, 90)];
    expect(lines(belt)).toEqual([
      '1 y 9 higher-belt',
      '2 z 9 heavier-class',
      '3 x 9 heavier-class',
    ]);
  });

  it('follow the list of steps as it was set', () => {
    const all = [...medals('x', 2, 4), ...medals('y', 3, 1)];
    const rules = { ...defaultClubRules, ties: ['silvers'] as const };
    expect(lines(all, rules)).toEqual(['1 x 30 silvers', '2 y 30 silvers']);
    expect(lines(all, { ...defaultClubRules, ties: [] })).toEqual(['1 x 30 level', '1 y 30 level']);
  });
});

describe('clubs that nothing parts', () => {
  const all = [...medals('x', 1), ...medals('y', 1), ...medals('z', 0, 1)];
  it('share a place, and the places they take up stay free', () => {
    expect(lines(all)).toEqual(['1 x 9 level', '1 y 9 level', '3 z 3 points']);
  });
  it('take the order of a ruling that names all of them', () => {
    expect(lines(all, defaultClubRules, ['y', 'x'])).toEqual([
      '1 y 9 ruling',
      '2 x 9 ruling',
      '3 z 3 points',
    ]);
    expect(lines(all, defaultClubRules, ['y', 'z'])).toEqual(lines(all));
  });
  it('are never put in another order by a ruling where a step parts them', () => {
    expect(lines(all, defaultClubRules, ['z', 'y', 'x'])[2]).toBe('3 z 3 points');
  });
});

it('points of the places are those of the table', () => {
  const rules = { ...defaultClubRules, points: [5, 3.5, 0] as const };
  expect(lines(medals('x', 1, 1, 1), rules)).toEqual(['1 x 8.5 points']);
});

it('the same medals in any order give the same standings', () => {
  const all = [...medals('b', 1, 2), ...medals('a', 1, 2), ...medals('c', 2)];
  expect(lines(all.toReversed())).toEqual(lines(all));
});
