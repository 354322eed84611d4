import { describe, expect, it } from 'vitest';
import { lateMinutes } from './late.ts';

const minute = 60_000;

describe('lateMinutes', () => {
  it('counts whole minutes, from five on', () => {
    expect(lateMinutes({ lateMs: 25 * minute + 59_000 })).toBe(25);
    expect(lateMinutes({ lateMs: 5 * minute })).toBe(5);
    expect(lateMinutes({ lateMs: 5 * minute - 1 })).toBeNull();
    expect(lateMinutes({ lateMs: null })).toBeNull();
  });
});
