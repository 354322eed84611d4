import type { ClockView } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { elapsedText, remainingText } from '../ui/clock-text.ts';
import { periodElapsed } from '../ui/period-time.ts';

interface Moment {
  readonly clock: ClockView;
  /** Epoch milliseconds at which the match's real time was 0. */
  readonly startedAt: number | null;
  /** The server's clock. */
  readonly now: number;
  readonly periods: ScreenRules['periods'];
  /** The connection is gone: what follows is a guess. */
  readonly blind: boolean;
}

/**
 * The match clock at this moment. Between two views it goes on by itself. Without a connection it stops short of the
 * end: nobody knows then whether the time ran out, and 0:00 would say so.
 */
export function clockReading({ clock, startedAt, now, periods, blind }: Moment): string {
  const passed = clock.running && startedAt !== null ? Math.max(0, now - startedAt - clock.at) : 0;
  if (clock.remainingMs === null) return elapsedText(periodElapsed(clock, periods) + passed);
  const left = clock.remainingMs - passed;
  return blind && clock.running && left <= 0 ? '–:––' : remainingText(left);
}
