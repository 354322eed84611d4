import { describe, expect, it } from 'vitest';
import { copiesByAge, sinceOf, sizeText } from './copies.ts';

describe('copies', () => {
  it('stand newest first, whatever form their instant has', () => {
    const copies = copiesByAge([
      { name: 'old', at: '2026-12-05T10:00:00.000Z', size: 1, reason: 'result' },
      { name: 'new', at: Date.parse('2026-12-05T11:00:00.000Z'), size: 1, reason: 'manual' },
    ]);
    expect(copies.map((copy) => copy.name)).toEqual(['new', 'old']);
  });
  it('say their size and age in the unit that suits', () => {
    expect(sizeText(10)).toBe('1 kB');
    expect(sizeText(812_400)).toBe('812 kB');
    expect(sizeText(3_440_000)).toBe('3.4 MB');
    expect(sinceOf(59_000)).toEqual({ unit: 'seconds', count: 59 });
    expect(sinceOf(3_599_000)).toEqual({ unit: 'minutes', count: 59 });
    expect(sinceOf(47 * 3_600_000)).toEqual({ unit: 'hours', count: 47 });
    expect(sinceOf(49 * 3_600_000)).toEqual({ unit: 'days', count: 2 });
  });
});
