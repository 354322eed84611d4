import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanced, fitName } from './name-fit.ts';

/** Every letter is half as wide as the size. */
const widthOf = (line: string) => line.length / 2;
const settings = [
  { size: 14, lines: 1 },
  { size: 14, lines: 2 },
  { size: 10, lines: 3 },
];

describe('fitName', () => {
  it('sets a short name large and on one line', () => {
    expect(fitName('Okafor', 100, settings, widthOf)).toEqual({
      lines: ['Okafor'],
      size: 14,
      scale: 1,
    });
  });

  it('takes two lines before it squeezes hard', () => {
    const set = fitName('Montenegro de Figueiredo', 100, settings, widthOf);
    expect(set.lines).toEqual(['Montenegro', 'de Figueiredo']);
    expect(set.size).toBe(14);
  });

  it('squeezes a name that cannot be broken', () => {
    const set = fitName('A'.repeat(40), 100, settings, widthOf);
    expect(set).toEqual({ lines: ['A'.repeat(40)], size: 10, scale: 0.5 });
  });

  it('breaks double names at the hyphen', () => {
    expect(balanced('Montenegro-Vasconcellos', 2, widthOf)).toEqual([
      'Montenegro-',
      'Vasconcellos',
    ]);
  });

  it('never cuts a letter and never goes over the width', () => {
    const name = fc.array(fc.stringMatching(/^[A-Za-zÀ-ž]{1,14}$/), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(name, (words) => {
        const text = words.join(' ');
        const set = fitName(text, 100, settings, widthOf);
        expect(set.lines.join(' ')).toBe(text);
        for (const line of set.lines) {
          expect(widthOf(line) * set.size * set.scale).toBeLessThanOrEqual(100.001);
        }
        expect(set.size).toBeGreaterThanOrEqual(10);
      }),
    );
  });
});
