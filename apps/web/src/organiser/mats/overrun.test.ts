import { describe, expect, it } from 'vitest';
import { overrunOf } from './overrun.ts';

const at = (text: string): number => Date.parse(text);
const day = (end: string | null) => [{ start: '2026-05-30T08:00:00.000Z', end }];
const mat = (plannedEnd: string | null, sessions: ReturnType<typeof day> | null = null) => ({
  plannedEnd: plannedEnd === null ? null : at(plannedEnd),
  sessions,
});

describe('the plan of a mat', () => {
  it('fits its day, or is none', () => {
    expect(overrunOf(mat('2026-05-30T18:00:00Z'), day(null), 'UTC')).toBeNull();
    expect(overrunOf(mat('2026-05-30T18:00:00Z'), day('2026-05-30T18:00:00Z'), 'UTC')).toBeNull();
    expect(overrunOf(mat(null), day(null), 'UTC')).toBeNull();
    expect(overrunOf(mat('2026-05-30T18:00:00Z'), [], 'UTC')).toBeNull();
  });

  it('ends after its session', () => {
    const end = '2026-05-30T17:59:00Z';
    expect(overrunOf(mat('2026-05-30T18:00:00Z'), day(end), 'UTC')).toBe('session');
    expect(overrunOf(mat('2026-05-30T18:00:00Z', day(end)), day(null), 'UTC')).toBe('session');
  });

  it('ends on the next day of the venue (CLS-ORD-04)', () => {
    expect(overrunOf(mat('2026-05-31T00:20:00Z'), day(null), 'UTC')).toBe('day');
    expect(overrunOf(mat('2026-05-31T00:20:00Z'), day(null), 'America/New_York')).toBeNull();
    expect(overrunOf(mat('2026-05-30T16:20:00Z'), day(null), 'Asia/Tokyo')).toBe('day');
  });
});
