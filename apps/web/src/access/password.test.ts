import { describe, expect, it } from 'vitest';
import { nextPath, passwordFault } from './password.ts';

describe('passwordFault', () => {
  it('counts characters, not bytes or halves', () => {
    expect(passwordFault('1234567', '1234567')).toEqual({ kind: 'too-short', has: 7 });
    expect(passwordFault('🥋🥋🥋🥋', '🥋🥋🥋🥋')).toEqual({ kind: 'too-short', has: 4 });
    expect(passwordFault('12345678', '12345678')).toBeNull();
  });
  it('wants the same twice', () => {
    expect(passwordFault('12345678', '12345679')).toEqual({ kind: 'not-same' });
  });
});

describe('nextPath', () => {
  it('stays on this site', () => {
    expect(nextPath('?next=/organiser/t1/draw')).toBe('/organiser/t1/draw');
    expect(nextPath('')).toBe('/');
    for (const bad of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:x',
      '/a\\b',
    ]) {
      expect(nextPath(`?next=${encodeURIComponent(bad)}`)).toBe('/');
    }
  });
});
