import { describe, expect, it } from 'vitest';
import { readPoints } from './points.ts';

describe('readPoints', () => {
  it.each([
    ['120', 120],
    ['87.5', 87.5],
    ['87,5', 87.5],
    ['1.250', 1250],
    ['1,250', 1250],
    ['12 500', 12500],
    ["1'250,5", 1250.5],
    ['1250 pts', 1250],
    ['40 Punkte', 40],
  ])('%s', (text, points) => {
    expect(readPoints(text)).toEqual({ kind: 'points', points });
  });

  it.each(['', '-', '–', '0', '0.0', '?'])('%j is none', (text) => {
    expect(readPoints(text)).toEqual({ kind: 'none' });
  });

  it.each(['-5', 'many', '1.2.3', '12a', '1e9', '12345678901'])(
    '%j is no number of points',
    (text) => {
      expect(readPoints(text)).toEqual({ kind: 'bad' });
    },
  );
});
