import type { ClockView } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';

/** Match-clock time of the present period, milliseconds: what a period without a limit counts up from 0. */
export function periodElapsed(
  { elapsedMs, period }: Pick<ClockView, 'elapsedMs' | 'period'>,
  periods: ScreenRules['periods'],
): number {
  const at = periods.findIndex(({ id }) => id === period);
  const before = periods.slice(0, Math.max(0, at));
  return Math.max(0, elapsedMs - before.reduce((sum, { lengthMs }) => sum + (lengthMs ?? 0), 0));
}
