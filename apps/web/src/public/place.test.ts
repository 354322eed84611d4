import { describe, expect, it } from 'vitest';
import { pageAt } from '../organiser/place.ts';
import { divisionPath, placeOf, tabPath } from './place.ts';

describe('places of the public page', () => {
  it('are read from the path', () => {
    const none = { divisionId: null, matchId: null };
    expect(placeOf('')).toEqual({ tab: 'now', ...none });
    expect(placeOf('mats')).toEqual({ tab: 'mats', ...none });
    expect(placeOf('brackets/d3')).toEqual({ tab: 'brackets', ...none, divisionId: 'd3' });
    expect(placeOf('teams')).toEqual({ tab: 'teams', ...none });
    expect(placeOf('teams/calculator')).toEqual({ tab: 'teams', ...none, calculator: true });
    expect(placeOf('matches/d3-7')).toEqual({ tab: 'brackets', ...none, matchId: 'd3-7' });
  });
  it('are nothing elsewhere', () => {
    for (const rest of [
      'now/x',
      'mats/m1',
      'teams/d1',
      'brackets/d3/x',
      'matches',
      'matches/d3-7/x',
      'nonsense',
      'constructor',
    ]) {
      expect(placeOf(rest)).toBeNull();
    }
  });
  it('are written as paths', () => {
    expect(tabPath('open 26', 'now')).toBe('/t/open%2026');
    expect(divisionPath('t1', 'd/3')).toBe('/t/t1/brackets/d%2F3');
  });
});

describe('pageAt', () => {
  it('knows the pages of the organiser alone', () => {
    expect(pageAt('')).toBe('overview');
    expect(pageAt('draw')).toBe('draw');
    expect(pageAt('nonsense')).toBeNull();
  });
});
