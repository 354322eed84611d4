import { describe, expect, it } from 'vitest';
import { findRoute, type Route } from './router.ts';

const load = () => Promise.reject(new Error('not loaded in this test'));
const routes: Route[] = ['/', '/t/:t/*', '/table/:mat', '/scoreboard/:t/:mat'].map((pattern) => ({
  pattern,
  load,
}));
const at = (path: string) => {
  const found = findRoute(routes, path);
  return found && { pattern: found.route.pattern, ...found.props };
};

describe('findRoute', () => {
  it('takes the start page, with and without slashes', () => {
    expect(at('/')?.pattern).toBe('/');
    expect(at('')?.pattern).toBe('/');
  });

  it('gives named parts, decoded, and the rest', () => {
    expect(at('/t/open%202026/division/d3')).toEqual({
      pattern: '/t/:t/*',
      params: { t: 'open 2026' },
      rest: 'division/d3',
    });
    expect(at('/t/x')?.rest).toBe('');
  });

  it('refuses paths that are too long or too short for a closed pattern', () => {
    expect(at('/table')).toBeNull();
    expect(at('/table/m1/more')).toBeNull();
    expect(at('/scoreboard/t1/m1')?.params).toEqual({ t: 't1', mat: 'm1' });
  });

  it('survives a broken escape', () => {
    expect(at('/table/%E0%A4%A')?.params).toEqual({ mat: '%E0%A4%A' });
  });
});
