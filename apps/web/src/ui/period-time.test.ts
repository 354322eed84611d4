import type { ScreenRules } from '@threecount/rulebooks';
import { expect, it } from 'vitest';
import { periodElapsed } from './period-time.ts';

const period = (id: string, lengthMs: number | null) => ({ id, lengthMs });
const periods = [
  period('regulation', 300_000),
  period('overtime', 60_000),
  period('sudden-death', null),
] as unknown as ScreenRules['periods'];

it('counts a period without a limit from its own beginning', () => {
  expect(periodElapsed({ elapsedMs: 372_000, period: 'sudden-death' }, periods)).toBe(12_000);
  expect(periodElapsed({ elapsedMs: 12_000, period: 'regulation' }, periods)).toBe(12_000);
  expect(periodElapsed({ elapsedMs: 12_000, period: 'unknown' }, periods)).toBe(12_000);
});
