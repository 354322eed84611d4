import { describe, expect, it } from 'vitest';
import { roundRobinOf, roundRobins } from './round-robin.ts';
import { seedText } from './seed-text.ts';

describe('seedText', () => {
  it('is three groups that can be read out', () => {
    expect(seedText(Uint8Array.from({ length: 12 }, (_, i) => i * 21))).toMatch(
      /^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){2}$/u,
    );
  });
  it('differs with the bytes', () => {
    const one = seedText(new Uint8Array(12));
    expect(seedText(new Uint8Array(12).fill(1))).not.toBe(one);
  });
});

describe('roundRobinOf', () => {
  it('reads every range that is offered, within three to five', () => {
    for (const text of roundRobins) {
      const range = roundRobinOf(text);
      expect(range?.from).toBeGreaterThanOrEqual(3);
      expect(range?.to).toBeLessThanOrEqual(5);
      expect(range && range.from <= range.to).toBe(true);
    }
    expect(roundRobinOf('3–5')).toEqual({ from: 3, to: 5 });
    expect(roundRobinOf('none')).toBeNull();
  });
});
