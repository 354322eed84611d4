import type { MatchView } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { elapsedText, remainingText } from '../../ui/clock-text.ts';
import { periodElapsed } from '../../ui/period-time.ts';

/** The clock as it is read off. */
export function clockText({ clock }: MatchView, periods: ScreenRules['periods']): string {
  if (clock.remainingMs === null) return elapsedText(periodElapsed(clock, periods));
  return remainingText(clock.remainingMs);
}

/** Everything of a view but what moves with the clock alone, allowances by their whole seconds. */
export function shapeOf(view: MatchView): string {
  const { clock: _clock, red, blue, ...rest } = view;
  const coarse = [red, blue].map((side) => ({
    ...side,
    allowances: side.allowances.map((one) => ({ ...one, usedMs: elapsedText(one.usedMs) })),
  }));
  return JSON.stringify([rest, coarse, view.clock.period]);
}
