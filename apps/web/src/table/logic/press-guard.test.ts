import { expect, it } from 'vitest';
import { pressGuard } from './press-guard.ts';

it('takes one of two presses that follow at once, and both of two that do not', () => {
  const mayPress = pressGuard();
  expect(mayPress('red takedown', 1_000)).toBe(true);
  expect(mayPress('red takedown', 1_299)).toBe(false);
  expect(mayPress('red takedown', 1_300)).toBe(true);
});

it('does not mix up sides and techniques', () => {
  const mayPress = pressGuard();
  expect(mayPress('red takedown', 0)).toBe(true);
  expect(mayPress('blue takedown', 1)).toBe(true);
  expect(mayPress('red sweep', 2)).toBe(true);
});
