import { expect, it } from 'vitest';
import { elapsedText, remainingText } from './clock-text.ts';

it('hides no second that is still there', () => {
  const left = [300_000, 299_500, 299_000, 298_900, 1_000, 400, 1, 0, -50];
  expect(left.map(remainingText)).toEqual([
    ...['5:00', '5:00', '4:59', '4:59', '0:01', '0:01', '0:01', '0:00', '0:00'],
  ]);
});

it('counts whole seconds up', () => {
  expect([0, 999, 1_000, 197_000, 600_000].map(elapsedText)).toEqual([
    ...['0:00', '0:00', '0:01', '3:17', '10:00'],
  ]);
});
