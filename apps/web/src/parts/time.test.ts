import { describe, expect, it } from 'vitest';
import { ageOf, clockNow, clockText, dayText } from './time.ts';

const style = { locale: 'en-GB', timeZone: 'UTC' };

describe('clockText', () => {
  it('counts down to the second being fought and up by whole seconds', () => {
    expect(clockText(227_000)).toBe('3:47');
    expect(clockText(226_001)).toBe('3:47');
    expect(clockText(1)).toBe('0:01');
    expect(clockText(0)).toBe('0:00');
    expect(clockText(-50)).toBe('0:00');
    expect(clockText(59_999, 'up')).toBe('0:59');
  });
});

describe('clockNow', () => {
  const clock = { period: 'regulation', remainingMs: 300_000, elapsedMs: 0, running: true, at: 0 };
  it('goes on from the moment of the view while it runs', () => {
    expect(clockNow({ clock, startedAt: 1_000 }, 61_000).text).toBe('4:00');
  });
  it('stands while it is stopped', () => {
    const stopped = { ...clock, running: false };
    expect(clockNow({ clock: stopped, startedAt: 1_000 }, 61_000).text).toBe('5:00');
  });
  it('does not go backwards when our clock is behind', () => {
    expect(clockNow({ clock, startedAt: 1_000 }, 0).text).toBe('5:00');
  });
  it('counts up where the period has no limit', () => {
    const open = { ...clock, remainingMs: null, elapsedMs: 10_000, at: 10_000 };
    expect(clockNow({ clock: open, startedAt: 0 }, 15_500).text).toBe('0:15');
  });
});

describe('dayText and ageOf', () => {
  it('writes a day in words and leaves other text alone', () => {
    expect(dayText('2026-12-05', style)).toContain('5 December 2026');
    expect(dayText('soon', style)).toBe('soon');
  });
  it('takes the largest unit', () => {
    expect(ageOf(2_000).unit).toBe('now');
    expect(ageOf(8_400)).toEqual({ unit: 'seconds', count: 8 });
    expect(ageOf(150_000)).toEqual({ unit: 'minutes', count: 2 });
    expect(ageOf(7_200_000)).toEqual({ unit: 'hours', count: 2 });
  });
});
