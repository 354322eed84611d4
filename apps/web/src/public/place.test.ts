import { describe, expect, it } from 'vitest';
import { pageAt } from '../organiser/place.ts';
import { divisionPath, placeOf, tabPath } from './place.ts';

describe('places of the public page', () => {
  it('are read from the path', () => {
    expect(placeOf('')).toEqual({ tab: 'now', divisionId: null });
    expect(placeOf('mats')).toEqual({ tab: 'mats', divisionId: null });
    expect(placeOf('brackets/d3')).toEqual({ tab: 'brackets', divisionId: 'd3' });
  });
  it('are nothing elsewhere', () => {
    for (const rest of ['now/x', 'mats/m1', 'brackets/d3/x', 'nonsense', 'constructor']) {
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
